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
import { type Attack, outcomeOf, expectRejection } from './attack.ts';

const BY = { operator: 'stress', reason: 'an attack' };

/** Requests in flight during an operator's action. */
const IN_FLIGHT = 8;

async function signIn(server: TestServer, { user: { email } }: TestPlayer, password: string) {
  const visitor = newVisitor(server);
  await visitor.api('login', { body: { email, password } });
  return visitor;
}

/** A barred player returns by a request or sign-in in flight, a new password, or an earlier session. */
const evadeBar: Attack = async ({ local }) => {
  const player = await newPlayer(local, 5);
  const { username, email } = player.user;
  const faults: string[] = [];
  const sessions = [player.cookie()];
  const inFlight = Array.from({ length: IN_FLIGHT }, async () => {
    await outcomeOf(player.api('spendCredits', { body: { amount: 1 } }));
    const visitor = await signIn(local, player, player.password).catch(() => undefined);
    if (visitor) sessions.push(visitor.cookie());
  });
  await Promise.all([act(local.services, barAction(username), BY), ...inFlight]);
  const before = await snapshot(local.services.db);
  for (const cookie of sessions) {
    const { api } = newVisitor(local, cookie);
    const requests = [api('user'), api('rollDice'), api('spendCredits', { body: { amount: 1 } })];
    const checks = requests.map(async (request) =>
      expectRejection('a request of a barred player', request, 'auth/barred'),
    );
    faults.push(...(await Promise.all(checks)).flat());
  }
  if (JSON.stringify(await snapshot(local.services.db)) !== JSON.stringify(before))
    faults.push('a barred player changed something');

  await newVisitor(local).api('requestReset', { body: { email } });
  const resetText = (await local.mails()).find(({ to }) => to === email)?.text ?? '';
  const token = /token=([\w-]+)/.exec(resetText)?.[1] ?? '';
  await newVisitor(local).api('resetPassword', { body: { token, password: 'a-new-orbit' } });
  faults.push(
    ...(await expectRejection('a sign-in after a reset', signIn(local, player, 'a-new-orbit'), 'auth/barred')),
  );
  const registration = newVisitor(local).api('register', {
    body: { username: 'another', email, password: 'secret-orbit' },
  });
  faults.push(...(await expectRejection('a new account with the address', registration, 'auth/email_taken')));

  await act(local.services, unbarAction(username), BY);
  for (const cookie of sessions) {
    const request = newVisitor(local, cookie).api('user');
    faults.push(...(await expectRejection('a session from before the bar', request, 'auth/required')));
  }
  return faults;
};

/** The player or a friend takes a name that an operator removed. */
const retakeName: Attack = async ({ local }) => {
  const [player, friend] = [await newPlayer(local), await newPlayer(local)];
  const { username, id } = player.user;
  await act(local.services, renameAction(username, `renamed-${id.slice(-10)}`), BY);
  const faults: string[] = [];
  for (const { api } of [player, friend]) {
    const take = api('updateProfile', { body: { username } });
    faults.push(...(await expectRejection('a removed name', take, 'auth/username_taken')));
  }
  return faults;
};

/** A voided run is submitted again, also concurrently with voids. */
const resubmitVoided: Attack = async ({ local }) => {
  const player = await newPlayer(local, 1);
  const playedRun = await startAndPlay(local, player, { skill: 'good', quitAfter: 600 });
  const submit = async () => outcomeOf(player.api('submitScore', { body: claimFor(playedRun) }));
  await submit();
  const points = async () => (await player.api('user')).user.totalPoints;
  const pointsBefore = await points();
  const submissions = Array.from({ length: IN_FLIGHT }, submit);
  const voids = Array.from({ length: IN_FLIGHT }, async () => act(local.services, voidAction(playedRun.runId), BY));
  const results = (await Promise.allSettled([...submissions, ...voids])).slice(submissions.length);
  const faults =
    results.filter(({ status }) => status === 'fulfilled').length === 1 ? [] : ['one run was voided more than once'];
  if ((await submit()) !== 'runs/closed' || (await points()) !== 0) faults.push('a voided run counts');
  await act(local.services, restoreAction(playedRun.runId), BY);
  if ((await points()) !== pointsBefore) faults.push(`a restored run counts ${await points()}, not ${pointsBefore}`);
  return faults;
};

export const operatorAttacks = { evadeBar, retakeName, resubmitVoided };
