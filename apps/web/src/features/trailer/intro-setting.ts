import { useSettings } from '../settings/settings-store.ts';

/** Whether Enter Hub shows the trailer first on this device. */
export function useShowsIntro(): boolean {
  return useSettings(({ showIntroVideo }) => showIntroVideo);
}

/** Somebody who has seen or skipped the trailer does not meet it again, unless they turn it on in the settings (`rulings.md`). */
export function turnIntroOff(): void {
  useSettings.setState({ showIntroVideo: false });
}
