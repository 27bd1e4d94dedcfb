// The board as a picture to save.
const WIDTH = 1000;

/** What a shape of the board has from style sheets, which the picture does not know. */
const STYLES = [
  'fill', 'fill-opacity', 'font-family', 'font-size', 'font-weight', 'paint-order', 'stroke',
  'stroke-dasharray', 'stroke-linecap', 'stroke-width', 'text-anchor', 'text-decoration',
];

/** Saves a board, as the page shows it, as a file. Legal moves are not marked. */
export async function save(board, name) {
  const { width, height } = board.viewBox.baseVal;
  const size = { width: WIDTH, height: Math.round((WIDTH * height) / width) };
  const address = URL.createObjectURL(
    new Blob([text(board, size)], { type: 'image/svg+xml' }));
  const image = new Image();
  image.src = address;
  await image.decode();
  URL.revokeObjectURL(address);
  const canvas = Object.assign(document.createElement('canvas'), size);
  const context = canvas.getContext('2d');
  context.fillStyle = getComputedStyle(document.body).backgroundColor;
  context.fillRect(0, 0, size.width, size.height);
  context.drawImage(image, 0, 0);
  canvas.toBlob((blob) => download(blob, name));
}

/** Returns the board as SVG that looks the same without the page. */
function text(board, { width, height }) {
  const copy = board.cloneNode(true);
  const copies = copy.querySelectorAll('*');
  board.querySelectorAll('*').forEach((shape, at) => {
    const style = getComputedStyle(shape);
    STYLES.forEach((each) => copies[at].setAttribute(each, style.getPropertyValue(each)));
  });
  copy.querySelectorAll('.cell, .legal').forEach((each) => each.remove());
  copy.setAttribute('width', width);
  copy.setAttribute('height', height);
  return new XMLSerializer().serializeToString(copy);
}

function download(blob, name) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The browser reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
