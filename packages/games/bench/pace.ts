/**
 * `pnpm bench pace`: how the panel of synthetic players fares in each game, and the bands of its pace; `pnpm bench pace 1 6` plays two
 * games, `--runs=200` as many runs of each type of player, `--seed=1000` other runs. `pnpm bench pace --record` stores the runs whose
 * bands `npm test` checks.
 */
import { commonBands, isWithin, quantile, shareOf, shareSeen } from '../src/panel/figures.ts';
import { byPlayerType } from '../src/panel/humans.ts';
import { type AnyPanel, FIRST_SEED, type Pace, RUNS, measurePaces } from '../src/panel/pace.ts';
import { loadPanels } from '../src/panel/panels.ts';
import { writePaceRecord } from '../src/testing/pace-record.ts';
import { sourcesOfPanels } from '../src/testing/panel-sources.ts';
import { numberOption } from './number-option.ts';
import { selectedGames } from './selected-games.ts';

const records = process.argv.includes('--record');
const runs = (records ? undefined : numberOption('runs')) ?? RUNS;
const firstSeed = (records ? undefined : numberOption('seed')) ?? FIRST_SEED;

const sourcesOf = sourcesOfPanels('pace');

const selected = new Set<number>(selectedGames().map(({ id }) => id));
for (const panel of (await loadPanels()).filter(({ game }) => selected.has(game.id))) {
  const paces = measurePaces(panel, runs, firstSeed);
  if (records) writePaceRecord(panel, { sources: sourcesOf(panel), paces });
  console.log(`\n${panel.game.slug}: ${runs} runs of each type of player`);
  console.table(byPlayerType((type) => rowOf(panel, paces[type])));
  console.table(
    [...commonBands(panel), ...panel.bands].map((band) => {
      const figure = band.figure(paces);
      const { name, least = '', most = '' } = band;
      return { band: name, least, figure: round(figure), most, holds: isWithin(band, figure) ? 'yes' : 'NO' };
    }),
  );
}

function rowOf(panel: AnyPanel, paces: readonly Pace[]): Record<string, number | string> {
  const quartiles = (figure: (pace: Pace) => number) =>
    [0.25, 0.5, 0.75].map((share) => round(quantile(paces.map(figure), share))).join(' / ');
  const causes = Map.groupBy(paces, ({ cause }) => cause);
  return {
    'length s (quartiles)': quartiles(({ seconds }) => seconds),
    'score (quartiles)': quartiles(({ score }) => score),
    'first threat s': round(
      quantile(
        paces.map(({ firstThreat }) => firstThreat),
        0.5,
      ),
    ),
    'first reward s': round(
      quantile(
        paces.map(({ firstReward }) => firstReward),
        0.5,
      ),
    ),
    'dead time': percent(
      quantile(
        paces.map(({ deadShare }) => deadShare),
        0.5,
      ),
    ),
    'seen in a run': percent(
      quantile(
        paces.map((pace) => shareSeen(panel, [pace])),
        0.5,
      ),
    ),
    'seen in 10': percent(shareSeen(panel, paces.slice(0, 10))),
    capped: percent(shareOf(paces, ({ capped }) => capped)),
    'ends by': [...causes]
      .toSorted(([, one], [, other]) => other.length - one.length)
      .map(([cause, { length }]) => `${cause} ${percent(length / paces.length)}`)
      .slice(0, 3)
      .join(', '),
  };
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

function round(figure: number): number {
  return Math.round(figure * 100) / 100;
}
