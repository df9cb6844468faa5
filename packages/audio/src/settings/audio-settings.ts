import { parseObject } from '../parse-object.ts';

/** Settings of the audio tab (`P3.8`). */
export interface AudioSettings {
  /** 0–100; scales all sound. */
  readonly masterVolume: number;
  /** 0–100. */
  readonly musicVolume: number;
  /** 0–100. */
  readonly sfxVolume: number;
  readonly muteAll: boolean;
}

export const DEFAULT_AUDIO_SETTINGS: AudioSettings = {
  masterVolume: 75,
  musicVolume: 60,
  sfxVolume: 80,
  muteAll: false,
};

/**
 * Parses untrusted settings: missing or invalid fields get their defaults, volumes are clamped to 0–100.
 * @param stored JSON, or null if nothing is stored
 */
export function parseAudioSettings(stored: string | null): AudioSettings {
  const fields = parseObject(stored);
  return {
    masterVolume: volumeOr(fields.masterVolume, DEFAULT_AUDIO_SETTINGS.masterVolume),
    musicVolume: volumeOr(fields.musicVolume, DEFAULT_AUDIO_SETTINGS.musicVolume),
    sfxVolume: volumeOr(fields.sfxVolume, DEFAULT_AUDIO_SETTINGS.sfxVolume),
    muteAll: typeof fields.muteAll === 'boolean' ? fields.muteAll : DEFAULT_AUDIO_SETTINGS.muteAll,
  };
}

function volumeOr(value: unknown, fallback: number): number {
  return typeof value === 'number' && Number.isFinite(value) ? Math.min(100, Math.max(0, value)) : fallback;
}

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
