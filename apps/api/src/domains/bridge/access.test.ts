import {
  type BridgeEndpointName,
  DECISION_RULES,
  type Decision,
  type StaffRole,
  bridgeEndpoints,
} from '@star-seekers/contracts/bridge';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BridgeInput, type TestStaff, newStaff, sendToBridge } from '../../testing/bridge.ts';
import {
  type TestPlayer,
  type TestServer,
  type Visitor,
  buy,
  claimFor,
  giveCredits,
  newPlayer,
  newVisitor,
  snapshot,
  startAndPlay,
  startTestServer,
} from '../../testing/index.ts';
import { type Action, act } from '../operators/action.ts';
import { barAction } from '../operators/player-actions.ts';
import { voidAction } from '../operators/run-actions.ts';

/** Who may do something: all staff also before the sign-in to the bridge, or who has this role at least. */
type Least = 'staff' | StaffRole;

const BY = { operator: 'ops', reason: 'a test' };
const REASON = 'a reason';
const MINUTE = 60_000;

let server: TestServer;
let moderator: TestStaff;
let operator: TestStaff;
/** Everybody else who may try, by what they are answered wherever a role is needed, and where staff is enough. */
let others: Record<string, { readonly who: Visitor; readonly code: string; readonly asStaff: string | undefined }>;

beforeAll(async () => {
  server = await startTestServer();
  server.clock.stop();
  [moderator, operator] = [await newStaff(server, 'moderator'), await newStaff(server, 'operator')];
  const expired = await newStaff(server, 'operator');
  const { db } = server.services;
  await db
    .updateTable('staff_sessions')
    .set({ expires_at: server.services.clock.now() })
    .where('user_id', '=', expired.user.id)
    .execute();
  const signedOut = await newStaff(server, 'operator');
  await signedOut.bridge('bridgeSignOut');
  const barred = await newStaff(server, 'operator');
  await perform(barAction(barred.user.username));
  const only = (who: Visitor, code: string) => ({ who, code, asStaff: code });
  others = {
    'a visitor': only(newVisitor(server), 'auth/required'),
    'a player': only(await newPlayer(server), 'bridge/staff_only'),
    'a barred operator': only(barred, 'auth/barred'),
    'an operator who has not signed in to the bridge': {
      who: signedOut,
      code: 'bridge/sign_in_first',
      asStaff: undefined,
    },
    'an operator whose sign-in is 12 hours old': { who: expired, code: 'bridge/sign_in_first', asStaff: undefined },
  };
});

afterAll(async () => server.close());

const perform = async (action: Action) => act(server.services, action, BY);

/** The code of a response; undefined when the request was accepted. */
async function codeOf(response: Promise<Response>): Promise<string | undefined> {
  const answer = await response;
  return answer.ok ? undefined : ((await answer.json()) as { code: string }).code;
}

const ask = async (who: Visitor, name: BridgeEndpointName, input?: BridgeInput) =>
  codeOf(sendToBridge(who.fetch, name, input));

/** All that a decision or a sign-in could change. */
async function everything() {
  const { db } = server.services;
  return {
    ...(await snapshot(db)),
    staff: await db.selectFrom('staff').selectAll().orderBy('user_id').execute(),
    passkeys: await db.selectFrom('passkeys').select(['id', 'user_id']).orderBy('id').execute(),
    sessions: await db.selectFrom('sessions').select('id_hash').orderBy('id_hash').execute(),
    pauses: await db.selectFrom('pauses').selectAll().execute(),
    cases: await db.selectFrom('closed_cases').selectAll().orderBy('run_id').execute(),
    staffSessions: await db.selectFrom('staff_sessions').selectAll().orderBy('id_hash').execute(),
  };
}

