import { updateSettings, useSettings } from '../settings/settings-store.ts';

/**
 * Whether Enter Hub shows the trailer first on this device: once, or every time if the player has switched it on by hand
 * (`P2.3`).
 */
export function useShowsIntro(): boolean {
  return useSettings(({ showIntroVideo, introVideo }) => showIntroVideo && introVideo !== 'seen');
}

/** Records that the trailer was watched to its end or skipped. */
export function markIntroSeen(): void {
  if (useSettings.getState().introVideo === 'new') updateSettings({ introVideo: 'seen' });
}

/** Sets the intro setting by hand. */
export function switchIntro(on: boolean): void {
  updateSettings({ showIntroVideo: on, introVideo: 'byHand' });
}
