/**
 * `pnpm audio [effects|music|layers|sheet|<track id> …]`: renders all sounds or a part of them, and prints the measurements.
 * The same sources give the same samples everywhere, and the same bytes with the same encoder on the same kind of processor.
 */
import { renderEffects } from './effects.ts';
import { renderLayers, renderTracks } from './music.ts';
import { drawSheet } from './sheet.ts';
import { SCORES } from './tracks/scores.ts';

const args = process.argv.slice(2);
const everything = args.length === 0;
const ids = everything || args.includes('music') ? SCORES.map(({ id }) => id) : args;
if (everything || args.includes('effects')) renderEffects();
if (SCORES.some(({ id }) => ids.includes(id))) await renderTracks(ids);
if (args.includes('layers')) await renderLayers(SCORES.map(({ id }) => id));
if (everything || args.includes('sheet')) await drawSheet();
