// A board: a position is a text with a character for each cell, which stands for a piece.

const numberOf = (character) => character.charCodeAt(0) - 48;

/** Shows a position, and names its pieces for who does not see them. */
function showPieces(picture, board, text) {
  picture.querySelectorAll('.piece').forEach((place, cell) => {
    place.innerHTML = board.shapes[numberOf(text[cell]) - 1] ?? '';
  });
  const names = (owner) => [...text].flatMap((character, cell) => {
    const piece = numberOf(character) - 1;
    return piece < 0 || board.owners[piece] !== owner ? []
      : [board.names[cell] + (board.labels[piece] && ` (${board.labels[piece]})`)];
  }).join(' ');
  const sides = board.seats.map((seat, owner) => `${seat}: ${names(owner)}.`);
  if (board.owners.includes(-1)) sides.push(`Others: ${names(-1)}.`);
  picture.setAttribute('aria-label', sides.join(' '));
}

/** Returns how many pieces a seat has in a position. */
function countOf(board, text, owner) {
  return [...text].reduce((sum, character) => {
    const piece = numberOf(character) - 1;
    return sum + (piece >= 0 && board.owners[piece] === owner ? board.counts[piece] : 0);
  }, 0);
}

/** Returns a position after changes: the character of a piece, and that of its cell, and so on. */
function changed(text, changes) {
  const cells = [...text];
  for (let at = 0; at < changes.length; at += 2) cells[numberOf(changes[at + 1])] = changes[at];
  return cells.join('');
}

/** Marks cells, and removes the marks of a style from all others. */
function markCells(picture, cells, style, radius) {
  const marks = picture.querySelector('.marks');
  marks.querySelectorAll(`.${style.split(' ')[0]}`).forEach((mark) => mark.remove());
  const places = picture.querySelectorAll('.piece');
  for (const cell of cells) {
    const mark = document.createElementNS(picture.namespaceURI, 'circle');
    mark.setAttribute('class', style);
    mark.setAttribute('r', radius);
    mark.setAttribute('transform', places[cell].getAttribute('transform'));
    marks.append(mark);
  }
}
