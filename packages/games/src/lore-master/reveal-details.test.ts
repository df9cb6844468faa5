import { expect, it } from 'vitest';
import { detailsIn, parseVerdict } from './reveal-details.ts';

const shown = { en: { why: 'It is covered.', anchor: 'sennet' }, de: { why: 'Er ist verdeckt.', anchor: 'sennet' } };

it.each([
  ['de', 'de', 'Er ist verdeckt.'],
  ['fr', 'en', 'It is covered.'],
  ['toString', 'en', 'It is covered.'],
])('details in %s are shown in %s', (language, lang, why) => {
  expect(detailsIn(language, shown, parseVerdict)).toEqual({ lang, details: { why, anchor: 'sennet' } });
});

it.each([undefined, null, 'text', {}, { de: { why: 1 } }])('nothing is shown of %j', (malformed) => {
  expect(detailsIn('de', malformed, parseVerdict)).toBeUndefined();
});
