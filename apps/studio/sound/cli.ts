/**
 * `pnpm audio [effects|music|layers|mixes|sheet|<track id> …]`: renders all sounds or a part of them, and prints the measurements; `mixes` only measures.
 * The same sources give the same samples everywhere, and the same bytes with the same encoder on the same kind of processor.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TRACKS } from '@star-seekers/audio/tracks';
import { PATHS } from '../paths.ts';
import { renderEffects } from './effects.ts';
import { decodeMp3 } from './codec.ts';
import { transform } from './engine/fourier.ts';
import { TAU, power } from './engine/maths.ts';
import { fileOf, measureMixes, renderLayers, renderTracks } from './music.ts';
import { SAMPLE_RATE } from './sample-rate.ts';
import type { Take } from './take.ts';
import { SCORES } from './tracks/scores.ts';

/** Size of one spectrogram in pixels, with the black line below it. */
const [WIDTH, HEIGHT] = [1200, 220] as const;

const WINDOW = 4096;
const [LOWEST_HZ, HIGHEST_HZ] = [30, 16_000] as const;

/** Decibels from black to white. */
const [DARKEST_DB, SPAN_DB] = [-8, 62] as const;

/** Draws the spectrograms of all tracks below each other, with low notes at the bottom. */
async function drawSheet(): Promise<void> {
  mkdirSync(PATHS.sheets, { recursive: true });
  const sheet = new Uint8Array(WIDTH * HEIGHT * TRACKS.length);
  for (const [index, track] of TRACKS.entries()) {
    sheet.set(spectrogram(await decodeMp3(readFileSync(fileOf(track)))), index * WIDTH * HEIGHT);
  }
  const size = `${WIDTH}x${HEIGHT * TRACKS.length}`;
  const raw = ['-f', 'rawvideo', '-pix_fmt', 'gray', '-s', size, '-i', '-'];
  execFileSync('ffmpeg', ['-y', '-loglevel', 'error', ...raw, '-q:v', '8', join(PATHS.sheets, 'tracks.jpg')], {
    input: sheet,
  });
}

function spectrogram({ left, right }: Take): Uint8Array {
  const picture = new Uint8Array(WIDTH * HEIGHT);
  const [real, imaginary] = [new Float64Array(WINDOW), new Float64Array(WINDOW)];
  for (let column = 0; column < WIDTH; column++) {
    const start = Math.floor(((left.length - WINDOW) * column) / WIDTH);
    for (let index = 0; index < WINDOW; index++) {
      const window = 0.5 - 0.5 * Math.cos((TAU * index) / WINDOW);
      real[index] = ((left[start + index] ?? 0) + (right[start + index] ?? 0)) * window;
      imaginary[index] = 0;
    }
    transform(real, imaginary);
    for (let row = 0; row < HEIGHT - 4; row++) {
      const frequency = LOWEST_HZ * power(HIGHEST_HZ / LOWEST_HZ, 1 - row / (HEIGHT - 4));
      const bin = Math.round((frequency * WINDOW) / SAMPLE_RATE);
      const energy = (real[bin] ?? 0) * (real[bin] ?? 0) + (imaginary[bin] ?? 0) * (imaginary[bin] ?? 0);
      // Compensates the spectrum of music, which falls by about four decibels per octave.
      const level = 10 * Math.log10(energy + 1e-9) + 4 * Math.log2(frequency / 1000);
      picture[row * WIDTH + column] = Math.max(0, Math.min(255, ((level - DARKEST_DB) / SPAN_DB) * 255));
    }
  }
  return picture;
}

const args = process.argv.slice(2);
const everything = args.length === 0;
const ids = everything || args.includes('music') ? SCORES.map(({ id }) => id) : args;
if (everything || args.includes('effects')) renderEffects();
if (SCORES.some(({ id }) => ids.includes(id))) await renderTracks(ids);
if (args.includes('layers')) await renderLayers(SCORES.map(({ id }) => id));
if (everything || args.some((arg) => ['music', 'layers', 'mixes'].includes(arg))) await measureMixes(TRACKS);
if (everything || args.includes('sheet')) await drawSheet();
