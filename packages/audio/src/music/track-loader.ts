import type { MusicBackend, MusicEvents, MusicVoice } from './music-backend.ts';
import { MusicFailure } from './music-failure.ts';
import { MUSIC_PATH, type Track } from './track.ts';

/** A track that is not ready after this long has failed (`P10.13`). */
export const LOAD_TIMEOUT_MS = 10_000;

/** Asks for the head of a file and tells the answer in a few words; only to find out why a track failed (`P7.22`). */
export type HeadRequest = (address: string) => Promise<string>;

/** Why a track is taken off that was on its way. */
const NOT_WANTED = new MusicFailure('aborted', 'The track is not wanted any more.');

/** A track on its way, or ready. */
export interface LoadingTrack {
  readonly track: Track;
  /** Rejects with a {@link MusicFailure}, of the kind `aborted` after {@link LoadingTrack.dispose}. */
  readonly voice: Promise<MusicVoice>;
  /** Stops loading it, or ends it. */
  dispose(): void;
}

/** Loads tracks in time, and writes down why one could not be had (`P8.15`: audio errors are only logged). */
export class TrackLoader {
  readonly #createBackend: () => Promise<MusicBackend>;
  readonly #head: HeadRequest;
  #backend: MusicBackend | undefined;

  /** @param createBackend called with the first track, and again until it succeeds */
  constructor(createBackend: () => Promise<MusicBackend>, head: HeadRequest) {
    this.#createBackend = createBackend;
    this.#head = head;
  }

  load(track: Track, events: MusicEvents): LoadingTrack {
    const abort = new AbortController();
    const voice = this.#loadInTime(track, events, abort);
    // Who waits for it hears of the failure; nobody may.
    voice.catch(() => undefined);
    return {
      track,
      voice,
      dispose() {
        abort.abort(NOT_WANTED);
        void voice.then(
          (loaded) => loaded.dispose(),
          () => undefined,
        );
      },
    };
  }

  async #loadInTime(track: Track, events: MusicEvents, abort: AbortController): Promise<MusicVoice> {
    const { signal } = abort;
    const timeout = setTimeout(
      () => abort.abort(new MusicFailure('timeout', 'Audio loading timeout.')),
      LOAD_TIMEOUT_MS,
    );
    const aborted = new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    });
    try {
      return await Promise.race([this.#loadNow(track, events, signal), aborted]);
    } catch (error) {
      const failure = asFailure(error);
      if (failure !== NOT_WANTED) void this.#log(track, failure);
      throw failure;
    } finally {
      clearTimeout(timeout);
    }
  }

  async #loadNow(track: Track, events: MusicEvents, signal: AbortSignal): Promise<MusicVoice> {
    this.#backend ??= await this.#createBackend();
    signal.throwIfAborted();
    return this.#backend.load(track, events, signal);
  }

  async #log(track: Track, { kind, message }: MusicFailure): Promise<void> {
    const head = await this.#head(MUSIC_PATH + track.filename);
    console.info(`“${track.name}” could not be loaded (${kind}): ${message} The server says: ${head}.`);
  }
}

/** The code of the backend may not have come either. */
function asFailure(error: unknown): MusicFailure {
  return error instanceof MusicFailure ? error : new MusicFailure('network', String(error));
}
