import { connectedPads } from './input/gamepads.ts';
import { lastDevice } from './input/last-device.ts';

/** How strongly something is felt in the hands. */
export type Haptic = 'light' | 'medium' | 'heavy';

/** Length of a pulse, and how strongly a gamepad shakes, from 0 to 1. Phones know a length only. */
export const PULSES: Readonly<Record<Haptic, { readonly ms: number; readonly strength: number }>> = {
  light: { ms: 12, strength: 0.25 },
  medium: { ms: 30, strength: 0.55 },
  heavy: { ms: 70, strength: 1 },
};

/** Gives one pulse on the device that the player used last; without effect where it can not. */
export function playHaptic(haptic: Haptic): void {
  const { ms, strength } = PULSES[haptic];
  const device = lastDevice.get();
  if (device === 'gamepad') for (const pad of connectedPads()) rumble(pad, ms, strength);
  // Browsers log an error when a page that was never touched vibrates.
  if (device === 'touch' && 'vibrate' in navigator && navigator.userActivation?.hasBeenActive) navigator.vibrate(ms);
}

/** The stronger of two pulses. */
export function strongerHaptic(one: Haptic | undefined, other: Haptic | undefined): Haptic | undefined {
  if (!one || !other) return one ?? other;
  return PULSES[one].ms >= PULSES[other].ms ? one : other;
}

function rumble(pad: Gamepad, ms: number, strength: number): void {
  if (!('vibrationActuator' in pad)) return;
  const effect = { duration: ms, strongMagnitude: strength, weakMagnitude: strength };
  // Rejects when the pad is gone.
  pad.vibrationActuator?.playEffect('dual-rumble', effect).catch(() => undefined);
}
