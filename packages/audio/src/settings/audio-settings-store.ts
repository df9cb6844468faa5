import { create } from 'zustand';
import { type AudioSettings, DEFAULT_AUDIO_SETTINGS, parseAudioSettings } from './audio-settings.ts';

/** The local storage entry of the settings: one JSON object with the fields of {@link AudioSettings}. */
export const AUDIO_SETTINGS_KEY = 'star-seekers.audio-settings';

/**
 * The player's audio settings. In a component `useAudioSettings((settings) => settings.muteAll)`, elsewhere
 * `useAudioSettings.getState()`. Change them with {@link updateAudioSettings}: what is heard follows at once.
 */
export const useAudioSettings = create<AudioSettings>(() => parseAudioSettings(readStored()));

/** Changes some of the settings and stores all of them. Volumes outside 0–100 are moved to the nearest end. */
export function updateAudioSettings(change: Partial<AudioSettings>): void {
  const text = JSON.stringify({ ...useAudioSettings.getState(), ...change });
  useAudioSettings.setState(parseAudioSettings(text));
  store(JSON.stringify(useAudioSettings.getState()));
}

/** The one mute of the whole product. */
export function setMuted(muted: boolean): void {
  updateAudioSettings({ muteAll: muted });
}

/** Back to the defaults of the specification (*Reset to Defaults* of the settings page). */
export function resetAudioSettings(): void {
  updateAudioSettings(DEFAULT_AUDIO_SETTINGS);
}

function readStored(): string | null {
  try {
    return globalThis.localStorage?.getItem(AUDIO_SETTINGS_KEY) ?? null;
  } catch {
    return null; // Storage can be forbidden; the settings then last as long as the page.
  }
}

function store(text: string): void {
  try {
    globalThis.localStorage?.setItem(AUDIO_SETTINGS_KEY, text);
  } catch {
    // Full or forbidden storage must not keep anybody from muting.
  }
}
