import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestStaff, bridgeOf, makeStaff, newStaff } from '../../testing/bridge.ts';
import {
  type TestServer,
  type Visitor,
  buy,
  claimFor,
  giveCredits,
  ledgerFaults,
  newPlayer,
  newVisitor,
  refusal,
  refund,
  startAndPlay,
  startTestServer,
} from '../../testing/index.ts';
import { act } from '../operators/action.ts';
import { pauseAction } from '../operators/hub-actions.ts';
import { voidAction } from '../operators/run-actions.ts';
import { requireOpen } from '../payments/gateway.ts';

let server: TestServer;
let moderator: TestStaff;
let operator: TestStaff;

beforeAll(async () => {
  server = await startTestServer();
  [moderator, operator] = [await newStaff(server, 'moderator'), await newStaff(server, 'operator')];
});

afterAll(async () => server.close());

const search = async ({ bridge }: TestStaff, text: string) => bridge('bridgeSearch', { body: { text } });

test('a player is found by name, beginning, id and run; for operators also by address, payment and receipt', async () => {
  const player = await newPlayer(server, 1);
  const { id, username, email } = player.user;
  const run = await startAndPlay(server, player, { quitAfter: 60 });
  const checkout = await buy(server, player);
  const [payment] = await player.api('paymentHistory');
  const found = { player: { id, username } };
  for (const who of [moderator, operator]) {
    for (const text of [username, username.toUpperCase(), id, ` ${username} `])
      expect(await search(who, text)).toContainEqual({ ...found, found: 'player', id });
    expect(await search(who, run.runId)).toEqual([{ ...found, found: 'run', id: run.runId }]);
    const beginning = await search(who, username.slice(0, -1));
    expect(beginning.map(({ player: { username: name } }) => name)).toContain(username);
    // Signs of a pattern are text.
    for (const text of ['%', '_', String.raw`\%`, 'nobody-at-all']) expect(await search(who, text)).toEqual([]);
  }
  expect(await search(operator, email.toUpperCase())).toEqual([{ ...found, found: 'player', id }]);
  const ids = [payment?.id, payment?.paymentId, payment?.receiptNumber, checkout.sessionId];
  for (const text of [email, ...ids]) expect(await search(moderator, text ?? '')).toEqual([]);
  for (const text of ids)
    expect(await search(operator, text ?? '')).toEqual([{ ...found, found: 'payment', id: payment?.id }]);
});

test("a player's file has account, sessions, runs with what was seen of them, and decisions, but no address and no money", async () => {
  const player = await newPlayer(server, 1);
  const { id, username, email } = player.user;
  await newVisitor(server).api('login', { body: { email, password: player.password } });
  const run = await startAndPlay(server, player, { skill: 'good', quitAfter: 600 });
  await player.api('submitScore', { body: claimFor(run) });
  await act(server.services, voidAction(run.runId), { operator: 'root', reason: 'by a command' });
  await moderator.decide({ command: 'run restore', runId: run.runId }, 'by a moderator');

  const file = await moderator.bridge('bridgePlayer', { params: { id } });
  expect(file).toMatchObject({ id, username, role: null, barredAt: null, deletedAt: null, gamesPlayed: 1 });
  expect(file.sessions).toHaveLength(2);
  expect(file.commendations.every(({ runId }) => runId === run.runId)).toBe(true);
  expect(file.decisions).toMatchObject([
    {
      by: moderator.user.username,
      command: 'run restore',
      player: { id, username },
      runId: run.runId,
      reason: 'by a moderator',
    },
    { by: 'root', command: 'run void', reason: 'by a command' },
  ]);
  expect(file.decisions[0]?.changes[0]).toEqual({ what: 'run', before: 'voided', after: 'verified' });
  expect(JSON.stringify(file)).not.toContain(email);
  const { runs } = await moderator.bridge('bridgeRuns', { params: { id } });
  expect(runs).toMatchObject([{ runId: run.runId, standing: 'counts', witness: { fault: null } }]);
  expect(await moderator.bridge('bridgeRuns', { params: { id }, query: { before: run.runId } })).toMatchObject({
    runs: [],
  });
  // The player reads the decision with its reason, and not who has decided.
  const { decisions } = await player.api('exportUser');
  expect(decisions[0]).toMatchObject({ command: 'run restore', reason: 'by a moderator' });
  expect(JSON.stringify(decisions)).not.toContain(moderator.user.id);

  expect(await moderator.bridge('bridgePlayer', { params: { id: operator.user.id } })).toMatchObject({
    role: 'operator',
  });
  for (const name of ['bridgePlayer', 'bridgeRuns', 'bridgeMoney', 'bridgeLedger'] as const)
    expect((await refusal(operator.bridge(name, { params: { id: 'nobody' } }))).code).toBe('bridge/not_found');
});

