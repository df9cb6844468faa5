/**
 * `pnpm bench pace`: how the panel of synthetic players fares in each game, and the bands of its pace; `pnpm bench pace 1 6` plays two
 * games, `--runs=200` as many runs of each type of player, `--seed=1000` other runs; `--varied` prints people with other limits, `--search`
 * searches the best dull policies anew. `pnpm bench pace --record` stores what `npm test` checks: the runs, and the margins of the games
 * with a language of dull play, which are only measured again if one of their runs has changed, or with `--search`.
 */
import { isDeepStrictEqual } from 'node:util';
import { commonBands, isWithin, quantile, shareOf, shareSeen } from '../src/panel/figures.ts';
import { PLAYER_TYPES, byPlayerType } from '../src/panel/humans.ts';
import {
  type Margins,
  byAim,
  dullBound,
  dullOf,
  findDull,
  marginBands,
  marginRuns,
  measureMargins,
  playPolicies,
  repeatDull,
  repeatVaried,
} from '../src/panel/margins.ts';
import { type AnyPanel, FIRST_SEED, type Pace, type Paces, measurePaces } from '../src/panel/pace.ts';
import { loadPanels } from '../src/panel/panels.ts';
import { VARIANTS } from '../src/panel/varied.ts';
import { readMarginsRecord, recordedRuns, writeMarginsRecord, writePaceRecord } from '../src/testing/panel-records.ts';
import { sourcesOfPanels } from '../src/testing/panel-sources.ts';
import { numberOption, selectedGames } from './options.ts';

const records = process.argv.includes('--record');
const runsAsked = records ? undefined : numberOption('runs');
const firstSeed = (records ? undefined : numberOption('seed')) ?? FIRST_SEED;

const varies = process.argv.includes('--varied');
const searches = process.argv.includes('--search');

const sourcesOf = sourcesOfPanels('pace');
const sourcesOfMargins = sourcesOfPanels('margins');

const selected = new Set<number>(selectedGames().map(({ id }) => id));
for (const panel of (await loadPanels()).filter(({ game }) => selected.has(game.id))) {
  const runs = runsAsked ?? recordedRuns(panel);
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
  if (panel.dull) printMargins(panel, paces);
}

function printMargins(panel: AnyPanel, paces: Paces): void {
  const stored = readMarginsRecord(panel);
  if (!stored && !searches && !varies) return;
  const margins = marginsOf(panel, stored);
  if (records && 'varied' in margins) writeMarginsRecord(panel, { ...margins, sources: sourcesOfMargins(panel) });
  console.log(
    `The best dull play of ${panel.game.slug}, against a median player's score and a skilled player's length:`,
  );
  console.table(
    dullOf(margins).map(([aim, record]) => {
      const { figure, most } = dullBound(record, paces, aim);
      const { policy, runs: played } = record;
      return {
        by: aim,
        policy: Object.values(policy).join(', '),
        figure: round(figure),
        most: round(most),
        capped: percent(shareOf(played, ({ capped }) => capped)),
        holds: figure <= most ? 'yes' : 'NO',
      };
    }),
  );
  if (!('varied' in margins)) return;
  const bands = marginBands(panel);
  for (const [variant, { figures, runs: played }] of Object.entries(margins.varied)) {
    console.log(`${panel.game.slug} for people with ${variant}:`);
    console.table(
      byPlayerType((type) => ({
        'median length s': round(
          quantile(
            played[type].map(({ seconds }) => seconds),
            0.5,
          ),
        ),
        'median score': quantile(
          played[type].map(({ score }) => score),
          0.5,
        ),
      })),
    );
    for (const [index, band] of bands.entries()) {
      const figure = figures[index] as number;
      if (!isWithin(band, figure)) console.log(`BROKEN ${band.name}: ${round(figure)}`);
    }
  }
}

/** The margins, or only what dull play comes to. */
function marginsOf(panel: AnyPanel, stored: Margins | undefined): Margins | Pick<Margins, 'dull'> {
  if (stored && records && !searches && isStill(panel, stored)) return stored;
  const policies = stored && !searches ? byAim(panel, (aim) => stored.dull[aim]?.policy ?? {}) : findDull(panel);
  return records || varies ? measureMargins(panel, policies) : { dull: playPolicies(panel, policies) };
}

/** Whether a run of each variant and type of player, and of each dull policy, comes out again. */
function isStill(panel: AnyPanel, { dull, varied }: Margins): boolean {
  return (
    isDeepStrictEqual(Object.keys(varied), Object.keys(VARIANTS)) &&
    Object.entries(varied).every(([variant, { runs: played }]) =>
      PLAYER_TYPES.every((type) => isDeepStrictEqual(repeatVaried(panel, variant, type, 0), played[type][0])),
    ) &&
    dullOf({ dull }).every(
      ([aim, record]) =>
        record.runs.length === marginRuns(panel) &&
        isDeepStrictEqual(repeatDull(panel, aim, record, 0), record.runs[0]),
    )
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
