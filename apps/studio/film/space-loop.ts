/**
 * `pnpm studio space-loop`: makes the loop behind the universe sections of `/ss-ip` from the
 * ships of the landing page. Needs ffmpeg; the film is committed. Everything moves in whole periods, so the loop has
 * no seam.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { PATHS } from '../paths.ts';
import { ffmpeg } from './run.ts';

const [WIDTH, HEIGHT] = [960, 540];
const SECONDS = 12;
const TILE = 512;

const work = join(PATHS.renders, 'film');
mkdirSync(work, { recursive: true });

const landing = (path: string) => join(PATHS.landing, path);
const asset = (path: string) => join(PATHS.pictures, path);
const part = (name: string) => join(work, `${name}.png`);

/** A wave with `times` whole periods in the film. */
const wave = (pixels: number, times: number, phase = 0) => `${pixels}*sin(2*PI*(${times}*t/${SECONDS}+${phase}))`;

/** A scroll offset that passes a whole number of tiles in the film. */
const flow = (tiles: number) => `mod(${tiles * TILE}*t/${SECONDS}\\,${TILE})`;

await sharp(landing('nebula.webp')).resize(1060, 600, { fit: 'cover' }).png().toFile(part('sky'));
for (const stars of ['stars-far', 'stars-near'])
  await sharp({ create: { width: TILE * 3, height: TILE * 3, channels: 4, background: '#0000' } })
    .composite([{ input: asset(`backdrops/${stars}.webp`), tile: true }])
    .png()
    .toFile(part(stars));
await sharp(landing('planet.webp')).resize(620).png().toFile(part('world'));
for (const [ship, size] of [
  ['redwing', 560],
  ['crown', 330],
  ['thorns', 230],
] as const)
  await sharp(asset(`hub/hero-${ship}.webp`))
    .resize(size)
    .png()
    .toFile(part(ship));

const layers = [
  ['sky', `-50+${wave(34, 1)}`, `-30+${wave(20, 1, 0.25)}`],
  ['stars-far', `-${flow(1)}`, `-${TILE}+${flow(1)}`],
  ['world', `-190+${wave(7, 1, 0.5)}`, `170+${wave(4, 1, 0.1)}`],
  ['crown', `560+${wave(16, 1, 0.3)}`, `54+${wave(9, 1, 0.7)}`],
  // Crosses the picture once, and is outside of it at the seam.
  ['thorns', `1000-1300*t/${SECONDS}`, `250+${wave(16, 2)}-40*t/${SECONDS}`],
  ['redwing', `280+${wave(13, 1, 0.6)}`, `130+${wave(9, 2, 0.2)}`],
  ['stars-near', `-${flow(3)}`, `-${TILE}+${flow(1)}`],
] as const;

const inputs = layers.flatMap(([name]) => ['-loop', '1', '-framerate', '30', '-i', part(name)]);
const graph = layers.map(
  ([, x, y], index) =>
    `[${index === 0 ? 'base' : `l${index - 1}`}][${index}:v]overlay=x='${x}':y='${y}':eval=frame:format=rgb[l${index}]`,
);
const film = join(PATHS.films, 'space-loop.mp4');
const base = `color=black:s=${WIDTH}x${HEIGHT}:r=30[base]`;
const last = `[l${layers.length - 1}]format=yuv420p[out]`;
ffmpeg(
  [
    inputs,
    ['-filter_complex', [base, ...graph, last].join(';')],
    ['-map', '[out]', '-t', String(SECONDS), '-r', '30', '-threads', '2'],
    ['-c:v', 'libx264', '-preset', 'slow', '-crf', '27', '-profile:v', 'main', '-movflags', '+faststart', '-an'],
    ['-fflags', '+bitexact', '-flags:v', '+bitexact', '-map_metadata', '-1', film],
  ].flat(),
);
ffmpeg(['-i', film, '-frames:v', '1', part('poster')]);
await sharp(part('poster')).avif({ quality: 50, effort: 5 }).toFile(join(PATHS.films, 'space-loop-poster.avif'));
rmSync(work, { recursive: true });
