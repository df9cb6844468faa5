import { useSyncExternalStore } from 'react';
import { type InputDevice, lastDevice } from '../index.ts';

export type { InputDevice };

/** The input device used last, for hints. */
export function useInputDevice(): InputDevice {
  return useSyncExternalStore(lastDevice.subscribe, lastDevice.get);
}
