import { ERROR_CODES } from '@star-seekers/contracts';
import { ApiError } from '@star-seekers/contracts/client';
import { beforeAll, expect, test } from 'vitest';
import type errors from '../i18n/en/errors.json';
import type refusals from '../i18n/en/refusals.json';
import { loadTexts } from '../i18n/index.ts';
import { describeError } from './describe-error.ts';

/** Fails to compile when a code has no text, or a text no code. */
type Described = keyof typeof errors | keyof typeof refusals;
const everyCodeIsDescribed: Record<ApiError['code'], unknown> extends Record<Described, unknown> ? true : never = true;
const everyTextHasItsCode: Record<Described, unknown> extends Record<ApiError['code'], unknown> ? true : never = true;

// As every screen after the first ones does.
beforeAll(async () => loadTexts('play'));

test.each([...Object.keys(ERROR_CODES), 'network', 'unexpected'] as ApiError['code'][])('%s has a message', (code) => {
  const words = describeError(new ApiError(code === 'unexpected' ? 200 : 400, code, 'raw message of the server'));
  expect(words).not.toContain('raw message');
  expect(words).not.toContain(code);
  expect(words).toMatch(/\w.*[.!]$/);
  expect(everyCodeIsDescribed && everyTextHasItsCode).toBe(true);
});

test('an error without a code is described by its status (C 13)', () => {
  const proxy = new ApiError(502, 'unexpected', 'raw message');
  expect(describeError(proxy)).toBe('Server responded with status 502');
});

test('an unknown code is described with the server’s message', () => {
  const future = 'future/code' as ApiError['code'];
  expect(describeError(new ApiError(400, future, 'The stars are not right.'))).toBe('The stars are not right.');
});

test('an error that is not from the API is described too', () => {
  expect(describeError(new TypeError('x is not a function'))).toBe('The server sent an invalid response. Try again.');
});
