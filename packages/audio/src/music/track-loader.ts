import type { MusicBackend, MusicEvents, MusicVoice } from './music-backend.ts';
import { MusicFailure } from './music-failure.ts';
import { MUSIC_PATH, type Track } from './track.ts';

/** Time after which loading a track fails (`P10.13`). */
export const LOAD_TIMEOUT_MS = 10_000;

/** Sends a HEAD request and returns the response as text, to diagnose a failed track (`P7.22`). */
export type HeadRequest = (url: string) => Promise<string>;

/** Abort reason of a track that is no longer needed. */
const CANCELLED = new MusicFailure('aborted', 'The track is no longer needed.');

/** A loading or loaded track. */
export interface LoadingTrack {
  readonly track: Track;
  /** Rejects with a {@link MusicFailure}, of the kind `aborted` after {@link LoadingTrack.dispose}. */
  readonly voice: Promise<MusicVoice>;
  /** Cancels loading, or disposes of the voice. */
  dispose(): void;
}

/** Loads tracks with a timeout and logs failures (`P8.15`: audio errors are only logged). */
export class TrackLoader {
  readonly #createBackend: () => Promise<MusicBackend>;
  readonly #head: HeadRequest;
  #backend: MusicBackend | undefined;

  /** @param createBackend called for the first track, and again until it succeeds */
  constructor(createBackend: () => Promise<MusicBackend>, head: HeadRequest) {
    this.#createBackend = createBackend;
    this.#head = head;
  }

  load(track: Track, events: MusicEvents): LoadingTrack {
    const abort = new AbortController();
    const voice = this.#loadWithTimeout(track, events, abort);
    // Prevents an unhandled rejection if nobody awaits the voice.
    voice.catch(() => undefined);
    return {
      track,
      voice,
      dispose() {
        abort.abort(CANCELLED);
        void voice.then(
          (loaded) => loaded.dispose(),
          () => undefined,
        );
      },
    };
  }

  async #loadWithTimeout(track: Track, events: MusicEvents, abort: AbortController): Promise<MusicVoice> {
    const { signal } = abort;
    const timeout = setTimeout(
      () => abort.abort(new MusicFailure('timeout', 'Audio loading timeout.')),
      LOAD_TIMEOUT_MS,
    );
    const abortion = new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    });
    try {
      return await Promise.race([this.#loadVoice(track, events, signal), abortion]);
    } catch (error) {
      const failure = asFailure(error);
      if (failure !== CANCELLED) void this.#log(track, failure);
      throw failure;
    } finally {
      clearTimeout(timeout);
    }
  }

  async #loadVoice(track: Track, events: MusicEvents, signal: AbortSignal): Promise<MusicVoice> {
    this.#backend ??= await this.#createBackend();
    signal.throwIfAborted();
    return this.#backend.load(track, events, signal);
  }

  async #log(track: Track, { kind, message }: MusicFailure): Promise<void> {
    const head = await this.#head(MUSIC_PATH + track.filename);
    console.info(`“${track.name}” could not be loaded (${kind}): ${message} The server says: ${head}.`);
  }
}

/** Other errors, for example a backend that failed to load, count as network failures. */
function asFailure(error: unknown): MusicFailure {
  return error instanceof MusicFailure ? error : new MusicFailure('network', String(error));
}
