import { MalformedInput } from './byte-buffer.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const VALUES: ReadonlyMap<string, number> = new Map(Array.from(ALPHABET, (character, value) => [character, value]));

/** Bytes as text of letters, digits, `-` and `_` (RFC 4648 §5), without padding. */
export function toBase64Url(bytes: Uint8Array): string {
  let text = '';
  let bits = 0;
  let held = 0;
  for (const byte of bytes) {
    bits = ((bits << 8) | byte) & 0xffff;
    for (held += 8; held >= 6; held -= 6) text += ALPHABET.charAt((bits >> (held - 6)) & 0x3f);
  }
  return held > 0 ? text + ALPHABET.charAt((bits << (6 - held)) & 0x3f) : text;
}

/** The bytes in a text of {@link toBase64Url}. @throws {MalformedInput} on any other text */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(Math.floor((text.length * 6) / 8));
  let bits = 0;
  let held = 0;
  let length = 0;
  for (const character of text) {
    const value = VALUES.get(character);
    if (value === undefined) throw new MalformedInput('not base64url');
    bits = ((bits << 6) | value) & 0xffff;
    held += 6;
    if (held < 8) continue;
    held -= 8;
    bytes[length++] = (bits >> held) & 0xff;
  }
  if (held >= 6 || (bits & ((1 << held) - 1)) !== 0) throw new MalformedInput('not base64url');
  return bytes;
}
