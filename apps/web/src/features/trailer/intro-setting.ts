import { updateSettings, useSettings } from '../settings/settings-store.ts';

/**
 * Whether Enter Hub shows the trailer first on this device: once, and every time where the player has switched it on by hand
 * (`P2.3`).
 */
export function useShowsIntro(): boolean {
  return useSettings(({ showIntroVideo, introVideo }) => showIntroVideo && introVideo !== 'seen');
}

/** The trailer was watched to its end, or skipped. */
export function keepIntroSeen(): void {
  if (useSettings.getState().introVideo === 'new') updateSettings({ introVideo: 'seen' });
}

/** The player's hand at the switch. */
export function switchIntro(on: boolean): void {
  updateSettings({ showIntroVideo: on, introVideo: 'byHand' });
}