/** Headers of requests that none of our pages sends, and of typed addresses. */
const FOREIGN = [
  { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
  { 'sec-fetch-site': 'same-site', origin: 'http://evil.localhost' },
  { 'sec-fetch-site': 'none' },
] as const;

interface Row {
  readonly least: Least;
  /** A request, and what who may send it is answered; undefined: it is accepted. */
  readonly input?: () => BridgeInput;
  readonly code?: string;
}

const credential = { id: 'a', rawId: 'a', type: 'public-key', clientExtensionResults: {} };
const assertion = { ...credential, response: { clientDataJSON: 'a', authenticatorData: 'a', signature: 'a' } };
const attestation = { ...credential, response: { clientDataJSON: 'a', attestationObject: 'a' } };
const ofModerator = () => ({ params: { id: moderator.user.id } });
const ofNobody = { command: 'player sign-out', playerId: 'nobody' };

/** What everybody may do. A row for each endpoint. */
const ENDPOINTS: Record<BridgeEndpointName, Row> = {
  bridgeSession: { least: 'staff' },
  bridgePasskeyOptions: { least: 'staff', input: () => ({ body: { token: 'a' } }), code: 'bridge/link_invalid' },
  bridgeAddPasskey: {
    least: 'staff',
    input: () => ({ body: { token: 'a', credential: attestation } }),
    code: 'bridge/passkey_refused',
  },
  bridgeChallenge: { least: 'staff', input: () => ({ body: {} }) },
  bridgeSignIn: { least: 'staff', input: () => ({ body: { assertion } }), code: 'bridge/passkey_refused' },
  bridgeSignOut: { least: 'staff' },
  bridgeSearch: { least: 'moderator', input: () => ({ body: { text: 'somebody' } }) },
  bridgePlayer: { least: 'moderator', input: ofModerator },
  bridgeRuns: { least: 'moderator', input: ofModerator },
  bridgeMoney: { least: 'operator', input: ofModerator },
  bridgeLedger: { least: 'operator', input: ofModerator },
  bridgeEvidence: { least: 'moderator', input: () => ({ params: { id: 'no-run' } }), code: 'bridge/not_found' },
  bridgeReports: { least: 'moderator' },
  bridgeRecord: { least: 'moderator' },
  bridgeHealth: { least: 'operator' },
  bridgePreview: { least: 'moderator', input: () => ({ body: { decision: ofNobody } }), code: 'bridge/refused' },
  bridgeDecide: {
    least: 'moderator',
    input: () => ({ body: { decision: ofNobody, reason: REASON } }),
    code: 'bridge/refused',
  },
};

test('every endpoint of the contract has a row', () => {
  expect(Object.keys(ENDPOINTS).toSorted()).toEqual(Object.keys(bridgeEndpoints).toSorted());
});

describe.each(Object.entries(ENDPOINTS) as [BridgeEndpointName, Row][])('%s', (name, { least, input, code }) => {
  test('is refused to everybody else, whatever they send, and to other sites', async () => {
    const before = await everything();
    for (const [who, { who: visitor, code: refused, asStaff }] of Object.entries(others)) {
      const expected = least === 'staff' ? asStaff : refused;
      if (expected === undefined) continue;
      expect({ who, code: await ask(visitor, name, input?.()) }).toEqual({ who, code: expected });
      const malformed = { ...input?.(), query: { made: 'up' } };
      expect({ who, code: await ask(visitor, name, malformed) }).toEqual({ who, code: expected });
    }
    if (least === 'operator') expect(await ask(moderator, name, input?.())).toBe('bridge/operators_only');
    for (const headers of FOREIGN)
      expect(await ask(operator, name, { ...input?.(), headers })).toBe('request/cross_site');
    expect(await everything()).toEqual(before);
  });

  test('is answered to whom it is for', async () => {
    const allowed: Visitor[] = least === 'operator' ? [operator] : [moderator, operator];
    if (least === 'staff')
      allowed.push(...Object.values(others).flatMap(({ who, asStaff }) => (asStaff === undefined ? [who] : [])));
    for (const who of allowed) expect(await ask(who, name, input?.())).toBe(code);
    // Signed out by one of the rows.
    for (const { bridge, passkey } of [moderator, operator]) {
      const options = await bridge('bridgeChallenge', { body: {} });
      await bridge('bridgeSignIn', { body: { assertion: passkey.get(options) } });
    }
  });
});

interface DecisionRow {
  readonly least: StaffRole;
  readonly asksPasskey: boolean;
  /** A decision about a player that is possible. */
  readonly of: (player: TestPlayer) => Decision | Promise<Decision>;
  /** Makes it possible. */
  readonly prepare?: (player: TestPlayer) => Promise<unknown>;
}

const byModerators = { least: 'moderator', asksPasskey: false } as const;
const byOperators = { least: 'operator', asksPasskey: true } as const;

/** Plays a run that counts. */
async function play(player: TestPlayer): Promise<void> {
  await giveCredits(server, player.user.id, 1);
  const run = await startAndPlay(server, player, { skill: 'good', quitAfter: 300 });
  await player.api('submitScore', { body: claimFor(run) });
}

const lastRunOf = async ({ api }: TestPlayer) => (await api('playerRuns', { query: {} })).runs[0]?.runId ?? '';

/** Who may decide what. A row for each decision. */
const DECISIONS: Record<Decision['command'], DecisionRow> = {
  'run void': {
    ...byModerators,
    prepare: play,
    of: async (player) => ({ command: 'run void', runId: await lastRunOf(player) }),
  },
  'run restore': {
    ...byModerators,
    prepare: async (player) => {
      await play(player);
      await perform(voidAction(await lastRunOf(player)));
    },
    of: async (player) => ({ command: 'run restore', runId: await lastRunOf(player) }),
  },
  'case close': {
    ...byModerators,
    prepare: async (player) => {
      await play(player);
      const reporter = await newPlayer(server);
      await reporter.api('reportRun', { params: { id: await lastRunOf(player) }, body: { reason: 'other' } });
    },
    of: async (player) => ({ command: 'case close', runId: await lastRunOf(player) }),
  },
  'player void': { ...byModerators, prepare: play, of: ({ user }) => ({ command: 'player void', playerId: user.id }) },
  'player bar': {
    least: 'moderator',
    asksPasskey: true,
    of: ({ user }) => ({ command: 'player bar', playerId: user.id }),
  },
  'player unbar': {
    ...byModerators,
    prepare: async ({ user }) => perform(barAction(user.username)),
    of: ({ user }) => ({ command: 'player unbar', playerId: user.id }),
  },
  'player rename': {
    ...byModerators,
    of: ({ user }) => ({ command: 'player rename', playerId: user.id, username: `new-${user.username}` }),
  },
  'player sign-out': { ...byModerators, of: ({ user }) => ({ command: 'player sign-out', playerId: user.id }) },
  'player export': { ...byOperators, of: ({ user }) => ({ command: 'player export', playerId: user.id }) },
  'player delete': { ...byOperators, of: ({ user }) => ({ command: 'player delete', playerId: user.id }) },
  'credits give': { ...byOperators, of: ({ user }) => ({ command: 'credits give', playerId: user.id, amount: 5 }) },
  'credits take': {
    ...byOperators,
    prepare: async ({ user }) => giveCredits(server, user.id, 9),
    of: ({ user }) => ({ command: 'credits take', playerId: user.id, amount: 5 }),
  },
  'hub pause': { ...byOperators, of: () => ({ command: 'hub pause', what: 'game-1' }) },
  'hub resume': { ...byOperators, of: () => ({ command: 'hub resume', what: 'game-1' }) },
  'payment refund': {
    ...byOperators,
    prepare: async (player) => buy(server, player),
    of: async ({ api }) => ({ command: 'payment refund', paymentId: (await api('paymentHistory'))[0]?.id ?? '' }),
  },
};

test('every decision of the contract has a row, and its rule', () => {
  const rules = Object.entries(DECISIONS).map(([command, { least: role, asksPasskey }]) => [
    command,
    { role, asksPasskey },
  ]);
  expect(Object.fromEntries(rules)).toEqual(DECISION_RULES);
});

/** A signature of the passkey for a decision. */
async function signed({ bridge, passkey }: TestStaff, decision: Decision, reason = REASON) {
  return passkey.get(await bridge('bridgeChallenge', { body: { decide: { decision, reason } } }));
}

describe.each(Object.entries(DECISIONS) as [Decision['command'], DecisionRow][])(
  '%s',
  (command, { least, asksPasskey, of, prepare }) => {
    const attempts = async (who: Visitor, decision: Decision, assertion?: unknown) => [
      await ask(who, 'bridgePreview', { body: { decision } }),
      await ask(who, 'bridgeDecide', { body: { decision, reason: REASON, ...(assertion ? { assertion } : {}) } }),
    ];
    const twice = (code: string) => [code, code];
    const isOfHub = command.startsWith('hub ');

    test('is decided only by whom it is for, with a fresh passkey where it asks for one, and as previewed', async () => {
      const player = await newPlayer(server);
      const decision = await prepared(player);
      const before = await everything();
      for (const { who, code } of Object.values(others)) expect(await attempts(who, decision)).toEqual(twice(code));
      if (least === 'operator') {
        const refused = await attempts(moderator, decision, await signed(moderator, decision));
        expect(refused).toEqual(twice('bridge/operators_only'));
      }
      for (const headers of FOREIGN) {
        for (const name of ['bridgePreview', 'bridgeDecide'] as const)
          expect(await ask(operator, name, { body: { decision, reason: REASON }, headers })).toBe('request/cross_site');
      }
      const who = least === 'operator' ? operator : moderator;
      const decide = async (body: object) => ask(who, 'bridgeDecide', { body: { decision, reason: REASON, ...body } });
      if (asksPasskey) {
        expect(await decide({})).toBe('bridge/passkey_required');
        const anotherSignature = await signed(who === operator ? moderator : operator, decision);
        expect(await decide({ assertion: anotherSignature })).toBe('bridge/passkey_refused');
        const forAnotherReason = await signed(who, decision, 'another reason');
        expect(await decide({ assertion: forAnotherReason })).toBe('bridge/passkey_refused');
        const forAnother = await signed(who, { command: 'player sign-out', playerId: player.user.id });
        expect(await decide({ assertion: forAnother })).toBe('bridge/passkey_refused');
        const stale = await signed(who, decision);
        server.clock.advance(3 * MINUTE);
        expect(await decide({ assertion: stale })).toBe('bridge/passkey_refused');
      }
      const preview = await who.bridge('bridgePreview', { body: { decision } });
      expect(preview.asksPasskey).toBe(asksPasskey);
      expect(await everything()).toEqual(before);

      const assertion = asksPasskey ? await signed(who, decision) : undefined;
      const body = { decision, reason: REASON, assertion };
      const { title, changes } = preview;
      expect(await who.bridge('bridgeDecide', { body })).toMatchObject({
        title,
        changes,
        player: isOfHub ? null : { id: player.user.id },
      });
      const { db } = server.services;
      const records = db.selectFrom('operator_records').selectAll().orderBy('id', 'desc');
      expect(await records.executeTakeFirst()).toMatchObject({
        operator: `staff:${who.user.id}`,
        command: decision.command,
        // Whoever was reported is not told.
        user_id: isOfHub || command === 'case close' ? null : player.user.id,
        reason: REASON,
      });
      // Neither the signature nor most decisions can be used again.
      const after = await everything();
      if (asksPasskey) {
        expect(await decide({ assertion })).toBe('bridge/passkey_refused');
        expect(await everything()).toEqual(after);
      }
      await server.sandbox.webhooks.settled();
    });

    test.skipIf(isOfHub)('is not decided about oneself, nor about staff by a moderator', async () => {
      for (const who of least === 'operator' ? [operator] : [moderator, operator]) {
        const decision = await about(who);
        const before = await everything();
        expect(await attempts(who, decision, await signed(who, decision))).toEqual(twice('bridge/own_account'));
        expect(await everything()).toEqual(before);
      }
      const ofStaff = await about(operator);
      const before = await everything();
      const refused = await attempts(moderator, ofStaff, await signed(moderator, ofStaff));
      expect(refused).toEqual(twice('bridge/operators_only'));
      expect(await everything()).toEqual(before);
    });

    async function prepared(player: TestPlayer): Promise<Decision> {
      await prepare?.(player);
      return of(player);
    }

    /** A decision about staff. Those who are barred are not staff any more: nobody can unbar themselves. */
    async function about(staff: TestStaff): Promise<Decision> {
      return command === 'player unbar' ? of(staff) : prepared(staff);
    }
  },
);
