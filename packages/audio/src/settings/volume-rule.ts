import type { AudioSettings } from './audio-settings.ts';

/**
 * How loud music is, from 0 to 1: master % times music %, or nothing when muted (`P10.1`).
 * With the defaults that is 60 % of 75 %, so 0.45.
 */
export function musicGain(settings: AudioSettings): number {
  return settings.muteAll ? 0 : (settings.masterVolume / 100) * (settings.musicVolume / 100);
}

/** How loud effects are, from 0 to 1: the same rule with the effects' own volume. */
export function effectsGain(settings: AudioSettings): number {
  return settings.muteAll ? 0 : (settings.masterVolume / 100) * (settings.sfxVolume / 100);
}
