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
const CODE_WORDS = ['constructor', 'hasownproperty', 'proto', 'prototype', 'tostring', 'valueof'];

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

const RESERVED_SKELETONS = new Set([...RESERVED, ...CODE_WORDS].map(skeletonOf));

/** Whether a name is reserved, regardless of separators, case, look-alike characters and repetition. */
export function isReservedName(username: string): boolean {
  const skeleton = skeletonOf(username);
  return isCombinationOfReserved(skeleton) || skeleton.startsWith(skeletonOf('anonymous'));
}

function skeletonOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[_-]/g, '')
    .replaceAll(/./g, (letter) => LOOKALIKES[letter] ?? letter);
}

function isCombinationOfReserved(skeleton: string): boolean {
  if (RESERVED_SKELETONS.has(skeleton)) return true;
  for (let end = 3; end < skeleton.length; end++) {
    if (RESERVED_SKELETONS.has(skeleton.slice(0, end)) && isCombinationOfReserved(skeleton.slice(end))) return true;
  }
  return false;
}

/** The anonymous name of a deleted account: unique by the random end of its id, and reserved. */
export function anonymousName(userId: string): string {
  return `Anonymous-${userId.slice(-10)}`;
}
