export const byId = (id) => document.getElementById(id);

/** Makes an element. Texts may be hostile, so they never become markup. */
export function element(name, properties = {}, ...children) {
  const made = document.createElement(name);
  Object.assign(made, properties);
  made.append(...children);
  return made;
}

/** Returns a list of classes without those that are not wanted. */
export const classes = (...names) => names.filter(Boolean).join(' ');
