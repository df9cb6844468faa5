import type { AudioSettings } from './audio-settings.ts';

/**
 * Gain of the music, 0 to 1: master % × music %, or 0 when muted (`P10.1`).
 * The default is 75 % × 60 % = 0.45.
 */
export function musicGain(settings: AudioSettings): number {
  return settings.muteAll ? 0 : (settings.masterVolume / 100) * (settings.musicVolume / 100);
}

/** Gain of the effects, 0 to 1: the same rule with the effects volume. */
export function effectsGain(settings: AudioSettings): number {
  return settings.muteAll ? 0 : (settings.masterVolume / 100) * (settings.sfxVolume / 100);
}
