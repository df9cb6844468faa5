import { expect, it } from 'vitest';
import { textOfEntry } from './codex.ts';
import { findInEnglish } from './english-codex.ts';

/** Days between two days of a year of the Hub, which has 365. */
const daysBetween = (from: string, to: string) =>
  (Date.parse(`${to} 2001 UTC`) - Date.parse(`${from} 2001 UTC`)) / 86_400_000;

/** Years from `B` a to `L` b; there is no year 0. */
const yearsAcross = (before: number, after: number) => before + after - 1;

const number = (value: number) => value.toLocaleString('en');

it.each<[string, string, string]>([
  ['the siege lasts from 11 March to 11 October', 'siege-of-the-hub', `${daysBetween('11 March', '11 October')} days`],
  [
    'the first throw is on the right day of the siege',
    'dice-of-iris',
    `day ${daysBetween('11 March', '30 April') + 1} of the siege`,
  ],
  [
    'the watchers of the siege stop on 8 August',
    'ustur-ships',
    `${daysBetween('11 March', '8 August')} days of the Siege`,
  ],
  ['a hammer is paid each year from B66 to L312', 'the-crossing', `${yearsAcross(66, 312) + 1} to date`],
  ['Iris throws daily from 30 April L61 to 30 April L104', 'iris-bembridge', `${number((104 - 61) * 365 + 1)} throws`],
  ['the age of Iris at her death fits the dates', 'iris-bembridge', `aged ${104 - 27}`],
  ['Iris took charge of the air in L61', 'iris-bembridge', `At ${61 - 27} she`],
  ['the age of Brask fits the dates', 'hanne-brask', `by ${61 - 22} master`],
  ['the period of the comet fits the dates', 'phenomena', `every ${340 - 283} years`],
  [
    'the light of Sennet is forty years old',
    'sennet',
    `takes forty years to arrive, Sennet stopped shining in B${2 + 40}`,
  ],
  ['the seventh deck has twenty drones', 'cargo-runner', 'two more each deck after it, twenty on the seventh'],
])('%s', (_, anchor, expected) => {
  const entry = findInEnglish(anchor)?.entry ?? expect.fail(`there is no entry ${anchor}`);
  expect(textOfEntry(entry)).toContain(expected);
});
