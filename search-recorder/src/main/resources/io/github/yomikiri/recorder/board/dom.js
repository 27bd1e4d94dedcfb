export const byId = (id) => document.getElementById(id);

/** Makes an element. Texts may be hostile, so they never become markup. */
export function element(name, properties = {}, ...children) {
  const made = document.createElement(name);
  Object.assign(made, properties);
  made.append(...children);
  return made;
}

/** Adds a shape to a picture or to a part of it. */
export function addShape(parent, name, attributes, text = '') {
  const made = document.createElementNS(parent.namespaceURI, name);
  Object.entries(attributes).forEach(([key, value]) => made.setAttribute(key, value));
  made.textContent = text;
  parent.append(made);
  return made;
}