test('the ledger has the balances after each transfer, page by page', async () => {
  const player = await newPlayer(server, 2);
  const { id, email } = player.user;
  const checkout = await buy(server, player);
  await player.api('spendCredits', { body: { amount: 90 } });
  await refund(server, checkout);
  await giveCredits(server, id, 30);

  const money = await operator.bridge('bridgeMoney', { params: { id } });
  expect(money).toMatchObject({ email, payments: [{ refunded: 4.99, creditsReversed: 100 }] });
  const { transfers, before } = await operator.bridge('bridgeLedger', { params: { id } });
  expect(before).toBeNull();
  expect(transfers[0]?.after).toEqual(money.balances);
  const running = { wallet: 0, pending: 0, owed: 0 };
  for (const { from, to, amount, after } of transfers.toReversed()) {
    if (from in running) running[from as keyof typeof running] -= amount;
    if (to in running) running[to as keyof typeof running] += amount;
    expect(after).toEqual({
      credits: running.wallet,
      pendingCredits: running.pending,
      owedCredits: running.owed,
    });
  }
  expect(transfers.some(({ after }) => after.owedCredits > 0)).toBe(true);
  const [, second, third] = transfers;
  const rest = await operator.bridge('bridgeLedger', { params: { id }, query: { before: second?.id ?? '' } });
  expect(rest.transfers[0]).toEqual(third);
});

test('a ledger and a record longer than a page go on where the page ends', async () => {
  const player = await newPlayer(server);
  const params = { id: player.user.id };
  for (let transfer = 0; transfer < 51; transfer++) await giveCredits(server, player.user.id, 1);
  const first = await operator.bridge('bridgeLedger', { params });
  expect(first.transfers).toHaveLength(100);
  const second = await operator.bridge('bridgeLedger', { params, query: { before: first.before ?? '' } });
  expect([second.transfers.length, second.before]).toEqual([2, null]);
  expect(second.transfers.at(-1)?.after).toEqual({ credits: 0, pendingCredits: 1, owedCredits: 0 });

  for (let decision = 0; decision < 51; decision++)
    await moderator.decide({ command: 'player sign-out', playerId: player.user.id }, `decision ${decision}`);
  const record = await moderator.bridge('bridgeRecord');
  expect(record.entries).toHaveLength(50);
  expect(record.entries[0]).toMatchObject({ reason: 'decision 50', by: moderator.user.username });
  const earlier = await moderator.bridge('bridgeRecord', { query: { before: record.before ?? '' } });
  expect(earlier.entries[0]).toMatchObject({ reason: 'decision 0' });
});

test('a reported run is a case until it is closed, and again when it is reported once more; its player is not told', async () => {
  const [player, reporter] = [await newPlayer(server, 1), await newPlayer(server)];
  const run = await startAndPlay(server, player, { skill: 'good', quitAfter: 300 });
  await player.api('submitScore', { body: claimFor(run) });
  await reporter.api('reportRun', { params: { id: run.runId }, body: { reason: 'automated' } });
  const [reported] = await moderator.bridge('bridgeReports');
  expect(reported).toMatchObject({
    runId: run.runId,
    player: { id: player.user.id, username: player.user.username },
    status: 'verified',
    reports: [{ reason: 'automated', by: { id: reporter.user.id, username: reporter.user.username } }],
  });
  const isOpen = async () => (await moderator.bridge('bridgeReports')).some(({ runId }) => runId === run.runId);
  const close = async () => moderator.decide({ command: 'case close', runId: run.runId }, 'ordinary play');
  server.clock.advance(1000);
  expect((await close()).changes).toEqual([{ what: 'open reports', before: 1, after: 0 }]);
  expect(await isOpen()).toBe(false);
  expect((await refusal(close())).code).toBe('bridge/refused');
  expect((await player.api('exportUser')).decisions).toEqual([]);
  expect((await moderator.bridge('bridgeRecord')).entries[0]).toMatchObject({
    command: 'case close',
    player: null,
    runId: run.runId,
    reason: 'ordinary play',
  });
  server.clock.advance(1000);
  await (await newPlayer(server)).api('reportRun', { params: { id: run.runId }, body: { reason: 'other' } });
  expect(await isOpen()).toBe(true);
  server.clock.advance(1000);
  expect((await close()).changes).toEqual([{ what: 'open reports', before: 1, after: 0 }]);
});

