import type { Track } from './track.ts';

/** Events of a voice. */
export interface MusicEvents {
  /** Playback has started, after each {@link MusicVoice.play}. */
  readonly onStart: () => void;
  /** The track has ended; a looping voice never ends. */
  readonly onEnd: () => void;
  /** The browser requires a user gesture before playback. */
  readonly onBlocked: () => void;
}

/** A loaded track. Its initial volume is 0; call {@link MusicVoice.fadeTo}. */
export interface MusicVoice {
  /** Plays from the current position. */
  play(): void;
  /** Pauses at the current position. @param atOnce without the short fade, because timers of a hidden page may not run */
  pause(atOnce?: boolean): void;
  /** @param seconds from the first bar */
  seek(seconds: number): void;
  /** Position in seconds from the first bar. */
  positionS(): number;
  /** Sets whether the track repeats without a gap. */
  setLoop(loop: boolean): void;
  /** Brings in the layers of the track, and loads them the first time. @param intensity how tense the game is, 0–1; 1 is a crisis */
  mix(intensity: number | undefined): void;
  /** @param volume 0–1 */
  fadeTo(volume: number, durationMs: number): void;
  /** Stops the track and frees its memory. */
  dispose(): void;
}

/** Sound output of the music player. */
export interface MusicBackend {
  /** Fetches and decodes a track. @throws {MusicFailure} when it cannot be played, or the reason of the signal */
  load(track: Track, events: MusicEvents, signal: AbortSignal): Promise<MusicVoice>;
}
