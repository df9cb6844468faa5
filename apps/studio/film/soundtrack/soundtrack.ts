import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PATHS } from '../../paths.ts';
import { encode } from '../../sound/codec.ts';
import { failures } from '../../sound/measure/bars.ts';
import { type Measurements, measureLoop } from '../../sound/measure/report.ts';
import { perform } from '../../sound/perform.ts';
import { SAMPLE_RATE, samplesOf } from '../../sound/sample-rate.ts';
import type { Take } from '../../sound/take.ts';
import { mp4Track } from '../mp4.ts';
import { FILM_SECONDS, firstLight } from './first-light.ts';

/** The encoded soundtrack before it is in the film. */
export const SOUNDTRACK = join(PATHS.renders, 'trailer/soundtrack.m4a');

/** Measurements of the soundtrack in the film. */
export const MEASURED = join(import.meta.dirname, 'measured.gen.json');

export interface MeasuredSoundtrack {
  /** SHA-256 of the encoded sound in the film. */
  readonly sha256: string;
  readonly seconds: number;
  readonly measurements: Measurements;
}

/** Performs the soundtrack, encodes it for the film, decodes it again, and stores and prints the measurements. */
export function renderSoundtrack(): void {
  mkdirSync(dirname(SOUNDTRACK), { recursive: true });
  const exact = ['-fflags', '+bitexact', '-flags:a', '+bitexact'];
  encode(cutToFilm(perform(firstLight)), [{ file: SOUNDTRACK, options: ['-c:a', 'aac', '-b:a', '192k', ...exact] }]);
  const measurements = measureLoop(decode(SOUNDTRACK));
  const { payload } = mp4Track(readFileSync(SOUNDTRACK), 'soun');
  const sha256 = createHash('sha256').update(payload).digest('hex');
  const report: MeasuredSoundtrack = { sha256, seconds: FILM_SECONDS, measurements };
  writeFileSync(MEASURED, `${JSON.stringify(report, null, 2)}\n`);
  console.table(measurements);
  const wrong = failures(measurements, firstLight.category);
  console.log(wrong.length === 0 ? '  within all limits' : `  ${wrong.join('\n  ')}`);
}

/** The part of the score with a picture; it fades in and out with the picture. */
function cutToFilm({ left, right }: Take): Take {
  const length = samplesOf(FILM_SECONDS);
  const [fadeIn, fadeOut] = [samplesOf(2.4), samplesOf(1)];
  const cut = (channel: Float32Array) =>
    channel.slice(0, length).map((sample, index) => {
      const out = Math.min(1, (length - 1 - index) / fadeOut);
      return sample * Math.min(1, index / fadeIn) * out;
    });
  return { left: cut(left), right: cut(right) };
}

/** Decodes a file as a browser does, without the encoder's delay. */
function decode(file: string): Take {
  const raw = ['-f', 'f32le', '-ac', '2', '-ar', String(SAMPLE_RATE), '-'];
  const bytes = execFileSync('ffmpeg', ['-loglevel', 'error', '-i', file, ...raw], { maxBuffer: 1 << 26 });
  const samples = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
  const length = Math.min(samples.length >> 1, samplesOf(FILM_SECONDS));
  const channel = (side: 0 | 1) => Float32Array.from({ length }, (_, index) => samples[index * 2 + side] ?? 0);
  return { left: channel(0), right: channel(1) };
}