test('a player answers a decision once; staff read it until it is closed', async () => {
  const [player, other] = [await newPlayer(server), await newPlayer(server)];
  const playerId = player.user.id;
  await moderator.decide({ command: 'player rename', playerId, username: `x-${player.user.username}` }, 'an insult');
  const [decision] = await player.api('decisions');
  expect(decision).toMatchObject({ command: 'player rename', runId: null, reason: 'an insult', answer: null });
  const recordId = decision?.id ?? '';
  const answer = async ({ api }: typeof player) =>
    api('answerDecision', { params: { id: recordId }, body: { text: ' It is my name.\nReally. ' } });
  expect((await refusal(answer(other))).code).toBe('decisions/not_found');
  await answer(player);
  expect((await refusal(answer(player))).code).toBe('decisions/answered');
  const said = { text: 'It is my name.\nReally.' };
  expect(await player.api('decisions')).toMatchObject([{ id: recordId, answer: said }]);
  expect(await other.api('decisions')).toEqual([]);
  expect((await player.api('exportUser')).decisions).toEqual(await player.api('decisions'));

  const open = async () => (await moderator.bridge('bridgeAnswers')).filter(({ id }) => id === recordId);
  expect(await open()).toMatchObject([{ player: { id: playerId }, command: 'player rename', answer: said }]);
  await moderator.decide({ command: 'answer close', recordId }, 'it was one');
  expect(await open()).toEqual([]);
  expect((await refusal(moderator.decide({ command: 'answer close', recordId }))).code).toBe('bridge/refused');
  expect((await moderator.bridge('bridgePlayer', { params: { id: playerId } })).decisions).toMatchObject([
    { id: recordId, answer: said },
  ]);
  expect(await player.api('decisions')).toHaveLength(1);

  await player.api('deleteUser', { body: { password: player.password } });
  const { db } = server.services;
  expect(await db.selectFrom('decision_answers').selectAll().where('user_id', '=', playerId).execute()).toEqual([]);
});

test('the evidence of a run is what was seen of it, its rhythm, and the other runs of its player', async () => {
  const player = await newPlayer(server, 3);
  const runIds: string[] = [];
  const scores: number[] = [];
  for (const quitAfter of [300, 600, 900]) {
    const run = await startAndPlay(server, player, { skill: 'good', quitAfter });
    const { score } = await player.api('submitScore', { body: claimFor(run) });
    runIds.push(run.runId);
    scores.push(score);
  }
  const [first = '', second = '', third = ''] = runIds;
  await act(server.services, voidAction(third), { operator: 'root', reason: 'a test' });
  const evidence = async (id: string) => moderator.bridge('bridgeEvidence', { params: { id } });
  const seen = await evidence(third);
  expect(seen).toMatchObject({
    runId: third,
    player: { id: player.user.id },
    status: 'voided',
    score: scores[2],
    witness: { fault: null },
    others: { runs: 2, best: Math.max(...scores.slice(0, 2)) },
    openReports: 0,
  });
  expect(seen.rhythm?.commands).toBeGreaterThan(6);
  // A voided run is watched by its player and by those who decide about it, and by nobody else.
  const replay = async ({ api }: Visitor) => api('replay', { params: { id: third } });
  for (const who of [player, moderator]) expect((await replay(who)).score).toBe(scores[2]);
  expect((await refusal(replay(await newPlayer(server)))).code).toBe('runs/not_found');
  // A voided run is compared with others, and others not with it.
  expect((await evidence(first)).others).toEqual({ runs: 1, best: scores[1], median: scores[1] });
  const { db } = server.services;
  await db.updateTable('runs').set({ rules_version: 9999 }).where('id', '=', second).execute();
  expect(await evidence(second)).toMatchObject({ rhythm: null, reactions: null, likeness: null });
});

