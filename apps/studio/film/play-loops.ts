/**
 * `pnpm studio play-loops [game …]`: records the games and makes the loops on their cards. Needs ffmpeg; the loops are committed. The
 * end of a loop fades into its beginning, so that it has no seam.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PATHS } from '../paths.ts';
import { playGames } from './play-games.ts';
import { ffmpeg } from './run.ts';

const FRAME_RATE = 25;
const LOOP_FRAMES = 100;
const SEAM_FRAMES = 12;

/** The width of a card on most screens. */
const SIZE = '576:324';

interface Loop {
  readonly game: string;
  readonly slug: string;
  /** Part of the frames that is shown, 16 to 9: width, height, x, y. */
  readonly crop: string;
}

const LOOPS: readonly Loop[] = [
  { game: '1', slug: 'battle-arena', crop: '960:540:0:100' },
  { game: '2', slug: 'space-snake', crop: '960:540:0:50' },
  { game: '3', slug: 'memory-challenge', crop: '960:540:0:50' },
  { game: '4', slug: 'lore-master', crop: '1024:576:0:0' },
  { game: '5', slug: 'puzzle', crop: '960:540:0:50' },
  { game: '6', slug: 'cargo-runner', crop: '960:540:0:130' },
];

const games = process.argv.slice(2);
playGames('loop-footage', games);
mkdirSync(join(PATHS.films, 'play'), { recursive: true });
for (const loop of LOOPS.filter(({ game }) => games.length === 0 || games.includes(game))) encode(loop);

function encode({ game, slug, crop }: Loop): void {
  const frames = join(PATHS.renders, 'loops', game, '%03d.jpg');
  const seam = SEAM_FRAMES / FRAME_RATE;
  const graph = [
    `crop=${crop},scale=${SIZE}:flags=lanczos,split[a][b]`,
    `[a]trim=start_frame=${SEAM_FRAMES},setpts=PTS-STARTPTS[all]`,
    `[b]trim=end_frame=${SEAM_FRAMES},setpts=PTS-STARTPTS[head]`,
    `[all][head]xfade=transition=fade:duration=${seam}:offset=${LOOP_FRAMES / FRAME_RATE - seam},format=yuv420p`,
  ].join(';');
  ffmpeg(
    [
      ['-framerate', String(FRAME_RATE), '-i', frames, '-vf', graph],
      ['-frames:v', String(LOOP_FRAMES), '-c:v', 'libx264', '-preset', 'veryslow', '-crf', '29', '-profile:v', 'main'],
      ['-movflags', '+faststart', '-an', '-fflags', '+bitexact', '-flags:v', '+bitexact', '-map_metadata', '-1'],
      ['-threads', '2', join(PATHS.films, `play/${slug}.mp4`)],
    ].flat(),
  );
}
