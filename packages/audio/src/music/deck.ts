import type { MusicEvents, MusicVoice } from './music-backend.ts';
import type { MusicFailure } from './music-failure.ts';
import type { Track } from './track.ts';
import type { LoadingTrack, TrackLoader } from './track-loader.ts';

/** Delay from a loaded track to its start (`P10.12`). */
export const PLAY_DELAY_MS = 500;

const FADE_IN_MS = 800;
const FADE_OUT_MS = 1500;

/** Remaining time at which the next track is loaded. At most two decoded tracks are in memory. */
const PRELOAD_MS = 15_000;

export interface DeckOptions {
  /** Called when the first track is loaded. */
  readonly createLoader: () => TrackLoader;
  /** The next track: the same track if it repeats, undefined if the music stops after it. */
  readonly nextTrack: (track: Track) => Track | undefined;
  /** Target volume, 0–1. */
  readonly volume: () => number;
  /** Called when the track starts to play. */
  readonly onStart: () => void;
  /** Called when the track ends by itself. */
  readonly onEnd: (track: Track) => void;
  /** Called when the track fails to load; the deck is empty then. */
  readonly onFail: (track: Track, failure: MusicFailure) => void;
}

/** Plays one track at a time: loads it, fades it in and out, and preloads the next one. */
export class Deck {
  readonly #options: DeckOptions;
  #loader: TrackLoader | undefined;
  #current: LoadingTrack | undefined;
  #preloaded: LoadingTrack | undefined;
  #voice: MusicVoice | undefined;
  #startS = 0;
  #shouldPlay = false;
  #started = false;
  #isFadingOut = false;
  #intensity: number | undefined;
  #timers: ReturnType<typeof setTimeout>[] = [];

  constructor(options: DeckOptions) {
    this.#options = options;
  }

  /** The loaded or loading track. */
  get track(): Track | undefined {
    return this.#current?.track;
  }

  positionS(): number {
    return this.#voice?.positionS() ?? this.#startS;
  }

  /** Plays a track. Loads it first if necessary, and removes another one. */
  start(track: Track): void {
    this.#shouldPlay = true;
    if (this.#current?.track !== track) {
      const preloaded = this.#preloaded?.track === track ? this.#preloaded : undefined;
      if (preloaded) this.#preloaded = undefined;
      const startS = this.#current ? 0 : this.#startS;
      this.clear();
      this.#shouldPlay = true;
      this.#startS = startS;
      void this.#awaitVoice(preloaded ?? this.#load(track));
    } else {
      this.#play();
    }
  }

  /** Pauses at the current position. @param atOnce without the short fade that avoids a click */
  pause(atOnce: boolean): void {
    this.#shouldPlay = false;
    this.#clearTimers();
    this.#voice?.pause(atOnce);
  }

  /** Seeks; a track that is not loaded yet starts at this position. */
  seek(seconds: number): void {
    if (this.#voice) this.#voice.seek(seconds);
    else this.#startS = seconds;
    this.plan();
  }

  /** Removes the current and the preloaded track. */
  clear(): void {
    this.#shouldPlay = false;
    this.#clearTimers();
    this.#preloaded?.dispose();
    this.#current?.dispose();
    this.#preloaded = undefined;
    this.#current = undefined;
    this.#voice = undefined;
    this.#startS = 0;
    this.#started = false;
    this.#isFadingOut = false;
  }

  /** Fades to the target volume after it has changed. */
  followVolume(durationMs: number): void {
    if (this.#started && this.#shouldPlay && !this.#isFadingOut)
      this.#voice?.fadeTo(this.#options.volume(), durationMs);
  }

  /** Brings in the layers of the current and every later track. @param intensity 0–1; 1 is a crisis; undefined without a run */
  mix(intensity: number | undefined): void {
    this.#intensity = intensity;
    this.#voice?.mix(intensity);
  }

  /** Schedules the preload and the fade-out. Call when the next track or the position has changed. */
  plan(): void {
    const { track } = this.#current ?? {};
    if (!track || !this.#voice) return;
    const nextTrack = this.#options.nextTrack(track);
    this.#voice.setLoop(nextTrack === track);
    if (this.#preloaded && this.#preloaded.track !== nextTrack) {
      this.#preloaded.dispose();
      this.#preloaded = undefined;
    }
    if (!this.#started || !this.#shouldPlay) return;

    this.#clearTimers();
    if (this.#isFadingOut) {
      this.#isFadingOut = false;
      this.followVolume(FADE_IN_MS);
    }
    if (nextTrack === track) return;
    const remainingMs = track.loop.durationMs - this.positionS() * 1000;
    this.#schedule(remainingMs - PRELOAD_MS, () => {
      if (nextTrack && !this.#preloaded) this.#preloaded = this.#load(nextTrack);
    });
    this.#schedule(remainingMs - FADE_OUT_MS, () => {
      this.#isFadingOut = true;
      this.#voice?.fadeTo(0, FADE_OUT_MS);
    });
  }

  #load(track: Track): LoadingTrack {
    this.#loader ??= this.#options.createLoader();
    const events: MusicEvents = {
      onStart: () => this.#isCurrent(loading) && this.#onStart(),
      onEnd: () => this.#isCurrent(loading) && this.#onEnd(track),
      onBlocked: () => console.info(`“${track.name}” waits for a click: the browser does not let the page play yet.`),
    };
    const loading: LoadingTrack = this.#loader.load(track, events);
    return loading;
  }

  async #awaitVoice(loading: LoadingTrack): Promise<void> {
    this.#current = loading;
    try {
      const voice = await loading.voice;
      if (!this.#isCurrent(loading)) return;
      this.#voice = voice;
      voice.mix(this.#intensity);
      if (this.#startS > 0) voice.seek(this.#startS);
      this.plan();
      if (this.#shouldPlay) this.#play();
    } catch (error) {
      if (!this.#isCurrent(loading)) return;
      this.clear();
      this.#options.onFail(loading.track, error as MusicFailure);
    }
  }

  #isCurrent(loading: LoadingTrack): boolean {
    return this.#current === loading;
  }

  #play(): void {
    this.#clearTimers();
    const voice = this.#voice;
    if (!voice) return;
    if (this.#started) voice.play();
    else this.#schedule(PLAY_DELAY_MS, () => voice.play());
  }

  #onStart(): void {
    this.#started = true;
    this.#options.onStart();
    this.followVolume(FADE_IN_MS);
    this.plan();
  }

  #onEnd(track: Track): void {
    this.#isFadingOut = false;
    this.#options.onEnd(track);
  }

  #schedule(delayMs: number, action: () => void): void {
    this.#timers.push(setTimeout(action, Math.max(0, delayMs)));
  }

  #clearTimers(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
  }
}