test('the evidence names the runs that a run is like, and how many players it outranks', async () => {
  const { db } = server.services;
  const played = async (quitAfter: number) => {
    const player = await newPlayer(server, 2);
    const run = await startAndPlay(server, player, { skill: 'good', quitAfter });
    await player.api('submitScore', { body: claimFor(run) });
    return { ...run, player };
  };
  const [best, copy] = [await played(3000), await played(2400)];
  const evidence = async (id: string) => moderator.bridge('bridgeEvidence', { params: { id } });
  const { likeness, standing } = await evidence(copy.runId);
  expect(likeness?.compared).toBeGreaterThan(0);
  expect(likeness?.runs.map(({ standsOut }) => standsOut)).not.toContain(true);
  const entries = db
    .selectFrom('board_entries')
    .select(['user_id', 'score'])
    .where('board', 'like', '2%:____-__:global');
  const others = (await entries.execute()).filter(({ user_id: userId }) => userId !== copy.player.user.id);
  expect(standing).toEqual({
    players: others.length,
    outranked: others.filter(({ score }) => score < copy.score).length,
  });
  // The same commands in the same ticks, as a program sends them again.
  const { replay } = await db
    .selectFrom('results')
    .select('replay')
    .where('run_id', '=', best.runId)
    .executeTakeFirstOrThrow();
  const setup = db.selectFrom('runs').select('setup').where('id', '=', best.runId);
  await db.updateTable('runs').set({ setup }).where('id', '=', copy.runId).execute();
  await db.updateTable('results').set({ replay }).where('run_id', '=', copy.runId).execute();
  const [alike] = (await evidence(copy.runId)).likeness?.runs ?? [];
  expect(alike).toMatchObject({ runId: best.runId, player: { id: best.player.user.id }, standsOut: true });
  expect(alike?.equal).toBe(alike?.of);
});

test('health says what is paused, since when, by whom and why', async () => {
  const pauses = async () => (await operator.bridge('bridgeHealth')).pauses;
  expect(await pauses()).toEqual([]);
  await act(server.services, pauseAction('payments', server.services.games), { operator: 'root', reason: 'a sale' });
  await operator.decide({ command: 'hub pause', what: 'game-2' }, 'a fault');
  const now = server.services.clock.now();
  expect(await pauses()).toEqual([
    { what: 'game-2', since: expect.closeTo(now, -4), by: operator.user.username, reason: 'a fault' },
    { what: 'payments', since: expect.closeTo(now, -4), by: 'root', reason: 'a sale' },
  ]);
  for (const what of ['game-2', 'payments']) await operator.decide({ command: 'hub resume', what });
  expect(await pauses()).toEqual([]);
});

