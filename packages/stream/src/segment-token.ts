import { type DealerSecret, chachaBlock } from '@star-seekers/sim';

/** Tells these blocks from those of beacons and dealers: 'SEGM'. */
const NONCE = [0x5345_474d, 0, 0] as const;

/** What the acknowledgement of a begin carries. @param segment number of the segment, from 1 */
export function segmentToken(secret: DealerSecret, segment: number): number {
  return chachaBlock([...secret, ...secret], segment, NONCE)[0] as number;
}
