import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MPEGDecoder } from 'mpg123-decoder';
import { SAMPLE_RATE } from './sample-rate.ts';
import type { Take } from './take.ts';

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

const HEADER_BYTES = 44;
const FRAME_BYTES = 4;

/** A take as a 16-bit stereo WAV file. */
function wavFile({ left, right }: Take): Uint8Array {
  const dataBytes = left.length * FRAME_BYTES;
  const view = new DataView(new ArrayBuffer(HEADER_BYTES + dataBytes));
  const text = (offset: number, value: string) => {
    for (let index = 0; index < value.length; index++) view.setUint8(offset + index, value.charCodeAt(index));
  };
  text(0, 'RIFF');
  view.setUint32(4, HEADER_BYTES - 8 + dataBytes, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 2, true);
  view.setUint32(24, SAMPLE_RATE, true);
  view.setUint32(28, SAMPLE_RATE * FRAME_BYTES, true);
  view.setUint16(32, FRAME_BYTES, true);
  view.setUint16(34, 16, true);
  text(36, 'data');
  view.setUint32(40, dataBytes, true);
  for (let index = 0; index < left.length; index++) {
    view.setInt16(HEADER_BYTES + index * FRAME_BYTES, toInt16(left[index] ?? 0), true);
    view.setInt16(HEADER_BYTES + index * FRAME_BYTES + 2, toInt16(right[index] ?? 0), true);
  }
  return new Uint8Array(view.buffer);
}

function toInt16(sample: number): number {
  return Math.round(Math.min(1, Math.max(-1, sample)) * 0x7fff);
}

/** Decodes an MP3 as browsers do: without the encoder's delay and padding. */
export async function decodeMp3(file: Uint8Array): Promise<Take> {
  const decoder = new MPEGDecoder({ enableGapless: true });
  try {
    await decoder.ready;
    const { channelData } = decoder.decode(file);
    const [left = new Float32Array(), right = left] = channelData;
    return { left, right };
  } finally {
    decoder.free();
  }
}

/** The part of a take that loops. */
export function loopOf({ left, right }: Take, start: number, length: number): Take {
  return { left: left.subarray(start, start + length), right: right.subarray(start, start + length) };
}
