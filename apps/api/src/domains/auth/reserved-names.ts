/** Names that would pass for the hub itself or for nobody. Written without separators, in lower case. */
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

/** Whether nobody may take the name; separators and case do not make it another one. */
export function isReservedName(username: string): boolean {
  const bare = username.toLowerCase().replaceAll(/[_-]/g, '');
  return RESERVED.has(bare) || bare.startsWith('anonymous');
}

/** What a deleted account is called: the random end of its id tells one from another, and nobody else can be called so. */
export function anonymousName(userId: string): string {
  return `Anonymous-${userId.slice(-10)}`;
}
