/**
 * `pnpm bench commendations`: the share of the panel's runs that earn each commendation, in percent; `commendations 1 --runs=60` for one
 * game and another number of runs.
 */
import { Run, localDealer } from '@star-seekers/sim';
import { commendationRecorder } from '../src/commendation.ts';
import { HUMANS, PLAYER_TYPES, type PlayerType } from '../src/panel/humans.ts';
import { type AnyPanel, FIRST_SEED } from '../src/panel/pace.ts';
import { loadPanels } from '../src/panel/panels.ts';
import { selectedGames } from './options.ts';

const runs = Number(process.argv.find((argument) => argument.startsWith('--runs='))?.slice('--runs='.length) ?? 20);
const slugs = new Set(selectedGames().map(({ slug }) => slug));

for (const panel of await loadPanels()) {
  const { game } = panel;
  if (!slugs.has(game.slug)) continue;
  const table = Object.fromEntries(
    (game.commendations?.list ?? []).map(({ name, material, secret }) => [
      name,
      { material: secret ? `${material}, secret` : material, novice: 0, median: 0, skilled: 0, expert: 0 },
    ]),
  );
  for (const type of PLAYER_TYPES) {
    for (let seed = FIRST_SEED; seed < FIRST_SEED + runs; seed++) {
      for (const name of earnedBy(panel, type, seed)) (table[name] as Record<PlayerType, number>)[type] += 100 / runs;
    }
  }
  for (const row of Object.values(table)) {
    for (const type of PLAYER_TYPES) row[type] = Math.round(row[type]);
  }
  console.log(`\n${game.slug}, ${runs} runs of each`);
  console.table(table);
}

function earnedBy(panel: AnyPanel, type: PlayerType, seed: number): readonly string[] {
  const { sim, dealer, commendations } = panel.game;
  const run = new Run(sim, { ...panel.setup?.(seed), seed }, dealer && localDealer(dealer, seed));
  const player = panel.createPlayer(HUMANS[type], seed, type);
  const recorder = commendationRecorder(commendations);
  while (!run.ended) {
    const events: unknown[] = [];
    run.step(player(run.state), (event) => void events.push(event));
    recorder.onTick(run, events);
  }
  return recorder.earned(run.state);
}
