import type { Track } from './track.ts';

/** What a voice tells. */
export interface MusicEvents {
  /** It can be heard from now on, after each {@link MusicVoice.play}. */
  readonly onStart: () => void;
  /** It has come to its end; a voice that loops never does. */
  readonly onEnd: () => void;
  /** The browser wants a click before it lets the page play. */
  readonly onBlocked: () => void;
}

/** A track that is ready. It begins silent: {@link MusicVoice.fadeTo} lets it be heard. */
export interface MusicVoice {
  /** From where it is. */
  play(): void;
  /** Keeps its place. @param atOnce without the short fade that hides the cut: timers of a hidden page may not run */
  pause(atOnce?: boolean): void;
  /** @param seconds from the first bar */
  seek(seconds: number): void;
  /** Seconds from the first bar. */
  positionS(): number;
  /** Whether it goes on from its last bar to its first, without a gap. */
  setLoop(loop: boolean): void;
  /** @param volume 0–1 */
  fadeTo(volume: number, durationMs: number): void;
  /** Ends it and frees its memory. */
  dispose(): void;
}

/** What the player needs from a machine that makes music. */
export interface MusicBackend {
  /** Fetches and decodes a track. @throws {MusicFailure} when it can not be played, or the reason of the signal */
  load(track: Track, events: MusicEvents, signal: AbortSignal): Promise<MusicVoice>;
}
