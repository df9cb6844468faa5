import type { AnyGameSim } from '@star-seekers/sim';
import { createCargoBot } from './cargo-runner/bot.ts';
import { cargoRunner } from './cargo-runner/sim.ts';
import { createArenaBot } from './battle-arena/bot.ts';
import { battleArena } from './battle-arena/sim.ts';
import type { BotFactory } from './game-module.ts';
import { createSnakeBot } from './space-snake/bot.ts';
import { spaceSnake } from './space-snake/sim.ts';

/**
 * The simulations of all playable games by id, without anything that draws: what the server's verifier, the bots and the
 * benches load.
 */
export const sims: ReadonlyMap<number, AnyGameSim> = new Map<number, AnyGameSim>(
  [battleArena, spaceSnake, cargoRunner].map((sim) => [sim.id, sim]),
);

/** Their scripted players by id. */
// oxlint-disable-next-line typescript/no-explicit-any -- existential: State and Command vary together
export const bots: ReadonlyMap<number, BotFactory<any, any>> = new Map<number, BotFactory<any, any>>([
  [battleArena.id, createArenaBot],
  [spaceSnake.id, createSnakeBot],
  [cargoRunner.id, createCargoBot],
]);

export { packReplay, unpackReplay } from './replay-transport.ts';
export { createSnakeBot } from './space-snake/bot.ts';
