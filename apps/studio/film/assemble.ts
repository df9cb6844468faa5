import { createHash } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';
import { PATHS } from '../paths.ts';
import { compiledHash } from '../pictures/build/source-hash.ts';
import { WORK } from './host.ts';
import { CHUNKS, HEIGHT, WIDTH } from './paint.ts';
import { ffmpeg } from './run.ts';
import { SOUNDTRACK } from './soundtrack/soundtrack.ts';
import { FRAMES, SHOTS, frameOf, secondsOf } from './timeline.ts';

const FILM = join(PATHS.films, 'trailer.mp4');
const POSTER = join(PATHS.films, 'trailer-poster.webp');

/** The poster shows the title. */
const POSTER_BEAT = 75.5;

const exact = ['-fflags', '+bitexact', '-flags:v', '+bitexact', '-map_metadata', '-1'];

/** Encodes the painted chunks with the soundtrack, and writes film, poster and manifest. */
export async function assemble(): Promise<void> {
  const list = join(WORK, 'film', 'list.txt');
  writeFileSync(list, CHUNKS.map((path) => `file '${path}'\n`).join(''));
  const cuts = SHOTS.map(({ at }) => secondsOf(at)).join(',');
  const rec709 = ['-color_primaries', 'bt709', '-color_trc', 'bt709', '-colorspace', 'bt709'];
  ffmpeg(
    [
      ['-f', 'concat', '-safe', '0', '-i', list, '-i', SOUNDTRACK, '-map', '0:v', '-map', '1:a', '-c:a', 'copy'],
      [
        '-vf',
        'scale=in_range=full:in_color_matrix=bt601:out_range=tv:out_color_matrix=bt709,format=yuv420p',
        ...rec709,
      ],
      ['-c:v', 'libx264', '-profile:v', 'high', '-preset', 'fast', '-tune', 'film', '-force_key_frames', cuts],
      [
        '-b:v',
        '1760k',
        '-maxrate',
        '4600k',
        '-bufsize',
        '6000k',
        '-threads',
        '2',
        '-movflags',
        '+faststart',
        ...exact,
        FILM,
      ],
    ].flat(),
  );
  const still = join(WORK, 'poster.png');
  ffmpeg(['-ss', String(secondsOf(POSTER_BEAT)), '-i', FILM, '-frames:v', '1', still]);
  await sharp(still).webp({ quality: 82, effort: 6, smartSubsample: true }).toFile(POSTER);
  const bytes = readFileSync(FILM);
  const manifest: z.infer<typeof trailerManifest> = {
    sha256: createHash('sha256').update(bytes).digest('hex'),
    bytes: bytes.length,
    width: WIDTH,
    height: HEIGHT,
    frames: FRAMES,
    source: await trailerHash(),
  };
  writeFileSync(manifestPath, `${JSON.stringify(manifest, null, 2)}\n`);
  console.info(`trailer: ${(statSync(FILM).size / 1e6).toFixed(2)} MB, poster at frame ${frameOf(POSTER_BEAT)}`);
}

/** Manifest of the committed film. */
export const trailerManifest = z.object({
  sha256: z.string(),
  bytes: z.int(),
  width: z.int(),
  height: z.int(),
  frames: z.int(),
  /** Hash of the code that paints the shots. */
  source: z.string(),
});

export const manifestPath = join(PATHS.films, 'trailer.json');

/** Hash of the film's own code, without the ships, worlds and paintings that it shows. */
export function trailerHash(): Promise<string> {
  const painters = JSON.stringify(join(PATHS.root, 'film/picture/painters.ts'));
  const finish = JSON.stringify(join(PATHS.root, 'film/picture/finish.ts'));
  return compiledHash(`export { PAINTERS } from ${painters};export { finish } from ${finish};`, []);
}
