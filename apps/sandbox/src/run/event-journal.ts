/** Something that happened in a run, as a copy that later ticks do not change. */
export interface JournalEntry {
  /** Counts up; for lists. */
  readonly id: number;
  readonly tick: number;
  readonly type: string;
  /** The rest of the event. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** Entries that are kept; older ones are dropped. */
const CAPACITY = 2000;

/** The latest events of a run, oldest first. */
export class EventJournal {
  #entries: JournalEntry[] = [];
  #nextId = 1;

  get entries(): readonly JournalEntry[] {
    return this.#entries;
  }

  /** @param event refers to live state, so it is copied */
  add(tick: number, event: unknown): void {
    const { type, ...data } = structuredClone(event) as { type?: unknown };
    this.#entries.push({ id: this.#nextId++, tick, type: String(type), data });
    if (this.#entries.length > CAPACITY) this.#entries = this.#entries.slice(CAPACITY / 4);
  }

  /** Forgets what happened after a tick: the run was rewound to it. */
  cutAfter(tick: number): void {
    this.#entries = this.#entries.filter((entry) => entry.tick <= tick);
  }
}
