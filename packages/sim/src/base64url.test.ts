import { fc, test } from '@fast-check/vitest';
import { expect, it } from 'vitest';
import { fromBase64Url, toBase64Url } from './base64url.ts';
import { MalformedInput } from './byte-buffer.ts';

test.prop([fc.uint8Array({ maxLength: 40 })])('text and bytes are the same as those of the platform', (bytes) => {
  const text = toBase64Url(bytes);
  expect(text).toBe(Buffer.from(bytes).toString('base64url'));
  expect(fromBase64Url(text)).toEqual(bytes);
});

it.each(['A', 'AB', 'AAB', 'AA==', 'A+AA', 'A/AA', 'AA A', 'AAAÄ'])('"%s" is no text of ours', (text) => {
  expect(() => fromBase64Url(text)).toThrow(MalformedInput);
});
