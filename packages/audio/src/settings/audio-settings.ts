/** What the player chose in the settings' audio tab (`P3.8`). */
export interface AudioSettings {
  /** 0–100; scales everything. */
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
 * Reads settings from text that anybody could have written: a field that is missing or of another kind gets its default,
 * a volume outside 0–100 the nearest end.
 * @param stored JSON, or null when nothing was stored
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

function parseObject(stored: string | null): Record<string, unknown> {
  if (stored === null) return {};
  try {
    const value: unknown = JSON.parse(stored);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

function volumeOr(value: unknown, fallback: number): number {
  return typeof value === 'number' && Number.isFinite(value) ? Math.min(100, Math.max(0, value)) : fallback;
}
