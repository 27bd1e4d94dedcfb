/*
 * The tree: rows in pre-order, which of them are unfolded, and searches. It knows nothing of the
 * page. Texts are numbers that index `data.texts`; number 0 is the empty text.
 */
class Tree {
  static BEST = 1;
  static OTHER_SIDE = 2;

  constructor(data) {
    this.data = data;
    this.size = data.ply.length;
    const n = this.size;
    this.parent = new Int32Array(n); // -1 at a root
    this.end = new Int32Array(n); // the row after the last one below
    this.leafKinds = new Set(data.kinds.keys()); // kinds whose rows never have children
    this.principal = new Uint8Array(n); // a root, or the best move of such a row
    const path = [];
    for (let row = 0; row < n; row++) {
      const ply = data.ply[row];
      for (let open = path.length - 1; open >= ply; open--) {
        this.end[path[open]] = row;
      }
      path.length = ply;
      this.parent[row] = ply === 0 ? -1 : path[ply - 1];
      this.principal[row] = ply === 0 || (this.principal[path[ply - 1]] && this.is(row, Tree.BEST));
      if (ply > 0) {
        this.leafKinds.delete(data.kind[path[ply - 1]]);
      }
      path.push(row);
    }
    path.forEach((row) => { this.end[row] = n; });
    this.steps = new Steps(data, this.parent);
    this.roots = this.children(-1);

    this.open = new Uint8Array(n);
    this.hidden = new Set(); // kinds
    this.view = new Int32Array(n); // the rows that are not folded away, in order
    this.length = 0;
    this.pictures = new Map();
    this.roots.forEach((root) => this.openLine(root));
    this.refresh();
  }

  text(number) { return this.data.texts[number]; }
  move(row) { return this.text(this.data.move[row]); }
  kind(row) {
    return this.steps.isOpen(row) ? Steps.OPEN
      : this.data.kinds[this.steps.visit(row)?.kind ?? this.data.kind[row]];
  }
  note(row) { return this.steps.isFinished(row) ? this.text(this.data.note[row]) : ''; }
  cell(column, row) {
    if (this.steps.isOpen(row) && column !== this.data.opensWith) {
      return '';
    }
    const visit = this.steps.visit(row);
    return this.text(visit ? visit.cells[column] ?? 0 : this.data.cells[column][row]);
  }
  is(row, flag) { return (this.data.flags[row] & flag) !== 0; }
  isInner(row) { return this.end[row] > row + 1; }
  isShown(row) {
    return this.steps.isThere(row)
      && (this.parent[row] < 0 || !this.hidden.has(this.data.kind[row]));
  }
  isPrincipal(row) { return this.principal[row] && this.steps.isFinished(this.path(row)[0]); }

  /** Returns the rows below a row, or the roots for -1. */
  children(row) {
    const rows = [];
    const end = row < 0 ? this.size : this.end[row];
    for (let child = row + 1; child < end; child = this.end[child]) {
      rows.push(child);
    }
    return rows;
  }

  /** Returns whether a row can be unfolded. */
  canOpen(row) {
    return this.isInner(row) && this.children(row).some((child) => this.isShown(child));
  }

  /** Returns the rows from the root to a row. */
  path(row) {
    const rows = [];
    for (let at = row; at >= 0; at = this.parent[at]) {
      rows.unshift(at);
    }
    return rows;
  }

  /** Returns the best move's row, or -1 if it is not known. */
  best(row) {
    return this.steps.isFinished(row)
      ? this.children(row).find((child) => this.is(child, Tree.BEST)) ?? -1 : -1;
  }

  /** Returns the rows of the best moves below a row. */
  line(row) {
    const rows = [];
    for (let at = this.best(row); at >= 0; at = this.best(at)) {
      rows.push(at);
    }
    return rows;
  }

  /** Unfolds a row and its best moves. */
  openLine(row) {
    [row, ...this.line(row)].forEach((each) => { this.open[each] = 1; });
  }

  /** Returns the address of a row: its moves. */
  address(row) {
    const rows = this.path(row).slice(this.roots.length > 1 ? 0 : 1);
    return '#/' + rows.map((each) => encodeURIComponent(this.move(each))).join('/');
  }

  /** Returns the row at an address, or the last row that is there. */
  find(address) {
    let row = this.roots.length > 1 ? -1 : this.roots[0];
    for (const part of address.replace(/^#?\/?/, '').split('/')) {
      let move = part;
      try {
        move = decodeURIComponent(part);
      } catch (malformed) {
        // The text is compared as it is.
      }
      const child = this.children(row).find((each) => this.move(each) === move);
      if (child === undefined) {
        break;
      }
      row = child;
    }
    return Math.max(row, 0);
  }

  /** Lists the rows that are not folded away. */
  refresh() {
    let length = 0;
    for (let row = 0; row < this.size;) {
      if (this.isShown(row)) {
        this.view[length++] = row;
        row = this.open[row] ? row + 1 : this.end[row];
      } else {
        row = this.end[row];
      }
    }
    this.length = length;
  }

  /** Returns a row's place in the view, or the place of the nearest row above it. */
  place(row) {
    let low = 0;
    let high = this.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.view[middle] <= row) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    return low;
  }

