import { randomBytes } from 'node:crypto';

/** The millisecond of the last id and how many ids it has had: ids of one millisecond keep their order too. */
const latest = { now: -1, sequence: 0 };

const LAST_SEQUENCE = 0xfff;

/**
 * A version 7 UUID: sorted by the time of its making, so that new rows go to the end of their index. Node's own makes ids of
 * one millisecond in no order, and takes the machine's time instead of the server's clock.
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
