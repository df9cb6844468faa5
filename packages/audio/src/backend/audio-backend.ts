import type { EffectBank } from '../effect-bank.ts';
import type { EffectId } from '../effect-id.ts';
import type { Sprite } from '../sprite.ts';

/** A sound to start now. */
export interface VoiceRequest {
  readonly bank: EffectBank;
  readonly sprite: Sprite;
  /** Playback speed; 2 is an octave up. */
  readonly rate: number;
  /** 0–1. */
  readonly volume: number;
  /** Called once when the voice ends by itself. */
  readonly onEnd: () => void;
}

/** A playing sound. */
export interface Voice {
  setVolume(volume: number): void;
  /** Fades out without a click; `onEnd` is not called. */
  stop(): void;
}

/** Sound output of the effects. */
export interface AudioBackend {
  /** Fetches and decodes a bank, once. @throws {Error} when none of its files loads; a later call tries again */
  load(bank: EffectBank): Promise<void>;
  isLoaded(bank: EffectBank): boolean;
  /** The variations of an effect, at least one. */
  variationsOf(bank: EffectBank, id: EffectId): readonly Sprite[];
  /** Undefined when the bank is not loaded or the browser does not allow sound now. */
  start(request: VoiceRequest): Voice | undefined;
  /** Mutes or unmutes the whole output at once. */
  setMuted(muted: boolean): void;
  /** Pauses all voices (hidden tab). */
  suspend(): void;
  resume(): void;
}