  /** Unfolds the rows above a row. Shows the kinds of the rows again if they are hidden. */
  reveal(row) {
    for (let at = row; at >= 0; at = this.parent[at]) {
      this.hidden.delete(this.data.kind[at]);
      if (at !== row) {
        this.open[at] = 1;
      }
    }
    this.refresh();
  }

  /** Returns the lines of a row's picture, or null. */
  picture(row) {
    const code = row < 0 ? 0 : this.data.picture[row];
    if (code === 0) {
      return null;
    }
    if (!this.pictures.has(row)) {
      const before = this.picture(this.parent[row]);
      const lines = [];
      for (let i = 0; i < code[0]; i++) {
        const line = code[i + 1] ?? 0;
        lines.push(line === 0 ? before[i] : this.data.lines[line - 1]);
      }
      this.pictures.set(row, lines);
    }
    return this.pictures.get(row);
  }

  /** Returns the other rows of the same position, in order. */
  same(row) {
    const key = this.data.key[row];
    const rows = [];
    for (let at = 0; key !== 0 && at < this.size; at++) {
      if (this.data.key[at] === key && at !== row && this.steps.isThere(at)) {
        rows.push(at);
      }
    }
    return rows;
  }

  /** Returns a row's number in a column, or NaN. */
  number(column, row) { return Tree.number(this.cell(column, row)); }

  static number(text) {
    const plain = text.replace(/[\u2265\u2264\s,]/g, '').replace('\u2212', '-');
    return plain === '' ? NaN : Number(plain.replace('\u221e', 'Infinity'));
  }

  /** Returns the rows that match every word of a query, in order. */
  search(query) {
    const tests = query.trim().split(/\s+/).filter((word) => word !== '')
      .map((word) => this.test(word));
    const rows = [];
    for (let row = 0; tests.length > 0 && row < this.size; row++) {
      if (tests.every((test) => test(row))) {
        rows.push(row);
      }
    }
    return rows;
  }

  /** Returns the test of a word: `kind:cut`, `value>=3`, or a word alone. */
  test(word) {
    const { data } = this;
    const [, name, sign, wanted] = /^([^:<>=]+)(:|>=|<=|>|<|=)(.+)$/.exec(word) ?? [];
    const field = name?.toLowerCase();
    const column = data.names.findIndex((each) => each.toLowerCase() === field);
    if (column >= 0) {
      return this.among(data.cells[column], Tree.comparison(sign, wanted));
    }
    const text = (wanted ?? word).toLowerCase();
    const begins = (each) => each.toLowerCase().startsWith(text);
    const move = this.among(data.move, (each) => each.toLowerCase() === text);
    const key = this.among(data.key, (each) => text.length > 3 && begins(each));
    const kinds = data.kinds.map(([kind]) => begins(kind));
    const kind = (row) => kinds[data.kind[row]];
    const note = this.among(data.note, (each) => each.toLowerCase().includes(text));
    const fields = { move, key, kind, note };
    if (field in fields) {
      return fields[field];
    }
    const plain = word.toLowerCase();
    const cells = data.cells.map((each) => this.among(
      each, (cell) => cell.toLowerCase().replace(/^[\u2265\u2264]/, '') === plain));
    return (row) => move(row) || kind(row) || key(row) || cells.some((each) => each(row))
      || (plain.length > 3 && note(row));
  }

  /** Returns the test whether a row's text in a column passes. Each text is looked at once. */
  among(column, passes) {
    const answers = new Int8Array(this.data.texts.length); // 0 if not known yet
    return (row) => {
      const text = column[row];
      if (answers[text] === 0) {
        answers[text] = text !== 0 && passes(this.text(text)) ? 1 : -1;
      }
      return answers[text] > 0;
    };
  }

  static comparison(sign, wanted) {
    const limit = Tree.number(wanted);
    switch (sign) {
      case '>': return (text) => Tree.number(text) > limit;
      case '<': return (text) => Tree.number(text) < limit;
      case '>=': return (text) => Tree.number(text) >= limit;
      case '<=': return (text) => Tree.number(text) <= limit;
      default:
        return (text) => text.toLowerCase() === wanted.toLowerCase()
          || Tree.number(text) === limit;
    }
  }
}

