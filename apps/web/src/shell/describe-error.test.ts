import { ERROR_CODES } from '@star-seekers/contracts';
import { ApiError } from '@star-seekers/contracts/client';
import { expect, test } from 'vitest';
import type errors from '../i18n/en/errors.json';
import { describeError } from './describe-error.ts';

/** Fails to compile when a code has no text, or a text no code. */
type Described = keyof typeof errors;
const everyCodeIsDescribed: Record<ApiError['code'], unknown> extends Record<Described, unknown> ? true : never = true;
const everyTextHasItsCode: Record<Described, unknown> extends Record<ApiError['code'], unknown> ? true : never = true;

test.each([...Object.keys(ERROR_CODES), 'network', 'unexpected'] as ApiError['code'][])('%s has words', (code) => {
  const words = describeError(new ApiError(code === 'unexpected' ? 200 : 400, code, 'raw message of the server'));
  expect(words).not.toContain('raw message');
  expect(words).not.toContain(code);
  expect(words).toMatch(/\w.*[.!]$/);
  expect(everyCodeIsDescribed && everyTextHasItsCode).toBe(true);
});

test('a refusal without a code is told by its status (C 13)', () => {
  const proxy = new ApiError(502, 'unexpected', 'raw message');
  expect(describeError(proxy)).toBe('Server responded with status 502');
});

test('a code that this build does not know is told in the server’s words', () => {
  const future = 'future/code' as ApiError['code'];
  expect(describeError(new ApiError(400, future, 'The stars are not right.'))).toBe('The stars are not right.');
});

test('what is no answer of the API is described too', () => {
  expect(describeError(new TypeError('x is not a function'))).toBe(
    'The server gave an answer we do not understand. Try again.',
  );
});
