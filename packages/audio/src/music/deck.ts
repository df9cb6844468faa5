import type { MusicEvents, MusicVoice } from './music-backend.ts';
import type { MusicFailure } from './music-failure.ts';
import type { Track } from './track.ts';
import type { LoadingTrack, TrackLoader } from './track-loader.ts';

/** A track that has become ready begins after this long (`P10.12`). */
export const PLAY_DELAY_MS = 500;

const FADE_IN_MS = 800;
const FADE_OUT_MS = 1500;

/** The next track is fetched when the end is this near: two decoded tracks are the most that is kept. */
const AHEAD_MS = 15_000;

export interface DeckOptions {
  /** Called with the first track that is to be heard. */
  readonly createLoader: () => TrackLoader;
  /** What is heard after a track; the track itself when it repeats, undefined when the music ends with it. */
  readonly following: (track: Track) => Track | undefined;
  /** 0–1. */
  readonly volume: () => number;
  /** The track can be heard now. */
  readonly onStart: () => void;
  /** The track has ended by itself. */
  readonly onEnd: (track: Track) => void;
  /** The track can't be had; it has been taken off. */
  readonly onFail: (track: Track, failure: MusicFailure) => void;
}

/** The one track that can be heard: it loads it, begins and ends it softly, and fetches the next one in time. */
export class Deck {
  readonly #options: DeckOptions;
  #loader: TrackLoader | undefined;
  #current: LoadingTrack | undefined;
  #ahead: LoadingTrack | undefined;
  #voice: MusicVoice | undefined;
  #startS = 0;
  #sounding = false;
  #begun = false;
  #ending = false;
  #timers: ReturnType<typeof setTimeout>[] = [];

  constructor(options: DeckOptions) {
    this.#options = options;
  }

  /** What lies on the deck, or is on its way there. */
  get track(): Track | undefined {
    return this.#current?.track;
  }

  positionS(): number {
    return this.#voice?.positionS() ?? this.#startS;
  }

  /** Lets the track be heard, which loads it when it is not there, and takes another one off. */
  start(track: Track): void {
    this.#sounding = true;
    if (this.#current?.track !== track) {
      const ahead = this.#ahead?.track === track ? this.#ahead : undefined;
      if (ahead) this.#ahead = undefined;
      const startS = this.#current ? 0 : this.#startS;
      this.clear();
      this.#sounding = true;
      this.#startS = startS;
      void this.#wait(ahead ?? this.#load(track));
    } else {
      this.#play();
    }
  }

  /** Keeps the place. @param atOnce without the short fade that hides the cut */
  pause(atOnce: boolean): void {
    this.#sounding = false;
    this.#clearTimers();
    this.#voice?.pause(atOnce);
  }

  /** What is not there yet begins there. */
  seek(seconds: number): void {
    if (this.#voice) this.#voice.seek(seconds);
    else this.#startS = seconds;
    this.plan();
  }

  /** Takes everything off. */
  clear(): void {
    this.#sounding = false;
    this.#clearTimers();
    this.#ahead?.dispose();
    this.#current?.dispose();
    this.#ahead = undefined;
    this.#current = undefined;
    this.#voice = undefined;
    this.#startS = 0;
    this.#begun = false;
    this.#ending = false;
  }

  /** The volume is another one now. */
  followVolume(durationMs: number): void {
    if (this.#begun && this.#sounding && !this.#ending) this.#voice?.fadeTo(this.#options.volume(), durationMs);
  }

  /** Sets what happens at the end, from here on; to be called when what follows has changed. */
  plan(): void {
    const { track } = this.#current ?? {};
    if (!track || !this.#voice) return;
    const following = this.#options.following(track);
    this.#voice.setLoop(following === track);
    if (this.#ahead && this.#ahead.track !== following) {
      this.#ahead.dispose();
      this.#ahead = undefined;
    }
    if (!this.#begun || !this.#sounding) return;

    this.#clearTimers();
    if (this.#ending) {
      this.#ending = false;
      this.followVolume(FADE_IN_MS);
    }
    if (following === track) return;
    const leftMs = track.loop.durationMs - this.positionS() * 1000;
    this.#after(leftMs - AHEAD_MS, () => {
      if (following && !this.#ahead) this.#ahead = this.#load(following);
    });
    this.#after(leftMs - FADE_OUT_MS, () => {
      this.#ending = true;
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

  async #wait(loading: LoadingTrack): Promise<void> {
    this.#current = loading;
    try {
      const voice = await loading.voice;
      if (!this.#isCurrent(loading)) return;
      this.#voice = voice;
      if (this.#startS > 0) voice.seek(this.#startS);
      this.plan();
      if (this.#sounding) this.#play();
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
    if (this.#begun) voice.play();
    else this.#after(PLAY_DELAY_MS, () => voice.play());
  }

  #onStart(): void {
    this.#begun = true;
    this.#options.onStart();
    this.followVolume(FADE_IN_MS);
    this.plan();
  }

  #onEnd(track: Track): void {
    this.#ending = false;
    this.#options.onEnd(track);
  }

  #after(delayMs: number, act: () => void): void {
    this.#timers.push(setTimeout(act, Math.max(0, delayMs)));
  }

  #clearTimers(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
  }
}
