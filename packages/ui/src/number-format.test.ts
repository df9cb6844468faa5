import { expect, test } from 'vitest';
import { numberFormat } from './number-format.ts';

test('every language and every kind of number is written its own way, and made once', () => {
  expect(numberFormat('de').format(1234.5)).toBe('1.234,5');
  expect(numberFormat('en').format(1234.5)).toBe('1,234.5');
  expect(numberFormat('en', { style: 'percent' }).format(0.5)).toBe('50%');
  expect(numberFormat('en', { maximumFractionDigits: 0 }).format(1234.4)).toBe('1,234');
  expect(numberFormat('de')).toBe(numberFormat('de'));
});
