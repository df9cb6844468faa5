import type { User } from '@star-seekers/contracts';
import { expect, test } from 'vitest';
import { profileChanges, profileForm, profileValues } from './profile-values.ts';

const nova: User = {
  id: 'u1',
  username: 'Nova',
  email: 'nova@example.com',
  faction: 'mud',
  credits: 0,
  pendingCredits: 0,
  owedCredits: 0,
  totalPoints: 0,
  watchable: false,
  listed: false,
  solanaWallet: 'abc',
  rankTitle: 'Rookie',
};

test.each([
  ['nothing', {}, {}],
  ['a name', { username: 'Vega' }, { username: 'Vega' }],
  ['a faction', { faction: 'oni' }, { faction: 'oni' }],
  ['a wallet with spaces', { solanaWallet: ' xyz ' }, { solanaWallet: 'xyz' }],
  ['an emptied wallet', { solanaWallet: '  ' }, { solanaWallet: null }],
  ['the same wallet with spaces', { solanaWallet: ' abc ' }, {}],
] as const)('a change of %s gives the body of the request', (_, typed, body) => {
  const values = { ...profileValues(nova), ...typed };
  expect(profileChanges(values, nova)).toEqual(body);
  expect(profileChanges(profileForm.parse(values), nova)).toEqual(body);
});

test('a player without a faction keeps none until one is chosen (D 2)', () => {
  const unaligned: User = { ...nova, faction: 'none', solanaWallet: null };
  const values = { ...profileValues(unaligned), username: 'Vega' };
  expect(profileChanges(profileForm.parse(values), unaligned)).toEqual({ username: 'Vega' });
  expect(profileChanges(profileForm.parse({ ...values, faction: 'oni' }), unaligned)).toEqual({
    username: 'Vega',
    faction: 'oni',
  });
});
