/*
 * What each row shows at a step of the search that made the tree. A row appears at its first visit.
 * It is open until the visit ends, and open again in its next visit. At the step `Infinity` all rows
 * are as the search has left them.
 */
class Steps {
  static OPEN = ['open', '\u25d0', 'info', 'The search is below this row.'];

  constructor(data, parents) {
    this.now = Infinity;
    this.last = 0;
    if (data.finished === undefined) {
      return;
    }
    this.opened = data.appears; // the step at which the last visit begins
    this.finished = data.finished;
    this.first = Int32Array.from(data.appears); // the step at which a row appears
    this.earlier = new Map(); // the visits before the last one, by row, in their order
    data.earlier.forEach(([row, opened, finished, kind, ...cells]) => {
      if (!this.earlier.has(row)) {
        this.earlier.set(row, []);
        this.first[row] = opened;
      }
      this.earlier.get(row).push({ opened, finished, kind, cells });
    });
    for (let row = 0; row < parents.length; row++) {
      this.last = Math.max(this.last, this.finished[row]);
      if (parents[row] >= 0) {
        this.first[row] = Math.max(this.first[row], this.first[parents[row]]);
      }
    }
    // The row of each step: the one nearest to the root that appears or ends there.
    this.rows = new Int32Array(this.last + 1).fill(-1);
    for (let row = parents.length - 1; row >= 0; row--) {
      this.visits(row).forEach((visit) => {
        this.rows[visit.opened] = row;
        this.rows[visit.finished] = row;
      });
      this.rows[this.first[row]] = row;
    }
    this.rows[0] = 0;
    for (let step = 1; step <= this.last; step++) {
      if (this.rows[step] < 0) this.rows[step] = this.rows[step - 1];
    }
  }

  /** Returns all visits of a row, in their order. */
  visits(row) {
    const last = { opened: this.opened[row], finished: this.finished[row] };
    return [...this.earlier.get(row) ?? [], last];
  }

  /** Returns whether a row has appeared. */
  isThere(row) { return this.now === Infinity || this.first[row] <= this.now; }

  /** Returns whether the last visit of a row has ended. */
  isFinished(row) { return this.now === Infinity || this.finished[row] <= this.now; }

  /** Returns the earlier visit that a row shows, or undefined if it shows the last one. */
  visit(row) {
    return this.now === Infinity || this.opened[row] <= this.now ? undefined
      : this.earlier.get(row)?.findLast((visit) => visit.opened <= this.now);
  }

  isOpen(row) {
    return this.now !== Infinity
      && this.now < (this.visit(row)?.finished ?? this.finished[row]);
  }
}
