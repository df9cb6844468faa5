import { createRng, nextInt } from '@star-seekers/sim';
import type { BotFactory } from '../game.ts';
import type { DockCommand, DockState } from './sim.ts';

/** Looks away for so many of a hundred ticks in which the light is right. */
const ERRORS = { good: 20, poor: 90 } as const;

/** The good player docks when the light is right; the poor one is mostly late, and sometimes a bay too early. */
export const createDockBot: BotFactory<DockState, DockCommand> = ({ skill, seed }) => {
  const rng = createRng(seed);
  return ({ light, open }) => {
    const tooEarly = skill === 'poor' && light !== open && nextInt(rng, 400) === 0;
    return tooEarly || (light === open && nextInt(rng, 100) >= ERRORS[skill]) ? ['dock'] : [];
  };
};
