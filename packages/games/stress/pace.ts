/**
 * `pnpm stress`: plays every panel with many seeds, people with other limits too, and searches dull play that wins. Exits with 1 if a band of
 * the pace does not hold, or a dull policy is too good.
 */
import { commonBands, isWithin } from '../src/panel/figures.ts';
import { dullBound, dullOf, findDull, marginBands, playPolicies } from '../src/panel/margins.ts';
import { type AnyPanel, type Band, type Paces, measurePaces } from '../src/panel/pace.ts';
import { loadPanels } from '../src/panel/panels.ts';
import { VARIANTS, measureVaried } from '../src/panel/varied.ts';

const RUNS = 200;
const FIRST_SEED = 1000;

const VARIED_RUNS = 60;
const RESTARTS = 12;
const SEARCH_SEEDS = Array.from({ length: 7 }, (_, index) => FIRST_SEED + index);

for (const panel of await loadPanels()) {
  const paces = measurePaces(panel, RUNS, FIRST_SEED);
  check(panel, [...commonBands(panel), ...panel.bands], paces);
  if (!panel.dull) continue;
  for (const variant of Object.keys(VARIANTS)) {
    check(
      panel,
      marginBands(panel),
      measureVaried(panel, variant, VARIED_RUNS, FIRST_SEED),
      ` for people with ${variant}`,
    );
  }
  const policies = findDull(panel, RESTARTS, SEARCH_SEEDS);
  const dull = playPolicies(panel, policies);
  for (const [aim, record] of dullOf({ dull })) {
    const { figure, most } = dullBound(record, paces, aim);
    report(panel, `dull play by ${aim}, ${JSON.stringify(record.policy)}, at most ${most}`, figure, figure <= most);
  }
}

function check(panel: AnyPanel, bands: readonly Band[], paces: Paces, whom = ''): void {
  for (const band of bands) {
    const figure = band.figure(paces);
    report(panel, `${band.name}${whom}`, figure, isWithin(band, figure));
  }
}

function report({ game }: AnyPanel, what: string, figure: number, holds: boolean): void {
  console.log(`${holds ? 'holds ' : 'BROKEN'} ${game.slug}: ${what}: ${figure.toFixed(3)}`);
  if (!holds) process.exitCode = 1;
}
