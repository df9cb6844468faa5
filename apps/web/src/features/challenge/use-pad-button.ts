import type { StageAction } from '@star-seekers/stage/game-view.ts';
import { createPadReader, readIdleGamepads } from '@star-seekers/stage/input/gamepads.ts';
import { useEffect, useEffectEvent } from 'react';

/** A button of any game pad acts on this page. */
export function usePadButton(button: StageAction, act: () => void): void {
  const press = useEffectEvent((action: StageAction) => {
    if (action === button) act();
  });
  useEffect(
    () =>
      readIdleGamepads(
        createPadReader((action) => press(action)),
        () => false,
      ),
    [],
  );
}
