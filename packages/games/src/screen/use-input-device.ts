import { useEffect, useState } from 'react';

export type InputDevice = 'keyboard' | 'touch' | 'gamepad';

/** The kind of device that was used last, so that hints name what is in the player's hands. */
export function useInputDevice(): InputDevice {
  const [device, setDevice] = useState<InputDevice>(() =>
    matchMedia('(pointer: coarse)').matches ? 'touch' : 'keyboard',
  );

  useEffect(() => {
    const onKey = () => setDevice('keyboard');
    const onPointer = (event: PointerEvent) => {
      // A mouse goes with a keyboard.
      setDevice(event.pointerType === 'touch' ? 'touch' : 'keyboard');
    };
    const onGamepad = () => setDevice('gamepad');
    addEventListener('keydown', onKey);
    addEventListener('pointerdown', onPointer);
    addEventListener('gamepadconnected', onGamepad);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('pointerdown', onPointer);
      removeEventListener('gamepadconnected', onGamepad);
    };
  }, []);

  return device;
}
