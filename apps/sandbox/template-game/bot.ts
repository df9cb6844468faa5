import { createRng, nextInt } from '@star-seekers/sim';
import type { BotFactory } from '../game.ts';
import type { DockCommand, DockState } from './sim.ts';

/** Percentage of good ticks that a bot misses. */
const MISSES = { good: 20, poor: 90 } as const;
/** Of so many other ticks it docks in one. */
const SLIPS = { good: 2000, poor: 400 } as const;

/** Docks when the light is in the open bay. The poor bot is mostly late, and both sometimes dock in a closed bay. */
export const createDockBot: BotFactory<DockState, DockCommand> = ({ skill, seed }) => {
  const rng = createRng(seed);
  return ({ light, open }) => {
    const docks = light === open ? nextInt(rng, 100) >= MISSES[skill] : nextInt(rng, SLIPS[skill]) === 0;
    return docks ? ['dock'] : [];
  };
};
