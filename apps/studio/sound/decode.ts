import { MPEGDecoder } from 'mpg123-decoder';
import type { Take } from './take.ts';

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
