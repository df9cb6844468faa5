import type { EffectBank } from '../effect-bank.ts';
import type { Sprite } from '../sprite.ts';

/** One sound to begin now. */
export interface VoiceRequest {
  readonly bank: EffectBank;
  readonly sprite: Sprite;
  /** Playback speed; 2 is an octave up. */
  readonly rate: number;
  /** 0–1. */
  readonly volume: number;
  /** Called once when the voice has ended by itself. */
  readonly onEnd: () => void;
}

/** A sound that is being heard. */
export interface Voice {
  setVolume(volume: number): void;
  /** Ends it without a click; `onEnd` is not called. */
  stop(): void;
}

/** What the effects need from a machine that makes sound. */
export interface AudioBackend {
  /** Fetches and decodes a bank, once. @throws {Error} when neither of its files could be loaded; asking again tries again */
  load(bank: EffectBank): Promise<void>;
  isLoaded(bank: EffectBank): boolean;
  /** Undefined when nothing can sound now: the bank is not loaded, or the device does not let the page play. */
  start(request: VoiceRequest): Voice | undefined;
  /** Silences or reopens the whole output at once. */
  setMuted(muted: boolean): void;
  /** Freezes everything that sounds (hidden tab). */
  suspend(): void;
  resume(): void;
}
