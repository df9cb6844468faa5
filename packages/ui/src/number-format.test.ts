import { expect, test } from 'vitest';
import { numberFormat, percentText } from './number-format.ts';

test('numbers are formatted by language and options, with cached formats', () => {
  expect(numberFormat('de').format(1234.5)).toBe('1.234,5');
  expect(numberFormat('en').format(1234.5)).toBe('1,234.5');
  expect(percentText('en', 50)).toBe('50%');
  expect(percentText('de', 50)).toBe('50\u00a0%');
  expect(numberFormat('en', { maximumFractionDigits: 0 }).format(1234.4)).toBe('1,234');
  expect(numberFormat('de')).toBe(numberFormat('de'));
});
