import { COMMON_PASSWORDS } from './common-passwords.ts';
import { guessablePassword } from './errors.ts';
import { lookOf } from './name-skeleton.ts';
import type { Account } from './table.ts';

/** What an attacker would try first for an account. */
type Owner = Pick<Account, 'username' | 'email'>;

/** A name of fewer letters may be a part of a password by chance. */
const SHORTEST_NAME = 4;

/** The longest part that is seen to be repeated, unless it is a common password. */
const LONGEST_UNIT = 6;

/** Characters in the order of the alphabet and of keyboards: guessable in both directions. */
const ROWS = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'yxcvbnm',
  '1q2w3e4r5t6y7u8i9o0p',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  'qazwsxedcrfvtgbyhnujm',
].flatMap((row) => [row, row.split('').toReversed().join('')]);

/** Characters that are written for a letter. */
const LETTERS: Readonly<Record<string, string>> = {
  '@': 'a',
  4: 'a',
  3: 'e',
  5: 's',
  $: 's',
  7: 't',
  '!': 'i',
};

const COMMON = new Set(COMMON_PASSWORDS.map(readingOf));

/** @throws {ApiFailure} auth/password_guessable */
export function refuseGuessable(password: string, owner: Owner): void {
  if (isGuessable(password, owner)) throw guessablePassword();
}

/**
 * Whether a password is among the first that are tried: a common one, also with digits and signs at its ends or in the place of letters, one
 * of repeated or neighbouring characters, or one with the name or the mailbox of its owner in it.
 */
export function isGuessable(password: string, owner: Owner): boolean {
  const stems = stemsOf(password);
  const names = namesOf(owner);
  const reading = readingOf(password);
  return (
    stems.some((stem) => stem === '' || COMMON.has(readingOf(stem)) || isRepeated(stem) || isRow(stem)) ||
    names.some((name) => stems.some((stem) => readingOf(stem) === name)) ||
    names.some((name) => name.length >= SHORTEST_NAME && reading.includes(name))
  );
}

/** The password in lower case and what is left without signs, and without what stands before and after its letters. */
function stemsOf(password: string): readonly string[] {
  const plain = password.toLowerCase();
  const word = plain.replaceAll(/[^\p{L}\p{N}]/gu, '');
  const letters = word.replaceAll(/^\p{N}+|\p{N}+$/gu, '');
  // Of digits alone nothing is left that could be a word.
  return [
    plain,
    word,
    ...(letters === '' ? [] : [letters]),
    plain.replaceAll(/^[^\p{L}]+|[\p{N}\p{P}\p{S}]+$/gu, ''),
  ].filter((stem, index) => stem !== '' || index === 0);
}

/** The text as it may be read, without signs that are no letters. */
function readingOf(text: string): string {
  const letters = text.toLowerCase().replaceAll(/[@435$7!]/g, (character) => LETTERS[character] ?? character);
  return lookOf(letters.replaceAll(/[^\p{L}\p{N}]/gu, ''));
}

/** The readings of the username and of the mailbox, whose tag (`nova+hub`) is none of its name. */
function namesOf({ username, email }: Owner): readonly string[] {
  const mailbox = email.slice(0, email.lastIndexOf('@'));
  return [username, mailbox, mailbox.replace(/\+.*$/, '')].map(readingOf).filter((name) => name !== '');
}

/** Whether a text is one part again and again, such as `abcabc`, or a common password twice. */
function isRepeated(text: string): boolean {
  for (let length = 1; length <= text.length / 2; length++) {
    const unit = text.slice(0, length);
    const isWhole = unit.repeat(Math.ceil(text.length / length)).startsWith(text);
    if (isWhole && (length <= LONGEST_UNIT || COMMON.has(readingOf(unit)))) return true;
  }
  return false;
}

function isRow(text: string): boolean {
  return text.length >= SHORTEST_NAME && ROWS.some((row) => row.includes(text));
}
