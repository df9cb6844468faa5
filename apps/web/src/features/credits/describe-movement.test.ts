import type { MovementKind } from '@star-seekers/contracts';
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

test.each<[MovementKind | null, string | null, string, string]>([
  ['dice', null, 'Dice of Iris', 'Würfel der Iris'],
  ['played', 'Space Snake', 'Space Snake - Game Started', 'Space Snake – gespielt'],
  [
    'returnedAfterRestore',
    'Space Snake',
    'Space Snake - Credit Returned After a Restore',
    'Space Snake – Credit zurück nach einer Wiederherstellung',
  ],
  ['purchased', 'Gamer Pack', 'Gamer Pack - Purchased', 'Gamer Pack – gekauft'],
  ['refunded', 'Gamer Pack', 'Gamer Pack - Refunded', 'Gamer Pack – erstattet'],
  ['given', null, 'Given by the operator', 'Vom Betreiber gutgeschrieben'],
  // Whoever wrote this themselves reads it as they wrote it (E 6).
  [null, null, 'Dice of Iris', 'Dice of Iris'],
])('%s of %s is "%s" in English and "%s" in German', async (kind, name, description, words) => {
  expect(describeMovement({ kind, name, description })).toBe(description);
  await i18n.changeLanguage('de');
  expect(describeMovement({ kind, name, description })).toBe(words);
});
