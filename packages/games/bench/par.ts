/**
 * `pnpm bench par`: what the medals of a day cost: the panel's attempts under a day's conditions, and the medals that they make;
 * `pnpm bench par 1 6` plays two games, `--attempts=200` as many attempts of each type of player, `--seed=7` another day.
 */
import { PAR_PLAYERS, type ParPlayer, attemptUnder, parOf } from '../src/panel/attempt.ts';
import { numberOption } from './number-option.ts';
import { selectedGames } from './selected-games.ts';

/** Attempts of each type of player of a day of the hub. */
const DAY_ATTEMPTS = 200;

const attempts = numberOption('attempts') ?? 20;
const daySeed = numberOption('seed') ?? 1;

const rows: Record<string, Record<string, number | string>> = {};
for (const game of selectedGames()) {
  const options = game.sim.drawConditions?.(daySeed);
  if (!options) continue;
  const scores: Record<ParPlayer, number[]> = { novice: [], median: [], skilled: [] };
  const before = process.cpuUsage().user;
  for (const type of PAR_PLAYERS) {
    for (let seed = 0; seed < attempts; seed++) {
      const score = await attemptUnder(game, options, type, seed);
      if (score !== undefined) scores[type].push(score);
    }
  }
  const secondsEach = (process.cpuUsage().user - before) / 1e6 / (attempts * PAR_PLAYERS.length);
  rows[game.slug] = {
    options: JSON.stringify(options),
    'CPU s an attempt': Number(secondsEach.toFixed(3)),
    'CPU s a day': Math.round(secondsEach * DAY_ATTEMPTS * PAR_PLAYERS.length),
    ...parOf(scores),
  };
}
console.table(rows);
