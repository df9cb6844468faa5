/** `pnpm stress`: plays every panel with many seeds. Exits with 1 if a band of the pace does not hold. */
import { commonBands, isWithin } from '../src/panel/figures.ts';
import { measurePaces } from '../src/panel/pace.ts';
import { loadPanels } from '../src/panel/panels.ts';

const RUNS = 200;
const FIRST_SEED = 1000;

for (const panel of await loadPanels()) {
  const paces = measurePaces(panel, RUNS, FIRST_SEED);
  for (const band of [...commonBands(panel), ...panel.bands]) {
    const figure = band.figure(paces);
    const holds = isWithin(band, figure);
    console.log(`${holds ? 'holds ' : 'BROKEN'} ${panel.game.slug}: ${band.name}: ${figure.toFixed(3)}`);
    if (!holds) process.exitCode = 1;
  }
}