test('health has the figures of /metrics as numbers', async () => {
  const { figures } = await operator.bridge('bridgeHealth');
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  const names = new Set(figures.map(({ name }) => name));
  for (const name of names) expect(metrics).toContain(`star_seekers_${name}`);
  const own = new Set([...metrics.matchAll(/^# TYPE star_seekers_(\w+)/gm)].map(([, name]) => name));
  own.delete('request_seconds');
  expect(names).toEqual(own);
  const valuesOf = (name: string) => figures.find((figure) => figure.name === name)?.values;
  expect(valuesOf('database_available')).toEqual([{ label: null, value: 1 }]);
  expect(valuesOf('refusals_total')?.find(({ label }) => label === 'bridge/not_found')?.value).toBeGreaterThan(0);
  const statements = new Map(valuesOf('statement_seconds')?.map(({ label, value }) => [label, value ?? -1]));
  expect([...statements.keys()]).toEqual(['count', 'mean', 'p50', 'p95', 'p99']);
  expect(statements.get('count')).toBeGreaterThan(0);
  expect(statements.get('p50')).toBeLessThanOrEqual(statements.get('p99') ?? 0);
});

test('a refund goes to the provider once, and takes the credits back; without the provider it can be tried again', async () => {
  const player = await newPlayer(server);
  await buy(server, player);
  const [payment] = await player.api('paymentHistory');
  const decision = { command: 'payment refund', paymentId: payment?.id ?? '' } as const;
  const { stripe } = requireOpen(server.services.payments);
  const { create } = stripe.refunds;
  stripe.refunds.create = () => {
    throw new stripe.errors.StripeConnectionError({ message: 'no answer', type: 'api_error' });
  };
  expect((await refusal(operator.decide(decision))).code).toBe('payments/unreachable');
  stripe.refunds.create = create;
  expect((await player.api('paymentHistory'))[0]).toMatchObject({ refunded: 0 });
  await operator.decide(decision, 'once more');
  await server.sandbox.webhooks.settled();
  expect((await player.api('paymentHistory'))[0]).toMatchObject({ refunded: 4.99, creditsReversed: 100 });
  expect((await player.api('user')).user).toMatchObject({ credits: 0, owedCredits: 0 });
  const again = await refusal(operator.decide(decision));
  expect([again.code, again.message]).toEqual(['bridge/refused', `${payment?.id} is refunded already.`]);
  expect(await ledgerFaults(server.services.db)).toEqual([]);
});

test('a name is changed to a free one only, and the record has neither', async () => {
  const player = await newPlayer(server);
  const { id, username } = player.user;
  const rename = async (to: string) => moderator.decide({ command: 'player rename', playerId: id, username: to });
  expect((await refusal(rename(operator.user.username))).code).toBe('auth/username_taken');
  const { changes } = await rename('Quiet-Nebula');
  expect(changes).toEqual([{ what: 'name', before: username, after: 'Quiet-Nebula' }]);
  expect((await player.api('user')).user.username).toBe('Quiet-Nebula');
  const file = await moderator.bridge('bridgePlayer', { params: { id } });
  expect(file.decisions[0]?.changes).toEqual([]);
});

test('an export for a player who cannot sign in is that of the player', async () => {
  const player = await newPlayer(server, 3);
  const own = await player.api('exportUser');
  const { document } = await operator.decide({ command: 'player export', playerId: player.user.id }, 'asked by mail');
  expect(document).toMatchObject({
    user: own.user,
    runs: [],
    transactions: own.transactions,
    decisions: [{ command: 'player export' }],
  });
});

test('an account that is deleted for its player leaves what the player would leave', async () => {
  const player = await newPlayer(server, 3);
  const { id, email } = player.user;
  await operator.decide({ command: 'player delete', playerId: id });
  expect((await refusal(player.api('user'))).code).toBe('auth/required');
  expect(await operator.bridge('bridgeMoney', { params: { id } })).toMatchObject({
    email: '',
    balances: { credits: 3 },
  });
  expect((await moderator.bridge('bridgePlayer', { params: { id } })).deletedAt).not.toBeNull();
  expect(await search(operator, email)).toEqual([]);
  expect((await refusal(operator.decide({ command: 'player delete', playerId: id }))).code).toBe('bridge/refused');
});

test('too many passkeys, and too many calls, are refused for a while', async () => {
  const limits = { passkey: { max: 12, windowMs: 60_000 }, bridge: { max: 2, windowMs: 60_000 } };
  const strict = await startTestServer({ limits });
  strict.clock.stop();
  const { bridge } = await newStaff(strict, 'operator');
  for (let call = 0; call < 2; call++) await bridge('bridgeRecord');
  expect((await refusal(bridge('bridgeRecord'))).code).toBe('request/rate_limited');
  const player = await newPlayer(strict);
  await makeStaff(strict, player.user.username, 'moderator');
  const guess = async () => refusal(bridgeOf(player)('bridgePasskeyOptions', { body: { token: 'guessed' } }));
  const codes = [];
  for (let attempt = 0; attempt < 13; attempt++) codes.push((await guess()).code);
  expect(codes.slice(-2)).toEqual(['bridge/link_invalid', 'request/rate_limited']);
  await strict.close();
});
