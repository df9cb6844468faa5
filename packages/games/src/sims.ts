import type { AnyGameSim } from '@star-seekers/sim';
import { spaceSnake } from './space-snake/sim.ts';

/**
 * The simulations of all playable games by id, without anything that draws: what the server's verifier, the bots and the
 * benches load.
 */
export const sims: ReadonlyMap<number, AnyGameSim> = new Map([spaceSnake].map((sim) => [sim.id, sim]));

export { MAX_INFLATED_BYTES, packReplay, unpackReplay } from './replay-transport.ts';
export { createSnakeBot } from './space-snake/bot.ts';
