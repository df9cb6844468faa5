import { afterEach, beforeAll, expect, test } from 'vitest';
import german from '../../i18n/de/credits.json';
import { i18n, loadTexts } from '../../i18n/index.ts';
import { describeMovement } from './describe-movement.ts';

beforeAll(async () => {
  await loadTexts('credits');
  i18n.addResourceBundle('de', 'credits', german);
});

afterEach(async () => {
  await i18n.changeLanguage('en');
});

test.each([
  ['Dice of Iris', 'Würfel der Iris'],
  ['Space Snake - Game Started', 'Space Snake – gespielt'],
  ['Space Snake - Credit Returned After a Restore', 'Space Snake – Credit zurück nach einer Wiederherstellung'],
  ['Gamer Pack - Purchased', 'Gamer Pack – gekauft'],
  ['Gamer Pack - Refunded', 'Gamer Pack – erstattet'],
  ['Given by the operator', 'Vom Betreiber gutgeschrieben'],
  ['A gift of the house', 'A gift of the house'],
])('%s stays the same in English and is %s in German', async (description, words) => {
  expect(describeMovement(description)).toBe(description);
  await i18n.changeLanguage('de');
  expect(describeMovement(description)).toBe(words);
});
