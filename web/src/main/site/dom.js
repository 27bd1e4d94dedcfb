/** Returns a list of classes without those that are not wanted. */
export const classes = (...names) => names.filter(Boolean).join(' ');

/** Returns what stands behind # in the page's address. */
export function addressText() {
  const text = location.hash.slice(1);
  try {
    return decodeURIComponent(text);
  } catch {
    // The text has a percent sign that encodes nothing. Whoever reads it rejects it.
    return text;
  }
}
