import { useTranslation } from 'react-i18next';
import type { GameSlug } from '../game-texts.ts';
import { useSteeringKeys } from '@star-seekers/stage/screen/use-steering-keys.ts';
import { type InputDevice, useInputDevice } from '@star-seekers/stage/screen/use-input-device.ts';

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
