import { randomBytes } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { fc, test } from '@fast-check/vitest';
import { MalformedInput } from '@star-seekers/sim';
import { describe, expect, it } from 'vitest';
import { MAX_INFLATED_BYTES, packReplay, unpackReplay } from './replay-transport.ts';

describe('a packed replay', () => {
  test.prop([fc.uint8Array({ maxLength: 4000 })])('unpacks to the same bytes', async (bytes) => {
    const text = await packReplay(bytes);
    expect(text).toMatch(/^[\w-]*$/);
    expect(await unpackReplay(text)).toEqual(bytes);
  });

  it('may be larger than a function takes arguments (A 6)', async () => {
    const bytes = randomBytes(MAX_INFLATED_BYTES);
    expect(Buffer.from(await unpackReplay(await packReplay(bytes))).equals(bytes)).toBe(true);
  });

  it('is refused while it inflates beyond the limit', async () => {
    const bomb = deflateRawSync(Buffer.alloc(MAX_INFLATED_BYTES + 1)).toString('base64url');
    expect(bomb.length).toBeLessThan(2000);
    await expect(unpackReplay(bomb)).rejects.toThrow(MalformedInput);
  });

  it('is refused when it is cut or no deflated data', async () => {
    const text = await packReplay(Uint8Array.from({ length: 300 }, (_, index) => index % 251));
    await expect(unpackReplay(text.slice(0, -8))).rejects.toThrow(MalformedInput);
    await expect(unpackReplay('!!!')).rejects.toThrow(MalformedInput);
    await expect(unpackReplay('AAAA')).rejects.toThrow(MalformedInput);
  });
});
