/**
 * `pnpm stress`: plays every panel with many seeds, people with other limits too, and searches dull play that wins. Exits with 1 if a band of
 * the pace does not hold, or a dull policy is too good; the margins of a game that has no record of them yet are only printed.
 */
import { commonBands, isWithin } from '../src/panel/figures.ts';
import { dullBound, dullOf, findDull, marginBands, playPolicies } from '../src/panel/margins.ts';
import { type AnyPanel, type Band, type Paces, measurePaces } from '../src/panel/pace.ts';
import { loadPanels } from '../src/panel/panels.ts';
import { VARIANTS, measureVaried } from '../src/panel/varied.ts';
import { readMarginsRecord } from '../src/testing/panel-records.ts';

const RUNS = 200;
const FIRST_SEED = 1000;

const VARIED_RUNS = 60;
const RESTARTS = 12;
const SEARCH_SEEDS = Array.from({ length: 7 }, (_, index) => FIRST_SEED + index);

for (const panel of await loadPanels()) {
  const paces = measurePaces(panel, RUNS, FIRST_SEED);
  check(panel, [...commonBands(panel), ...panel.bands], paces);
  if (panel.dull) checkMargins(panel, paces, { counts: readMarginsRecord(panel) !== undefined });
}

function checkMargins(panel: AnyPanel, paces: Paces, { counts }: { readonly counts: boolean }): void {
  for (const variant of Object.keys(VARIANTS)) {
    const varied = measureVaried(panel, variant, VARIED_RUNS, FIRST_SEED);
    check(panel, marginBands(panel), varied, { whom: ` for people with ${variant}`, counts });
  }
  const policies = findDull(panel, RESTARTS, SEARCH_SEEDS);
  const dull = playPolicies(panel, policies);
  for (const [aim, record] of dullOf({ dull })) {
    const { figure, most } = dullBound(record, paces, aim);
    const what = `dull play by ${aim}, ${JSON.stringify(record.policy)}, at most ${most}`;
    report(panel, what, figure, { holds: figure <= most, counts });
  }
}

function check(
  panel: AnyPanel,
  bands: readonly Band[],
  paces: Paces,
  { whom = '', counts = true }: { readonly whom?: string; readonly counts?: boolean } = {},
): void {
  for (const band of bands) {
    const figure = band.figure(paces);
    report(panel, `${band.name}${whom}`, figure, { holds: isWithin(band, figure), counts });
  }
}

function report(
  { game }: AnyPanel,
  what: string,
  figure: number,
  { holds, counts }: { readonly holds: boolean; readonly counts: boolean },
): void {
  const verdict = holds ? 'holds ' : counts ? 'BROKEN' : 'OPEN  ';
  console.log(`${verdict} ${game.slug}: ${what}: ${figure.toFixed(3)}`);
  if (!holds && counts) process.exitCode = 1;
}
