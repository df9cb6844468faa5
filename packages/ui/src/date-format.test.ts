import { afterEach, expect, test, vi } from 'vitest';
import { dateFormat } from './date-format.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['en', ['en-US', 'en'], 'Nov 29, 2026'],
  ['en', ['de-CH', 'en-GB'], '29 Nov 2026'],
  ['de', ['en-GB'], '29.11.2026'],
  ['pt-BR', ['pt-PT'], '29 de nov. de 2026'],
  ['ar', ['ar-SA'], new Intl.DateTimeFormat('ar', { dateStyle: 'medium', numberingSystem: 'latn' }).format(0)],
])('a date in %s is written as in the region of %j', (language, languages, text) => {
  vi.stubGlobal('navigator', { languages });
  const at = language === 'ar' ? 0 : Date.UTC(2026, 10, 29);
  expect(dateFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(at)).toBe(text);
});
