/** What a player has in their hands. A mouse goes with a keyboard. */
export type InputDevice = 'keyboard' | 'touch' | 'gamepad';

let current: InputDevice | undefined;
const listeners = new Set<() => void>();

/** The kind of device that was used last on this page, so that hints name the right buttons. Made for `useSyncExternalStore`. */
export const lastDevice = {
  get(): InputDevice {
    current ??= matchMedia('(pointer: coarse)').matches ? 'touch' : 'keyboard';
    return current;
  },
  /** Keys and pointers are watched while somebody wants to know. @returns ends the subscription */
  subscribe(listener: () => void): () => void {
    if (listeners.size === 0) watchPage();
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) unwatchPage();
    };
  },
  /** The stage tells of game pads, which have no events. */
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

/** In the capturing phase: a dialog that keeps its events to itself is used by some device, too. */
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
