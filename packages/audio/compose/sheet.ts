import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { TRACKS } from '../src/music/tracks.gen.ts';
import { fileOf } from './music.ts';

const FOLDER = join(import.meta.dirname, '../sheets');

const [WIDTH, HEIGHT] = [760, 240] as const;
const COLUMNS = 2;

/** Draws the spectrograms of all tracks, two in a row in the order of the list, with low notes at the bottom. */
export function drawSheet(): void {
  mkdirSync(FOLDER, { recursive: true });
  const pictures = TRACKS.map(
    (_, index) =>
      `[${index}:a]showspectrumpic=s=${WIDTH}x${HEIGHT}:legend=0:mode=combined:scale=log:fscale=log:color=magma:start=30:stop=16000:drange=72,pad=${WIDTH + 8}:${HEIGHT + 8}:4:4:black[p${index}]`,
  );
  const places = TRACKS.map((_, index) => {
    const [column, row] = [index % COLUMNS, Math.floor(index / COLUMNS)];
    return `${column * (WIDTH + 8)}_${row * (HEIGHT + 8)}`;
  });
  const names = TRACKS.map((_, index) => `[p${index}]`).join('');
  const grid = `${names}xstack=inputs=${TRACKS.length}:fill=black:layout=${places.join('|')}[sheet]`;
  const inputs = TRACKS.flatMap((track) => ['-i', fileOf(track)]);
  execFileSync('ffmpeg', [
    '-y',
    '-loglevel',
    'error',
    ...inputs,
    '-filter_complex',
    [...pictures, grid].join(';'),
    '-map',
    '[sheet]',
    '-frames:v',
    '1',
    '-q:v',
    '4',
    join(FOLDER, 'tracks.jpg'),
  ]);
}
