import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Take } from './take.ts';
import { wavFile } from './wav.ts';

/** An output file and the encoder's options. */
export interface Encoding {
  readonly file: string;
  readonly options: readonly string[];
}

/**
 * Opus in WebM. The container is written bit-exact, so that it contains no date and no version.
 * @param rate kilobits per second
 */
export function webm(file: string, rate: number): Encoding {
  const exact = ['-fflags', '+bitexact', '-flags:a', '+bitexact'];
  return { file, options: ['-c:a', 'libopus', '-b:a', `${rate}k`, ...exact] };
}

/**
 * MP3 of variable rate. Not bit-exact: that would drop the header with the encoder's delay, which Firefox needs to remove the delay.
 * @param quality of LAME, smaller is better
 */
export function mp3(file: string, quality: number): Encoding {
  return { file, options: ['-c:a', 'libmp3lame', '-q:a', String(quality)] };
}

/** Encodes a take with Debian's ffmpeg. @throws Error when ffmpeg is missing or fails */
export function encode(take: Take, encodings: readonly Encoding[]): void {
  const folder = mkdtempSync(join(tmpdir(), 'audio-'));
  const wav = join(folder, 'take.wav');
  try {
    writeFileSync(wav, wavFile(take));
    for (const { file, options } of encodings) {
      execFileSync('ffmpeg', ['-y', '-loglevel', 'error', '-i', wav, '-map_metadata', '-1', ...options, file]);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}
