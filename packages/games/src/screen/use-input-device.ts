import { useSyncExternalStore } from 'react';
import { type InputDevice, lastDevice } from '../stage/index.ts';

export type { InputDevice };

/** What the player used last, so that hints name what is in their hands. */
export function useInputDevice(): InputDevice {
  return useSyncExternalStore(lastDevice.subscribe, lastDevice.get);
}
