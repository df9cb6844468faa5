/** Names that could impersonate the hub or an anonymous player. Without separators, in lower case. */
const RESERVED = new Set([
  'admin',
  'administrator',
  'api',
  'deleted',
  'everyone',
  'help',
  'mod',
  'moderator',
  'nobody',
  'null',
  'official',
  'operator',
  'owner',
  'root',
  'security',
  'staff',
  'starseeker',
  'starseekers',
  'starseekersteam',
  'support',
  'system',
  'team',
  'undefined',
  'unknown',
  'webmaster',
]);

/** Names with a meaning in code. */
const OF_CODE = ['constructor', 'hasownproperty', 'proto', 'prototype', 'tostring', 'valueof'];

/** Characters that look like another letter. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  8: 'b',
  l: 'i',
};

const RESERVED_LOOKS = new Set([...RESERVED, ...OF_CODE].map(looksOf));

/** Whether a name is reserved, regardless of separators, case, look-alike characters and repetition. */
export function isReservedName(username: string): boolean {
  const looks = looksOf(username);
  return isMadeOfReserved(looks) || looks.startsWith(looksOf('anonymous'));
}

function looksOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[_-]/g, '')
    .replaceAll(/./g, (letter) => LOOKALIKES[letter] ?? letter);
}

function isMadeOfReserved(looks: string): boolean {
  if (RESERVED_LOOKS.has(looks)) return true;
  for (let end = 3; end < looks.length; end++) {
    if (RESERVED_LOOKS.has(looks.slice(0, end)) && isMadeOfReserved(looks.slice(end))) return true;
  }
  return false;
}

/** The anonymous name of a deleted account: unique by the random end of its id, and reserved. */
export function anonymousName(userId: string): string {
  return `Anonymous-${userId.slice(-10)}`;
}
