import { randomBytes } from 'node:crypto';

/** Millisecond and sequence number of the last id, to order ids of one millisecond. */
const latest = { now: -1, sequence: 0 };

const LAST_SEQUENCE = 0xfff;

/**
 * A version 7 UUID. It sorts by creation time, so new rows are appended to their index. Node's built-in one neither orders ids within
 * a millisecond nor uses the server's clock.
 * @param now epoch milliseconds
 */
export function newId(now: number): string {
  const sequence = latest.now === now ? Math.min(latest.sequence + 1, LAST_SEQUENCE) : 0;
  latest.now = now;
  latest.sequence = sequence;
  const bytes = randomBytes(16);
  bytes.writeUIntBE(now, 0, 6);
  bytes.writeUInt16BE(0x7000 | sequence, 6);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
