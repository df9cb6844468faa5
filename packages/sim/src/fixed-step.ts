import { TICK_MS } from './game-sim.ts';

/** Most ticks per frame; time beyond them is dropped, so that a stall does not snowball. */
export const MAX_TICKS_PER_FRAME = 5;

/** A frame longer than this (a breakpoint, a sleeping tab) counts as this long, in milliseconds. */
export const MAX_FRAME_MS = 250;

/** Turns frames of any length into whole ticks. */
export interface FixedStep {
  /** Time not yet simulated, in milliseconds. */
  pendingMs: number;
}

export function createFixedStep(): FixedStep {
  return { pendingMs: 0 };
}

/**
 * Accounts for a frame.
 * @param deltaMs time since the last frame
 * @param tick simulates one tick; returns false to stop (the run has ended)
 * @returns how far the drawing is between the last two ticks, from 0 to 1
 */
export function advanceFixedStep(clock: FixedStep, deltaMs: number, tick: () => boolean): number {
  clock.pendingMs += Math.min(Math.max(deltaMs, 0), MAX_FRAME_MS);
  let ticks = 0;
  // The epsilon keeps a 60 Hz display, whose frames are a hair shorter than a tick, from alternating 0 and 2 ticks.
  while (clock.pendingMs >= TICK_MS - EPSILON_MS && ticks < MAX_TICKS_PER_FRAME) {
    clock.pendingMs -= TICK_MS;
    ticks++;
    if (!tick()) {
      clock.pendingMs = 0;
      return 1;
    }
  }
  if (clock.pendingMs >= TICK_MS) clock.pendingMs = 0;
  return Math.min(Math.max(clock.pendingMs / TICK_MS, 0), 1);
}

const EPSILON_MS = 0.1;
