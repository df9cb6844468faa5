/**
 * `pnpm audio [effects|music|sheet|<track id> …]`: renders everything that is heard, or a part of it, and prints what was measured.
 * The same sources give the same samples everywhere, and the same bytes with the same encoder on the same kind of processor.
 */
import { renderEffects } from './effects.ts';
import { renderTracks } from './music.ts';
import { drawSheet } from './sheet.ts';
import { SCORES } from './tracks/scores.ts';

const wanted = process.argv.slice(2);
const everything = wanted.length === 0;
const ids = everything || wanted.includes('music') ? SCORES.map(({ id }) => id) : wanted;
if (everything || wanted.includes('effects')) renderEffects();
if (SCORES.some(({ id }) => ids.includes(id))) await renderTracks(ids);
if (everything || wanted.includes('sheet')) await drawSheet();
