import { type LocalDealer, type RunSetup, localDealer } from '@star-seekers/sim';
import type { AnyGame } from './game.ts';
import * as registry from './registry.ts';

export type { AnyGame, Bot, BotFactory, BotSkill, GameListing, Keepsake } from './game.ts';
export { type Commendation, commendationRecorder } from './commendation.ts';
export { GAMES_OF_DAY } from './games-of-day.ts';
export { keepsakesOfRun } from './keepsake.ts';
export { MEDALS, type Medal, medalFigure, medalsUnder } from './medal.ts';
export {
  type PlayerRecord,
  type RunInRecord,
  addToRecord,
  earnedByRecord,
  emptyRecord,
  recordCommendations,
} from './record-commendations.ts';

const registered: readonly AnyGame[] = Object.values(registry);

/** The games by id, in the order of their ids. Loads no page: the server's verifier, bots and benches begin here. */
export const games: ReadonlyMap<number, AnyGame> = new Map(
  registered.toSorted((one, other) => one.id - other.id).map((game) => [game.id, game]),
);

/** Whether others may see a run of a game, and not only its score, while it is played. */
export function showsPlay({ sim, showsOnlyScore }: AnyGame): boolean {
  return !sim.hidden && !showsOnlyScore;
}

/** A dealer at hand for a run; undefined in games that hide nothing. */
export function dealerFor(gameId: number, { seed, options }: RunSetup): LocalDealer | undefined {
  const dealer = games.get(gameId)?.dealer;
  return dealer && localDealer(dealer, seed, options);
}
