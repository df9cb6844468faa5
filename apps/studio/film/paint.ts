import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FRAMES, FRAME_RATE } from './timeline.ts';
import { WORK, openPicture } from './host.ts';
import type { FilmPage } from './picture/page.ts';

const CHUNK = 50;
export const [WIDTH, HEIGHT] = [1280, 720] as const;

interface FilmWindow {
  readonly film: FilmPage;
}

/** Paints single frames as PNG files, for inspection. */
export async function paintStills(frames: readonly number[], folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const host = await openPicture();
  for (const frame of frames) {
    const before = Date.now();
    const png = await host.page.evaluate((index) => (window as unknown as FilmWindow).film.still(index), frame);
    await writeFile(join(folder, `${String(frame).padStart(4, '0')}.png`), Buffer.from(png, 'base64'));
    console.info(`frame ${frame}: ${((Date.now() - before) / 1000).toFixed(1)} s`);
  }
  await host.close();
}

/** Paths of the film's chunks, in order. */
export const CHUNKS = Array.from({ length: Math.ceil(FRAMES / CHUNK) }, (_, chunk) =>
  join(WORK, 'film', `${String(chunk).padStart(2, '0')}.mkv`),
);

/** Paints the chunks that are missing on this machine, so an interrupted run continues. @param only these chunks; all if empty */
export async function paintFilm(only: readonly number[] = []): Promise<void> {
  await mkdir(join(WORK, 'film'), { recursive: true });
  const missing = CHUNKS.map((path, chunk) => ({ path, chunk })).filter(
    ({ path, chunk }) => !existsSync(path) && (only.length === 0 || only.includes(chunk)),
  );
  if (missing.length === 0) return;
  let writer: FrameWriter | undefined;
  const host = await openPicture(async (picture) => writer?.write(picture));
  for (const { path, chunk } of missing) {
    const before = Date.now();
    const [from, to] = [chunk * CHUNK, Math.min(FRAMES, (chunk + 1) * CHUNK)];
    const part = `${path}.part.mkv`;
    writer = openFrameWriter(part);
    await host.page.evaluate(([from, to]) => (window as unknown as FilmWindow).film.run(from, to), [from, to] as const);
    await writer.close();
    await rename(part, path);
    const each = (Date.now() - before) / 1000 / (to - from);
    console.info(`frames ${from} to ${to - 1} of ${FRAMES}: ${each.toFixed(2)} s each`);
  }
  await host.close();
}

/** Encodes frames into a file as they arrive. */
interface FrameWriter {
  write(picture: Buffer): Promise<void>;
  close(): Promise<void>;
}

function openFrameWriter(path: string): FrameWriter {
  const sent = ['-f', 'image2pipe', '-c:v', 'mjpeg', '-framerate', String(FRAME_RATE), '-i', '-'];
  const ffmpeg = spawn('ffmpeg', ['-loglevel', 'error', '-y', ...sent, '-c', 'copy', path], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const done = new Promise<number | null>((resolve) => ffmpeg.once('close', resolve));
  return {
    async write(picture) {
      if (!ffmpeg.stdin.write(picture)) await new Promise((resolve) => ffmpeg.stdin.once('drain', resolve));
    },
    async close() {
      ffmpeg.stdin.end();
      if ((await done) !== 0) throw new Error('ffmpeg could not encode the frames.');
    },
  };
}
