/** `pnpm stress`: enters recorded runs at 100,000 random ticks. Exits with 1 if one differs from playing up to there. */
import { games } from '../src/games.ts';
import { dayOf } from '../src/testing/played-run.ts';
import { wrongSeeks } from '../src/testing/seek-pairs.ts';

const ALL_PAIRS = 100_000;
const PAIRS = 500;
const FIRST_SEED = 5000;

const runs = Math.ceil(ALL_PAIRS / PAIRS / games.size);
for (const game of games.values()) {
  let wrong = 0;
  for (let seed = FIRST_SEED; seed < FIRST_SEED + runs; seed++) {
    const setups = [{ seed }, dayOf(game, seed)];
    for (const setup of setups) {
      const ticks = wrongSeeks(game, setup, PAIRS / setups.length);
      if (ticks.length > 0) console.log(`BROKEN ${game.slug}: ${JSON.stringify(setup)} at ticks ${ticks.join(', ')}`);
      wrong += ticks.length;
    }
  }
  console.log(`${wrong === 0 ? 'holds ' : 'BROKEN'} ${game.slug}: ${runs * PAIRS} seeks equal playing up to there`);
  if (wrong > 0) process.exitCode = 1;
}
