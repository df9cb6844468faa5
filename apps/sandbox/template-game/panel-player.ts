import type { Bot } from '../game.ts';
import type { Human } from '../panel/humans.ts';
import { createPerson, playAs } from '../panel/person.ts';
import { restTicks } from './rules.ts';
import type { DockCommand, DockState } from './sim.ts';

/** A person who sees where the light is, and aims for the middle of its time in the open bay. */
export function createPlayer(human: Human, seed: number): Bot<DockState, DockCommand> {
  let aimed = -1;
  return playAs(createPerson(human, seed), (state) => {
    const { tick, docked, bays, light, open, movesIn } = state;
    const rest = restTicks(docked);
    const steps = (open - light + bays) % bays;
    // Whoever can't react in time waits for the next round.
    const inTicks = [steps, steps + bays]
      .map((count) => movesIn + (count - 1) * rest + rest / 2)
      .find((ticks) => ticks * (1000 / 60) > human.reactionMs * 1.4);
    if (inTicks === undefined || tick < aimed || inTicks > 2 * rest * bays) return undefined;
    aimed = tick + inTicks;
    return { inTicks: Math.round(inTicks), act: () => ['dock'] };
  });
}
