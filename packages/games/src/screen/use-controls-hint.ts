import { useTranslation } from 'react-i18next';
import type { GameSlug } from '../game-texts.ts';
import { useSyncExternalStore, useEffect, useState } from 'react';
import { type InputDevice, lastDevice } from '@star-seekers/stage';

/** The keys or gestures of a game, for the device that the player used last. */
export function useControlsHint(slug: GameSlug): string {
  const { t } = useTranslation('games');
  const device = useInputDevice();
  const wasd = useSteeringKeys();
  const hints: Readonly<Record<InputDevice, string>> = {
    keyboard: t(`${slug}.controls.keyboard`, { wasd }),
    touch: t(`${slug}.controls.touch`),
    gamepad: t(`${slug}.controls.gamepad`),
  };
  return hints[device];
}

/** The input device used last, for hints. */
function useInputDevice(): InputDevice {
  return useSyncExternalStore(lastDevice.subscribe, lastDevice.get);
}

/** Up, left, down and right of the default key map, with what they type on QWERTY. */
const STEERING = { KeyW: 'W', KeyA: 'A', KeyS: 'S', KeyD: 'D' } as const;

/** Of the Keyboard Map API, which only Chromium has. */
interface KeyboardLayouts {
  getLayoutMap(): Promise<{ get(code: string): string | undefined }>;
}

/** What the letter keys that steer are called on this keyboard: WASD, where the browser does not say. On AZERTY it is ZQSD. */
function useSteeringKeys(): string {
  const [layout, setLayout] = useState<{ get(code: string): string | undefined }>();
  useEffect(() => {
    let isCurrent = true;
    const { keyboard } = navigator as Navigator & { readonly keyboard?: KeyboardLayouts };
    const read = async () => {
      const found = await keyboard?.getLayoutMap();
      if (isCurrent) setLayout(found);
    };
    // A page in a frame may not know.
    read().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, []);
  return Object.entries(STEERING)
    .map(([code, letter]) => layout?.get(code)?.toUpperCase() ?? letter)
    .join('');
}
