import { randomBytes } from 'node:crypto';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** An id in Stripe's format: a prefix for the kind, then random letters and digits. */
export function newStripeId(prefix: string, length = 24): string {
  // 248 is the largest multiple of 62 in a byte. Larger values would make some letters more likely.
  const letters: string[] = [];
  while (letters.length < length) {
    for (const byte of randomBytes(length)) if (byte < 248) letters.push(ALPHABET[byte % 62] ?? '');
  }
  return `${prefix}_${letters.slice(0, length).join('')}`;
}
