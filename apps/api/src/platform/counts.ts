/** Counts of what happened since the server started, by kind. */
export class Counts<Kind extends string = string> {
  readonly #counts = new Map<Kind, number>();

  add(kind: Kind): void {
    this.#counts.set(kind, (this.#counts.get(kind) ?? 0) + 1);
  }

  get all(): ReadonlyMap<Kind, number> {
    return this.#counts;
  }
}
