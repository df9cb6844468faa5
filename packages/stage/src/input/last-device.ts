/** Kind of input device. A mouse counts as keyboard. */
export type InputDevice = 'keyboard' | 'touch' | 'gamepad';

let current: InputDevice | undefined;
const listeners = new Set<() => void>();
let watching: AbortController | undefined;

/** The input device used last on this page, so that hints name the right buttons. For `useSyncExternalStore`. */
export const lastDevice = {
  get(): InputDevice {
    current ??= matchMedia('(pointer: coarse)').matches ? 'touch' : 'keyboard';
    return current;
  },
  /** Listens for keys and pointers while there are subscribers. @returns unsubscribes */
  subscribe(listener: () => void): () => void {
    watching ??= watchPage();
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      watching?.abort();
      watching = undefined;
    };
  },
  /** Called by the stage: gamepads have no events. */
  use(device: InputDevice): void {
    if (device === lastDevice.get()) return;
    current = device;
    for (const listener of listeners) listener();
  },
};

/** In the capturing phase, since a dialog may stop its events from bubbling. */
function watchPage(): AbortController {
  const watching = new AbortController();
  const { signal } = watching;
  addEventListener('keydown', () => lastDevice.use('keyboard'), { capture: true, signal });
  const onPointer = ({ pointerType }: PointerEvent) => lastDevice.use(pointerType === 'mouse' ? 'keyboard' : 'touch');
  addEventListener('pointerdown', onPointer, { capture: true, signal });
  addEventListener('gamepadconnected', () => lastDevice.use('gamepad'), { signal });
  return watching;
}
