import { type AnyGameSim, type Dealer, type LocalDealer, localDealer } from '@star-seekers/sim';
import { createCargoBot } from './cargo-runner/bot.ts';
import { cargoRunner } from './cargo-runner/sim.ts';
import { createArenaBot } from './battle-arena/bot.ts';
import { battleArena } from './battle-arena/sim.ts';
import type { BotFactory } from './game-module.ts';
import { createQuizBot } from './lore-master/bot.ts';
import { quizDealer } from './lore-master/dealer.ts';
import { loreMaster } from './lore-master/sim.ts';
import { createMemoryBot } from './memory-challenge/bot.ts';
import { memoryDealer } from './memory-challenge/dealer.ts';
import { memoryChallenge } from './memory-challenge/sim.ts';
import { createPuzzleBot } from './puzzle/bot.ts';
import { puzzle } from './puzzle/sim.ts';
import { createSnakeBot } from './space-snake/bot.ts';
import { spaceSnake } from './space-snake/sim.ts';

/**
 * The simulations of all playable games by id, without anything that draws: what the server's verifier, the bots and the
 * benches load.
 */
export const sims: ReadonlyMap<number, AnyGameSim> = new Map<number, AnyGameSim>(
  [battleArena, spaceSnake, memoryChallenge, loreMaster, puzzle, cargoRunner].map((sim) => [sim.id, sim]),
);

/**
 * Who keeps what the player must not know, by the id of the game: every game with hidden information has one. The hub's pages never
 * load them; the server deals ranked runs, and bots, golden runs and the sandbox deal their own.
 */
export const dealers: ReadonlyMap<number, Dealer> = new Map(
  [memoryDealer, quizDealer].map((dealer) => [dealer.id, dealer]),
);

/** A dealer at hand for a run with this seed; undefined in games that hide nothing. */
export function dealerFor(gameId: number, seed: number): LocalDealer | undefined {
  const dealer = dealers.get(gameId);
  return dealer && localDealer(dealer, seed);
}

/** Their scripted players by id. */
// oxlint-disable-next-line typescript/no-explicit-any -- existential: State and Command vary together
export const bots: ReadonlyMap<number, BotFactory<any, any>> = new Map<number, BotFactory<any, any>>([
  [battleArena.id, createArenaBot],
  [spaceSnake.id, createSnakeBot],
  [memoryChallenge.id, createMemoryBot],
  [loreMaster.id, createQuizBot],
  [puzzle.id, createPuzzleBot],
  [cargoRunner.id, createCargoBot],
]);

export { packReplay, unpackReplay } from './replay-transport.ts';
export { createSnakeBot } from './space-snake/bot.ts';
