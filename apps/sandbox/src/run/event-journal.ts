/** A copy of an event of a run. */
export interface JournalEntry {
  /** Ascending; the key in lists. */
  readonly id: number;
  readonly tick: number;
  readonly type: string;
  /** The rest of the event. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** Maximum number of entries; older ones are dropped. */
const CAPACITY = 2000;

/** The latest events of a run, oldest first. */
export class EventJournal {
  #entries: JournalEntry[] = [];
  #nextId = 1;

  get entries(): readonly JournalEntry[] {
    return this.#entries;
  }

  /** @param event is copied, because it may refer to live state */
  add(tick: number, event: unknown): void {
    const { type, ...data } = structuredClone(event) as { type?: unknown };
    this.#entries.push({ id: this.#nextId++, tick, type: String(type), data });
    if (this.#entries.length > CAPACITY) this.#entries = this.#entries.slice(CAPACITY / 4);
  }

  /** Removes the entries after a tick, for a rewind. */
  cutAfter(tick: number): void {
    this.#entries = this.#entries.filter((entry) => entry.tick <= tick);
  }
}
