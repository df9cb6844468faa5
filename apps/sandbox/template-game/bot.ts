import { createRng, nextInt } from '@star-seekers/sim';
import type { BotFactory } from '../game.ts';
import type { DockCommand, DockState } from './sim.ts';

/** Percentage of good ticks that a bot misses. */
const ERRORS = { good: 20, poor: 90 } as const;

/** The good bot docks when the light is in the open bay. The poor one is mostly late, and sometimes docks in a closed bay. */
export const createDockBot: BotFactory<DockState, DockCommand> = ({ skill, seed }) => {
  const rng = createRng(seed);
  return ({ light, open }) => {
    const tooEarly = skill === 'poor' && light !== open && nextInt(rng, 400) === 0;
    return tooEarly || (light === open && nextInt(rng, 100) >= ERRORS[skill]) ? ['dock'] : [];
  };
};
