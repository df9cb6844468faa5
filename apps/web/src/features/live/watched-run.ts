import type { LiveEvent, LiveHead } from '@star-seekers/contracts';
import { watchLive } from '@star-seekers/contracts/live-client';

type Place = NonNullable<LiveHead['past']>;
type EndEvent = Extract<LiveEvent, { type: 'end' }>;

/** What is known of a run that is being played; a new object whenever it changes. */
export interface WatchedSnapshot {
  /** Undefined until the first event. */
  readonly head: LiveHead | undefined;
  /** Where the run was 15 seconds ago; null before it began. */
  readonly place: Pick<Place, 'kind' | 'toTick'> | null;
  /** In games that show nothing else. */
  readonly score: number;
  /** The connection is lost, and tried again. */
  readonly lost: boolean;
  readonly end: EndEvent | undefined;
  /** It cannot be watched. */
  readonly error: unknown;
}

/** Takes the log of a run part by part. */
export interface LogTaker {
  /** Everything so far. */
  catchUp(log: string, kind: Place['kind']): void;
  append(log: string, kind: Place['kind']): void;
}

const NOTHING: WatchedSnapshot = {
  head: undefined,
  place: null,
  score: 0,
  lost: false,
  end: undefined,
  error: undefined,
};

/** The events of a run that is being played elsewhere. A lost connection is opened again and brings everything so far. */
export class WatchedRun {
  #snapshot = NOTHING;
  readonly #listeners = new Set<() => void>();
  /** Since the last head. */
  #parts: { readonly log: string; readonly kind: Place['kind'] }[] = [];
  #taker: LogTaker | undefined;

  /** Watches it. @param id of `GET /api/live` @returns ends that */
  watch(id: string): () => void {
    const leaving = new AbortController();
    void this.#watch(id, leaving.signal);
    return () => leaving.abort();
  }

  /** Gives a taker what has come and what comes. @returns ends that */
  giveTo(taker: LogTaker): () => void {
    this.#taker = taker;
    for (const [index, { log, kind }] of this.#parts.entries()) {
      if (index === 0) taker.catchUp(log, kind);
      else taker.append(log, kind);
    }
    return () => void (this.#taker = undefined);
  }

  /** For `useSyncExternalStore`. */
  readonly getSnapshot = (): WatchedSnapshot => this.#snapshot;

  /** For `useSyncExternalStore`. @returns ends the subscription */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  async #watch(id: string, signal: AbortSignal): Promise<void> {
    this.#change({ error: undefined, end: undefined });
    try {
      const onLost = () => this.#change({ lost: true });
      for await (const event of watchLive(id, { signal, onLost })) if (!signal.aborted) this.#take(event);
    } catch (error) {
      if (!signal.aborted) this.#change({ error });
    }
  }

  #take(event: LiveEvent): void {
    switch (event.type) {
      case 'head': {
        const { past } = event;
        this.#parts = [];
        this.#change({ head: event, place: past, lost: false, ...(past && 'score' in past && { score: past.score }) });
        if (past && 'log' in past) {
          this.#parts.push(past);
          this.#taker?.catchUp(past.log, past.kind);
        }
        break;
      }
      case 'play':
        this.#parts.push(event);
        this.#change({ place: event });
        this.#taker?.append(event.log, event.kind);
        break;
      case 'score':
        this.#change({ place: event, score: event.score });
        break;
      case 'end':
        this.#change({ end: event });
        break;
    }
  }

  #change(change: Partial<WatchedSnapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...change };
    for (const listener of this.#listeners) listener();
  }
}
