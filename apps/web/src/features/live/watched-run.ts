import type { LiveEvent, LiveHead } from '@star-seekers/contracts';
import { watchLive } from '@star-seekers/contracts/live-client';
import type { JoinedParts, ShownChunk } from '@star-seekers/stream';

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

/** Everything of a run that was shown before the first part. */
export type Past = JoinedParts & Pick<ShownChunk, 'kind'>;

/** Takes the log of a run part by part. */
export interface LogTaker {
  catchUp(past: Past): void;
  append(part: ShownChunk): void;
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
  #past: Past | undefined;
  /** Since then. */
  #parts: ShownChunk[] = [];
  #taker: LogTaker | undefined;

  /** Watches it. @param id of `GET /api/live` @returns unsubscribes */
  watch(id: string): () => void {
    const leaving = new AbortController();
    void this.#watch(id, leaving.signal);
    return () => leaving.abort();
  }

  /** Gives a taker what has come and what comes. @returns unsubscribes */
  giveTo(taker: LogTaker): () => void {
    this.#taker = taker;
    if (this.#past) taker.catchUp(this.#past);
    for (const part of this.#parts) taker.append(part);
    return () => void (this.#taker = undefined);
  }

  /** For `useSyncExternalStore`. */
  readonly getSnapshot = (): WatchedSnapshot => this.#snapshot;

  /** For `useSyncExternalStore`. @returns unsubscribes */
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
        this.#past = past && 'log' in past ? past : undefined;
        this.#change({ head: event, place: past, lost: false, ...(past && 'score' in past && { score: past.score }) });
        if (this.#past) this.#taker?.catchUp(this.#past);
        break;
      }
      case 'play':
        this.#parts.push(event);
        this.#change({ place: event });
        this.#taker?.append(event);
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
