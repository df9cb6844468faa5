import { lookOf } from './name-skeleton.ts';

/** Names that could impersonate the hub or an anonymous player. Without separators, in lower case. */
const RESERVED = new Set([
  'abuse',
  'admin',
  'administrator',
  'api',
  'billing',
  'deleted',
  'developer',
  'everyone',
  'gamemaster',
  'gm',
  'help',
  'hostmaster',
  'mod',
  'moderator',
  'nobody',
  'noreply',
  'null',
  'official',
  'operator',
  'owner',
  'postmaster',
  'root',
  'security',
  'staff',
  'starseeker',
  'starseekers',
  'starseekersteam',
  'superuser',
  'support',
  'sysadmin',
  'sysop',
  'system',
  'team',
  'undefined',
  'unknown',
  'webmaster',
]);

/** Names with a meaning in code. */
const CODE_WORDS = ['constructor', 'hasownproperty', 'proto', 'prototype', 'tostring', 'valueof'];

/** Words that make a role of a reserved name, and are none alone. */
const QUALIFIERS = [
  'chief',
  'community',
  'game',
  'head',
  'hub',
  'lead',
  'real',
  'senior',
  'site',
  'super',
  'the',
  'your',
];

/** Reserved names that are none in any company either: `Nova-Admin`. */
const ROLES = ['admin', 'administrator', 'gamemaster', 'moderator', 'sysadmin', 'webmaster'];

/** Digits that are read as a letter, beside those that look like one. */
const DIGITS: Readonly<Record<string, string>> = { 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b' };

const RESERVED_LOOKS = new Set([...RESERVED, ...CODE_WORDS].map(readingOf));
const QUALIFIER_LOOKS = new Set(QUALIFIERS.map(readingOf));
const ROLE_LOOKS = new Set(ROLES.map(readingOf));

/** Whether a name is reserved, regardless of separators, case, look-alike characters, repetition and numbers at its ends. */
export function isReservedName(username: string): boolean {
  return (
    readingsOf(username).some((reading) => isCombinationOfReserved(reading)) ||
    readingOf(username).startsWith(readingOf('anonymous')) ||
    wordsOf(username).some((word) => readingsOf(word).some((reading) => ROLE_LOOKS.has(reading)))
  );
}

/** A name as it may be read, without separators. */
function readingOf(name: string): string {
  return lookOf(name.replaceAll(/[_-]/g, '')).replaceAll(/\d/g, (digit) => DIGITS[digit] ?? digit);
}

/** Readings with the numbers at its ends, which may be letters, and without. */
function readingsOf(name: string): readonly string[] {
  const plain = name.replaceAll(/[_-]/g, '');
  const heads = [plain, plain.replace(/^\d+/, '')];
  return heads.flatMap((text) => [text, text.replace(/\d+$/, '')]).map(readingOf);
}

/** `NovaAdmin`, `nova_admin` */
function wordsOf(name: string): readonly string[] {
  return name.split(/[_-]+|(?<=[a-z0-9])(?=[A-Z])/);
}

/** Whether a reading consists of reserved names and qualifiers, with one reserved name at least. */
function isCombinationOfReserved(reading: string, hasReserved = false): boolean {
  if (RESERVED_LOOKS.has(reading) || (hasReserved && QUALIFIER_LOOKS.has(reading))) return true;
  for (let end = SHORTEST; end <= reading.length - SHORTEST; end++) {
    const [head, tail] = [reading.slice(0, end), reading.slice(end)];
    const isReserved = RESERVED_LOOKS.has(head);
    if ((isReserved || QUALIFIER_LOOKS.has(head)) && isCombinationOfReserved(tail, hasReserved || isReserved))
      return true;
  }
  return false;
}

/** Letters of a part of a combination. */
const SHORTEST = 3;

/** The anonymous name of a deleted account: unique by the random end of its id, and reserved. */
export function anonymousName(userId: string): string {
  return `Anonymous-${userId.slice(-10)}`;
}
