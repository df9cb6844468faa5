/** Kind of input device. A mouse counts as keyboard. */
export type InputDevice = 'keyboard' | 'touch' | 'gamepad';

let current: InputDevice | undefined;
const listeners = new Set<() => void>();

/** The input device used last on this page, so that hints name the right buttons. For `useSyncExternalStore`. */
export const lastDevice = {
  get(): InputDevice {
    current ??= matchMedia('(pointer: coarse)').matches ? 'touch' : 'keyboard';
    return current;
  },
  /** Listens for keys and pointers while there are subscribers. @returns ends the subscription */
  subscribe(listener: () => void): () => void {
    if (listeners.size === 0) watchPage();
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) unwatchPage();
    };
  },
  /** Called by the stage: gamepads have no events. */
  use(device: InputDevice): void {
    if (device === lastDevice.get()) return;
    current = device;
    for (const listener of listeners) listener();
  },
};

function onKey(): void {
  lastDevice.use('keyboard');
}

function onPointer({ pointerType }: PointerEvent): void {
  lastDevice.use(pointerType === 'mouse' ? 'keyboard' : 'touch');
}

function onGamepad(): void {
  lastDevice.use('gamepad');
}

/** In the capturing phase, since a dialog may stop its events from bubbling. */
function watchPage(): void {
  addEventListener('keydown', onKey, true);
  addEventListener('pointerdown', onPointer, true);
  addEventListener('gamepadconnected', onGamepad);
}

function unwatchPage(): void {
  removeEventListener('keydown', onKey, true);
  removeEventListener('pointerdown', onPointer, true);
  removeEventListener('gamepadconnected', onGamepad);
}
