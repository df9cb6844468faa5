import { create } from 'zustand';
import { type AudioSettings, DEFAULT_AUDIO_SETTINGS, parseAudioSettings } from './audio-settings.ts';

/** Local storage key of the {@link AudioSettings} as JSON. */
export const AUDIO_SETTINGS_KEY = 'star-seekers.audio-settings';

/**
 * The player's audio settings. In a component `useAudioSettings((settings) => settings.muteAll)`, elsewhere
 * `useAudioSettings.getState()`. Change them with {@link updateAudioSettings}; changes are audible at once.
 */
export const useAudioSettings = create<AudioSettings>(() => parseAudioSettings(readStored()));

/** Changes some settings and stores all of them. Clamps volumes to 0–100. */
export function updateAudioSettings(change: Partial<AudioSettings>): void {
  const text = JSON.stringify({ ...useAudioSettings.getState(), ...change });
  useAudioSettings.setState(parseAudioSettings(text));
  store(JSON.stringify(useAudioSettings.getState()));
}

/** Mutes or unmutes all sound of the hub. */
export function setMuted(muted: boolean): void {
  updateAudioSettings({ muteAll: muted });
}

/** Restores the defaults (*Reset to Defaults* of the settings page). */
export function resetAudioSettings(): void {
  updateAudioSettings(DEFAULT_AUDIO_SETTINGS);
}

function readStored(): string | null {
  try {
    return globalThis.localStorage?.getItem(AUDIO_SETTINGS_KEY) ?? null;
  } catch {
    return null; // Storage may be refused; then the settings last until the page closes.
  }
}

function store(text: string): void {
  try {
    globalThis.localStorage?.setItem(AUDIO_SETTINGS_KEY, text);
  } catch {
    // Muting must work if storage is refused or full.
  }
}
