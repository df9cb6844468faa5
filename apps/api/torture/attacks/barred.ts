import { act } from '../../src/domains/operators/action.ts';
import { barAction, renameAction, unbarAction } from '../../src/domains/operators/player-actions.ts';
import { restoreAction, voidAction } from '../../src/domains/operators/run-actions.ts';
import {
  type TestPlayer,
  type TestServer,
  claimFor,
  newPlayer,
  newVisitor,
  snapshot,
  startAndPlay,
} from '../../src/testing/index.ts';
import { type Attack, outcomeOf, unlessRefused } from './attack.ts';

const BY = { operator: 'torture', reason: 'an attack' };

/** Calls and sign-ins that are under way while an operator acts. */
const UNDER_WAY = 8;

async function signIn(server: TestServer, { user: { email } }: TestPlayer, password: string) {
  const visitor = newVisitor(server);
  await visitor.api('login', { body: { email, password } });
  return visitor;
}

/** A barred player comes back: by a call or a sign-in under way, a new password, or a session from before. */
const comeBack: Attack = async ({ local }) => {
  const player = await newPlayer(local, 5);
  const { username, email } = player.user;
  const faults: string[] = [];
  const sessions = [player.cookie()];
  const underWay = Array.from({ length: UNDER_WAY }, async () => {
    await outcomeOf(player.api('spendCredits', { body: { amount: 1 } }));
    const visitor = await signIn(local, player, player.password).catch(() => undefined);
    if (visitor) sessions.push(visitor.cookie());
  });
  await Promise.all([act(local.services, barAction(username), BY), ...underWay]);
  const before = await snapshot(local.services.db);
  for (const cookie of sessions) {
    const { api } = newVisitor(local, cookie);
    const calls = [api('user'), api('rollDice'), api('spendCredits', { body: { amount: 1 } })];
    const refused = calls.map(async (call) => unlessRefused('a call of a barred player', call, 'auth/barred'));
    faults.push(...(await Promise.all(refused)).flat());
  }
  if (JSON.stringify(await snapshot(local.services.db)) !== JSON.stringify(before))
    faults.push('a barred player changed something');

  await newVisitor(local).api('requestReset', { body: { email } });
  const letter = (await local.mails()).find(({ to }) => to === email)?.text ?? '';
  const token = /token=([\w-]+)/.exec(letter)?.[1] ?? '';
  await newVisitor(local).api('resetPassword', { body: { token, password: 'a-new-orbit' } });
  faults.push(...(await unlessRefused('a sign-in after a reset', signIn(local, player, 'a-new-orbit'), 'auth/barred')));
  const anew = newVisitor(local).api('register', { body: { username: 'another', email, password: 'secret-orbit' } });
  faults.push(...(await unlessRefused('a new account of the address', anew, 'auth/email_taken')));

  await act(local.services, unbarAction(username), BY);
  for (const cookie of sessions) {
    const call = newVisitor(local, cookie).api('user');
    faults.push(...(await unlessRefused('a session from before the bar', call, 'auth/required')));
  }
  return faults;
};

/** A name that was taken away is taken back, or given to somebody else. */
const nameBack: Attack = async ({ local }) => {
  const [player, friend] = [await newPlayer(local), await newPlayer(local)];
  const { username, id } = player.user;
  await act(local.services, renameAction(username, `renamed-${id.slice(-10)}`), BY);
  const faults: string[] = [];
  for (const { api } of [player, friend]) {
    const take = api('updateProfile', { body: { username } });
    faults.push(...(await unlessRefused('a name that was taken away', take, 'auth/username_taken')));
  }
  return faults;
};

/** A voided run is handed in again, also while it is voided and restored. */
const voidedAgain: Attack = async ({ local }) => {
  const player = await newPlayer(local, 1);
  const played = await startAndPlay(local, player, { skill: 'good', quitAfter: 1800 });
  const submit = async () => outcomeOf(player.api('submitScore', { body: claimFor(played) }));
  await submit();
  const points = async () => (await player.api('user')).user.totalPoints;
  const counted = await points();
  const again = Array.from({ length: UNDER_WAY }, submit);
  const voids = Array.from({ length: UNDER_WAY }, async () => act(local.services, voidAction(played.runId), BY));
  const done = (await Promise.allSettled([...again, ...voids])).slice(again.length);
  const faults =
    done.filter(({ status }) => status === 'fulfilled').length === 1 ? [] : ['one run was voided more than once'];
  if ((await submit()) !== 'runs/closed' || (await points()) !== 0) faults.push('a voided run counts');
  await act(local.services, restoreAction(played.runId), BY);
  if ((await points()) !== counted) faults.push(`a restored run counts ${await points()}, not ${counted}`);
  return faults;
};

export const barredAttacks = { comeBack, nameBack, voidedAgain };
