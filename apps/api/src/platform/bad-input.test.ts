import {
  type ApiErrorBody,
  type EndpointName,
  type Endpoint,
  type FieldError,
  endpoints,
  routeOf,
} from '@star-seekers/contracts';
import { games } from '@star-seekers/games';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestPlayer, type TestServer, newPlayer, snapshot, startTestServer } from '../testing/index.ts';

/** An invalid request and the field that the error must name. */
interface BadInput {
  readonly params?: Record<string, string>;
  readonly query?: string;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
  readonly field: string;
}

const KEY = { 'idempotency-key': 'a-key-of-this-test' };
const registration = { username: 'nova', email: 'nova@example.com', password: 'secret-orbit' };
const claim = { gameId: 2, score: 10, points: 10, runId: 'a-run' };

const duel = { rulesVersion: 1, score: 10, replay: 'AgA8AAAA' };

const call = { index: 0, tick: 1, request: { level: 1, card: 3 } };
const chunk = { seq: 0, kind: 'play', toTick: 1, log: 'AwABAAA', calls: [call], token: 1 };
const withChunk = (changes: object) => ({ epoch: 1, chunk: { ...chunk, ...changes } });
const withCall = (changes: object) => withChunk({ calls: [{ ...call, ...changes }] });
const UNKNOWN_GAME = Math.max(...games.keys()) + 1;
const SEVENTEEN = Array.from({ length: 17 }, (_, figure) => 'x'.repeat(figure + 1));

/** Endpoints without input reject any input. */
const NO_INPUT: BadInput[] = [{ query: 'x=1', field: 'query.x' }];

/** At least one case per endpoint, as the type requires. */
const CASES: Record<EndpointName, BadInput[]> = {
  config: NO_INPUT,
  legalPage: [
    { params: { page: 'imprint' }, field: 'params.page' },
    { params: { page: '../../package.json' }, field: 'params.page' },
    { params: { page: 'terms' }, query: 'language=../secret', field: 'query.language' },
    { params: { page: 'terms' }, query: 'lang=de', field: 'query.lang' },
  ],
  register: [
    { body: undefined, field: 'body' },
    { body: null, field: 'body' },
    { body: [], field: 'body' },
    { body: 'nova', field: 'body' },
    { body: { ...registration, username: undefined }, field: 'body.username' },
    { body: { ...registration, username: 'no' }, field: 'body.username' },
    { body: { ...registration, username: 'n'.repeat(21) }, field: 'body.username' },
    { body: { ...registration, username: 'nova star' }, field: 'body.username' },
    { body: { ...registration, username: 'nová' }, field: 'body.username' },
    { body: { ...registration, username: '\ud800nova' }, field: 'body.username' },
    { body: { ...registration, username: 7 }, field: 'body.username' },
    { body: { ...registration, email: 'nova' }, field: 'body.email' },
    { body: { ...registration, email: `${'n'.repeat(250)}@example.com` }, field: 'body.email' },
    { body: { ...registration, password: '12345' }, field: 'body.password' },
    { body: { ...registration, password: 'x'.repeat(129) }, field: 'body.password' },
    { body: { ...registration, credits: 100 }, field: 'body.credits' },
  ],
  login: [
    { body: { email: 'nova@example.com' }, field: 'body.password' },
    { body: { email: ['nova@example.com'], password: 'secret-orbit' }, field: 'body.email' },
    { body: { email: 'nova@example.com', password: { $ne: '' } }, field: 'body.password' },
    { body: { email: 'nova@example.com', password: 'secret-orbit', admin: true }, field: 'body.admin' },
  ],
  logout: [...NO_INPUT, { body: { everywhere: true }, field: 'body.everywhere' }],
  user: NO_INPUT,
  requestReset: [
    { body: {}, field: 'body.email' },
    { body: { email: 'nova' }, field: 'body.email' },
    { body: { email: 'nova@example.com\r\nBcc: all@example.com' }, field: 'body.email' },
    { body: { email: ['nova@example.com'] }, field: 'body.email' },
    { body: { email: 'nova@example.com', url: 'https://evil.example' }, field: 'body.url' },
  ],
  checkReset: [
    { body: { token: '' }, field: 'body.token' },
    { body: { token: { $ne: '' } }, field: 'body.token' },
    { body: { token: 'a', password: 'secret-orbit' }, field: 'body.password' },
  ],
  resetPassword: [
    { body: { token: '', password: 'secret-orbit' }, field: 'body.token' },
    { body: { token: 'a'.repeat(257), password: 'secret-orbit' }, field: 'body.token' },
    { body: { token: { $ne: '' }, password: 'secret-orbit' }, field: 'body.token' },
    { body: { token: 'a', password: '12345' }, field: 'body.password' },
    { body: { token: 'a', password: 'x'.repeat(129) }, field: 'body.password' },
    { body: { token: 'a', password: 'secret-orbit', userId: 'a' }, field: 'body.userId' },
  ],
  confirmEmail: [
    { body: {}, field: 'body.token' },
    { body: { token: '' }, field: 'body.token' },
    { body: { token: { $ne: '' } }, field: 'body.token' },
    { body: { token: 'a', userId: 'another' }, field: 'body.userId' },
  ],
  sendConfirmation: [...NO_INPUT, { body: { email: 'other@example.com' }, field: 'body.email' }],
  updateProfile: [
    { body: [], field: 'body' },
    { body: { faction: 'pirates' }, field: 'body.faction' },
    { body: { faction: null }, field: 'body.faction' },
    { body: { username: 'no' }, field: 'body.username' },
    { body: { username: null }, field: 'body.username' },
    { body: { solanaWallet: 7 }, field: 'body.solanaWallet' },
    { body: { solanaWallet: 'w'.repeat(129) }, field: 'body.solanaWallet' },
    { body: { solanaWallet: 'two words' }, field: 'body.solanaWallet' },
    { body: { solanaWallet: 'nul\0' }, field: 'body.solanaWallet' },
    { body: { email: 'other@example.com' }, field: 'body.email' },
    { body: { credits: 100 }, field: 'body.credits' },
  ],
  changePassword: [
    { body: { password: 'secret-orbit' }, field: 'body.currentPassword' },
    { body: { currentPassword: 'secret-orbit', password: '12345' }, field: 'body.password' },
    { body: { currentPassword: '', password: 'secret-orbit' }, field: 'body.currentPassword' },
  ],
  exportUser: NO_INPUT,
  deleteUser: [
    { body: {}, field: 'body.password' },
    { body: { password: 7 }, field: 'body.password' },
    { body: { password: 'secret-orbit', userId: 'another' }, field: 'body.userId' },
  ],
  collectCredits: [
    { body: {}, field: 'body.amount' },
    { body: { amount: 0 }, field: 'body.amount' },
    { body: { amount: -1 }, field: 'body.amount' },
    { body: { amount: 1.5 }, field: 'body.amount' },
    { body: { amount: '1' }, field: 'body.amount' },
    { body: { amount: 2 ** 53 + 2 }, field: 'body.amount' },
    { body: { amount: null }, field: 'body.amount' },
    { body: { amount: 1, userId: 'another' }, field: 'body.userId' },
  ],
  spendCredits: [
    { body: { amount: 0 }, field: 'body.amount' },
    { body: { amount: -1 }, field: 'body.amount' },
    { body: { amount: 2 ** 53 }, field: 'body.amount' },
    { body: { amount: 1, reason: ' ' }, field: 'body.reason' },
    { body: { amount: 1, reason: 'a'.repeat(101) }, field: 'body.reason' },
    { body: { amount: 1, reason: 'nul\0' }, field: 'body.reason' },
    { body: { amount: 1, reason: '\ud800' }, field: 'body.reason' },
    { body: { amount: 1 }, headers: { 'idempotency-key': 'short' }, field: 'headers.idempotency-key' },
    { body: { amount: 1, to: 'another' }, field: 'body.to' },
  ],
  transactions: [
    { query: 'limit=0', field: 'query.limit' },
    { query: 'limit=101', field: 'query.limit' },
    { query: 'limit=ten', field: 'query.limit' },
    { query: 'limit=1&limit=2', field: 'query.limit' },
    { query: `before=${'a'.repeat(65)}`, field: 'query.before' },
    { query: 'offset=1', field: 'query.offset' },
  ],
  gameBreakdown: [
    { params: { id: 'a'.repeat(65) }, field: 'params.id' },
    { params: { id: 'a' }, query: 'x=1', field: 'query.x' },
  ],
  runPage: [
    { params: { id: 'a'.repeat(65) }, field: 'params.id' },
    { params: { id: 'a' }, query: 'x=1', field: 'query.x' },
  ],
  runPace: [
    { params: { id: 'a b' }, field: 'params.id' },
    { params: { id: 'a' }, query: 'x=1', field: 'query.x' },
  ],
  archivedRules: [
    { params: { gameId: 'two', rulesVersion: '1' }, field: 'params.gameId' },
    { params: { gameId: '2', rulesVersion: '-1' }, field: 'params.rulesVersion' },
    { params: { gameId: '2', rulesVersion: '1' }, query: 'x=1', field: 'query.x' },
  ],
  decisions: NO_INPUT,
  answerDecision: [
    { params: { id: 'a'.repeat(65) }, body: { text: 'a' }, field: 'params.id' },
    { params: { id: 'a' }, body: {}, field: 'body.text' },
    { params: { id: 'a' }, body: { text: ' \n' }, field: 'body.text' },
    { params: { id: 'a' }, body: { text: 'a'.repeat(1001) }, field: 'body.text' },
    { params: { id: 'a' }, body: { text: 'nul\0' }, field: 'body.text' },
    { params: { id: 'a' }, body: { text: 'a', to: 'b' }, field: 'body.to' },
  ],
  reportRun: [
    { params: { id: 'a'.repeat(65) }, body: { reason: 'other' }, field: 'params.id' },
    { params: { id: 'a' }, body: {}, field: 'body.reason' },
    { params: { id: 'a' }, body: { reason: 'envy' }, field: 'body.reason' },
    { params: { id: 'a' }, body: { reason: 'other', text: 'why' }, field: 'body.text' },
  ],
  runTexts: [
    { params: { id: 'a'.repeat(65) }, body: { language: 'en' }, field: 'params.id' },
    { params: { id: 'a' }, body: {}, field: 'body.language' },
    { params: { id: 'a' }, body: { language: 'german' }, field: 'body.language' },
    { params: { id: 'a' }, body: { language: 'en', all: true }, field: 'body.all' },
  ],
  createChallenge: [
    { body: undefined, field: 'body' },
    { body: {}, field: 'body.runId' },
    { body: { runId: 'a/b' }, field: 'body.runId' },
    { body: { runId: 'a', to: 'nova' }, field: 'body.to' },
  ],
  challenge: [
    { params: { id: 'a'.repeat(65) }, field: 'params.id' },
    { params: { id: 'a' }, query: 'x=1', field: 'query.x' },
  ],
  submitDuel: [
    { params: { id: 'a'.repeat(65) }, body: duel, field: 'params.id' },
    { params: { id: 'a' }, body: undefined, field: 'body' },
    { params: { id: 'a' }, body: { ...duel, rulesVersion: 0 }, field: 'body.rulesVersion' },
    { params: { id: 'a' }, body: { ...duel, score: -1 }, field: 'body.score' },
    { params: { id: 'a' }, body: { ...duel, score: 1.5 }, field: 'body.score' },
    { params: { id: 'a' }, body: { ...duel, replay: '' }, field: 'body.replay' },
    { params: { id: 'a' }, body: { ...duel, replay: 'not base64url!' }, field: 'body.replay' },
    { params: { id: 'a' }, body: { ...duel, replay: 'A'.repeat(240 * 1024 + 1) }, field: 'body.replay' },
    { params: { id: 'a' }, body: { ...duel, points: 1 }, field: 'body.points' },
  ],
  replay: [
    { params: { id: 'a'.repeat(65) }, field: 'params.id' },
    { params: { id: 'a' }, query: 'x=1', field: 'query.x' },
  ],
  player: [
    { params: { username: 'n'.repeat(65) }, field: 'params.username' },
    { params: { username: 'nul\0inside' }, field: 'params.username' },
    { params: { username: 'nova' }, query: 'x=1', field: 'query.x' },
  ],
  results: [
    { field: 'query.gameId' },
    { query: `gameId=${UNKNOWN_GAME}`, field: 'query.gameId' },
    { query: 'gameId=2.0', field: 'query.gameId' },
    { query: 'gameId=2&x=1', field: 'query.x' },
  ],
  playerRuns: [
    { query: 'gameId=0', field: 'query.gameId' },
    { query: `gameId=${UNKNOWN_GAME}`, field: 'query.gameId' },
    { query: 'standing=voided', field: 'query.standing' },
    { query: 'month=2026-13', field: 'query.month' },
    { query: 'month=november', field: 'query.month' },
    { query: 'before=a%20b', field: 'query.before' },
    { query: 'limit=1000', field: 'query.limit' },
  ],
  playerPlot: [
    { query: 'gameId=snake', field: 'query.gameId' },
    { query: 'month=2026-1', field: 'query.month' },
    { query: 'before=a', field: 'query.before' },
  ],
  keepsakes: NO_INPUT,
  gameResult: [
    { body: { gameId: 2 }, field: 'body.points' },
    { body: { gameId: 2, points: -1 }, field: 'body.points' },
    { body: { gameId: 0, points: 1 }, field: 'body.gameId' },
    { body: { gameId: 2, points: 1, score: 1 }, field: 'body.score' },
  ],
  startRun: [
    { body: { gameId: 2, rulesVersion: 1 }, field: 'headers.idempotency-key' },
    { body: { gameId: 2, rulesVersion: 1 }, headers: { 'idempotency-key': 'short' }, field: 'headers.idempotency-key' },
    {
      body: { gameId: 2, rulesVersion: 1 },
      headers: { 'idempotency-key': 'a b c d e' },
      field: 'headers.idempotency-key',
    },
    { body: { gameId: 0, rulesVersion: 1 }, headers: KEY, field: 'body.gameId' },
    { body: { gameId: '2', rulesVersion: 1 }, headers: KEY, field: 'body.gameId' },
    { body: { gameId: 2 }, headers: KEY, field: 'body.rulesVersion' },
    { body: { gameId: 2, rulesVersion: 0 }, headers: KEY, field: 'body.rulesVersion' },
    { body: { gameId: 2, rulesVersion: 1, logFormat: '3' }, headers: KEY, field: 'body.logFormat' },
    { body: { gameId: 2, rulesVersion: 1, logFormat: 0 }, headers: KEY, field: 'body.logFormat' },
    { body: { gameId: 2, rulesVersion: 1, seed: 1 }, headers: KEY, field: 'body.seed' },
    { body: { gameId: 2, rulesVersion: 1, day: '2026-02-30' }, headers: KEY, field: 'body.day' },
  ],
  daily: [
    { query: 'day=yesterday', field: 'query.day' },
    { query: 'day=2026-11-26T00:00', field: 'query.day' },
  ],
  pastDays: [{ query: 'before=2026-13-01', field: 'query.before' }],
  dailyBoard: [
    { params: { day: '26-11-2026' }, field: 'params.day' },
    { params: { day: '2026-11-26' }, query: 'limit=0', field: 'query.limit' },
  ],
  dailyMe: [{ params: { day: '2026-00-10' }, field: 'params.day' }],
  openRuns: NO_INPUT,
  liveRuns: NO_INPUT,
  commendations: NO_INPUT,
  watchRun: [
    { params: { id: 'a'.repeat(65) }, field: 'params.id' },
    { params: { id: 'a' }, query: 'x=1', field: 'query.x' },
  ],
  leaseRun: [
    { params: { id: '' }, field: 'params.id' },
    { params: { id: 'a'.repeat(65) }, field: 'params.id' },
    { params: { id: 'a b' }, field: 'params.id' },
    { query: 'epoch=1', field: 'query.epoch' },
    { body: { epoch: 1 }, field: 'body.epoch' },
  ],
  sendChunk: [
    { params: { id: 'a'.repeat(65) }, body: withChunk({}), field: 'params.id' },
    { body: withChunk({}), query: 'epoch=1', field: 'query.epoch' },
    { body: undefined, field: 'body' },
    { body: { chunk }, field: 'body.epoch' },
    { body: { ...withChunk({}), epoch: 0 }, field: 'body.epoch' },
    { body: { ...withChunk({}), epoch: '1' }, field: 'body.epoch' },
    { body: { epoch: 1 }, field: 'body.chunk' },
    { body: { epoch: 1, chunk: [chunk] }, field: 'body.chunk' },
    { body: { ...withChunk({}), at: 1 }, field: 'body.at' },
    { body: withChunk({ seq: -1 }), field: 'body.chunk.seq' },
    { body: withChunk({ seq: 2 ** 32 }), field: 'body.chunk.seq' },
    { body: withChunk({ kind: 'rewind' }), field: 'body.chunk.kind' },
    { body: withChunk({ kind: null }), field: 'body.chunk.kind' },
    { body: withChunk({ kind: 'resume' }), field: 'body.chunk.kind' },
    { body: withChunk({ token: undefined }), field: 'body.chunk.token' },
    { body: withChunk({ token: -1 }), field: 'body.chunk.token' },
    { body: withChunk({ token: 2 ** 32 }), field: 'body.chunk.token' },
    { body: withChunk({ token: '1' }), field: 'body.chunk.token' },
    { body: withChunk({ toTick: 0.5 }), field: 'body.chunk.toTick' },
    { body: withChunk({ toTick: '1' }), field: 'body.chunk.toTick' },
    { body: withChunk({ log: undefined }), field: 'body.chunk.log' },
    { body: withChunk({ log: 'not base64!' }), field: 'body.chunk.log' },
    { body: withChunk({ log: [2, 0, 0] }), field: 'body.chunk.log' },
    { body: withChunk({ log: 'A'.repeat(4097) }), field: 'body.chunk.log' },
    { body: withChunk({ calls: undefined }), field: 'body.chunk.calls' },
    { body: withChunk({ calls: {} }), field: 'body.chunk.calls' },
    { body: withChunk({ calls: Array.from({ length: 5 }, () => call) }), field: 'body.chunk.calls' },
    { body: withChunk({ at: 1 }), field: 'body.chunk.at' },
    { body: withCall({ index: undefined }), field: 'body.chunk.calls.0.index' },
    { body: withCall({ index: -1 }), field: 'body.chunk.calls.0.index' },
    { body: withCall({ index: 2 ** 53 }), field: 'body.chunk.calls.0.index' },
    { body: withCall({ tick: 0.5 }), field: 'body.chunk.calls.0.tick' },
    { body: withCall({ request: null }), field: 'body.chunk.calls.0.request' },
    { body: withCall({ request: [1] }), field: 'body.chunk.calls.0.request' },
    { body: withCall({ request: { card: '3' } }), field: 'body.chunk.calls.0.request.card' },
    { body: withCall({ request: { card: -3 } }), field: 'body.chunk.calls.0.request.card' },
    { body: withCall({ request: { 'a b': 3 } }), field: 'body.chunk.calls.0.request.a b' },
    {
      body: withCall({ request: Object.fromEntries(SEVENTEEN.map((name) => [name, 1])) }),
      field: 'body.chunk.calls.0.request',
    },
    { body: withCall({ secret: true }), field: 'body.chunk.calls.0.secret' },
  ],
  submitScore: [
    { body: { ...claim, gameId: undefined }, field: 'body.gameId' },
    { body: { ...claim, score: -10 }, field: 'body.score' },
    { body: { ...claim, score: 0.5 }, field: 'body.score' },
    { body: { ...claim, points: '10' }, field: 'body.points' },
    { body: { ...claim, runId: 7 }, field: 'body.runId' },
    { body: { ...claim, runId: 'a'.repeat(65) }, field: 'body.runId' },
    { body: { ...claim, replay: 'AAAA' }, field: 'body.replay' },
    { body: { ...claim, verified: true }, field: 'body.verified' },
  ],
  globalBoard: [
    { query: 'limit=-1', field: 'query.limit' },
    { query: 'limit=1e2', field: 'query.limit' },
    { query: 'scope=oni', field: 'query.scope' },
  ],
  globalBoardMe: NO_INPUT,
  gameBoard: [
    { params: { gameId: '9' }, field: 'params.gameId' },
    { params: { gameId: '2' }, query: 'type=weekly', field: 'query.type' },
    { params: { gameId: '2' }, query: 'scope=none', field: 'query.scope' },
    { params: { gameId: '2' }, query: 'limit=', field: 'query.limit' },
    { params: { gameId: '2' }, query: 'after=a%20b', field: 'query.after' },
    { params: { gameId: '2' }, query: 'after=no-such-run', field: 'query.after' },
    { params: { gameId: '2' }, query: 'period=2026-13', field: 'query.period' },
    { params: { gameId: '2' }, query: 'type=yearly&period=2025-01', field: 'query.period' },
    { params: { gameId: '2' }, query: 'type=monthly&period=2025', field: 'query.period' },
    { params: { gameId: '2' }, query: 'type=yearly&period=9999', field: 'query.period' },
  ],
  gameBoardMe: [
    { params: { gameId: '2' }, query: 'period=9999-12', field: 'query.period' },
    { params: { gameId: '__proto__' }, field: 'params.gameId' },
    { params: { gameId: '2' }, query: 'limit=5', field: 'query.limit' },
  ],
  boardPeriods: [
    { params: { gameId: '9' }, field: 'params.gameId' },
    { params: { gameId: '2' }, query: 'x=1', field: 'query.x' },
  ],
  factionBoard: NO_INPUT,
  gates: [
    { query: 'month=2026-00', field: 'query.month' },
    { query: 'month=9999-12', field: 'query.month' },
    { query: 'gate=8', field: 'query.gate' },
  ],
  gatesMe: [{ query: 'month=now', field: 'query.month' }],
  chronicles: NO_INPUT,
  chronicle: [
    { params: { month: '2026' }, field: 'params.month' },
    { params: { month: '9999-12' }, field: 'params.month' },
  ],
  createCheckoutSession: [
    { body: {}, field: 'body.packageId' },
    { body: { packageId: '' }, field: 'body.packageId' },
    { body: { packageId: 'a'.repeat(65) }, field: 'body.packageId' },
    { body: { packageId: ['starter'] }, field: 'body.packageId' },
    { body: { packageId: 'starter', credits: 1_000_000 }, field: 'body.credits' },
    { body: { packageId: 'starter', price: 0 }, field: 'body.price' },
  ],
  verifyPayment: [
    { body: {}, field: 'body.sessionId' },
    { body: { sessionId: '' }, field: 'body.sessionId' },
    { body: { sessionId: 'c'.repeat(256) }, field: 'body.sessionId' },
    { body: { sessionId: { id: 'cs_test' } }, field: 'body.sessionId' },
    { body: { sessionId: 'cs_test', status: 'succeeded' }, field: 'body.status' },
  ],
  paymentHistory: NO_INPUT,
  creditPackages: NO_INPUT,
  diceCooldown: NO_INPUT,
  rollDice: [
    ...NO_INPUT,
    { body: { value: 6 }, field: 'body.value' },
    { body: { clientSeed: 7 }, field: 'body.clientSeed' },
    { body: { clientSeed: null }, field: 'body.clientSeed' },
    { body: { clientSeed: 'x'.repeat(65) }, field: 'body.clientSeed' },
    { body: { clientSeed: '\ud800' }, field: 'body.clientSeed' },
    { body: { clientSeed: 'nul\0' }, field: 'body.clientSeed' },
    { body: { clientSeed: 'two\nlines' }, field: 'body.clientSeed' },
    { body: { clientSeed: 'a', serverSeed: 'b' }, field: 'body.serverSeed' },
  ],
  diceRolls: [
    { query: 'limit=0', field: 'query.limit' },
    { query: 'limit=501', field: 'query.limit' },
    { query: 'before=0', field: 'query.before' },
    { query: 'before=4294967296', field: 'query.before' },
    { query: 'after=1', field: 'query.after' },
  ],
  diceSeed: NO_INPUT,
  changeDiceSeed: [...NO_INPUT, { body: { clientSeed: 'a' }, field: 'body.clientSeed' }],
};

let server: TestServer;
let player: TestPlayer;

beforeAll(async () => {
  server = await startTestServer();
  player = await newPlayer(server, 10);
});

afterAll(async () => server.close());

function send(name: EndpointName, input: Omit<BadInput, 'field'>, from = player): Promise<Response> {
  const { method, path } = routeOf(name);
  const filled = path.replaceAll(/:(\w+)/g, (_, key: string) => encodeURIComponent(input.params?.[key] ?? '2'));
  const hasBody = 'body' in input && input.body !== undefined;
  return from.fetch(`/api${filled}${input.query ? `?${input.query}` : ''}`, {
    method,
    headers: { ...(hasBody ? { 'content-type': 'application/json' } : {}), ...input.headers },
    ...(hasBody ? { body: JSON.stringify(input.body) } : {}),
  });
}

describe.each(Object.entries(CASES) as [EndpointName, BadInput[]][])('%s', (name, cases) => {
  test.each(cases.map((input) => [describeInput(input), input] as const))('%s', async (_, input) => {
    const before = await snapshot(server.services.db);
    const response = await send(name, input);
    const body = (await response.json()) as ApiErrorBody;
    expect({ status: response.status, code: body.code }).toEqual({ status: 400, code: 'request/invalid' });
    const fields = body.details?.['fields'] as FieldError[] | undefined;
    expect(fields?.map(({ field }) => field)).toContain(input.field);
    expect(await snapshot(server.services.db)).toEqual(before);
  });
});

const writes = Object.entries(endpoints as Record<string, Endpoint>).filter(([, { method }]) => method !== 'GET');

test.each(writes.map(([name]) => name as EndpointName))('%s rejects a body that is not JSON', async (name) => {
  const before = await snapshot(server.services.db);
  const post = (body: string, type: string) =>
    player.fetch(`/api${routeOf(name).path}`, {
      method: routeOf(name).method,
      headers: { 'content-type': type, ...KEY },
      body,
    });
  const cases = [
    ['{"amount": 1', 'application/json', 400, 'request/malformed'],
    ['{"amount": NaN}', 'application/json', 400, 'request/malformed'],
    ['{"__proto__": {"signedIn": true}}', 'application/json', 400, 'request/malformed'],
    ['{"constructor": {"prototype": {"signedIn": true}}}', 'application/json', 400, 'request/malformed'],
    ['amount=1', 'application/x-www-form-urlencoded', 415, 'request/unsupported_media_type'],
    ['{"amount": 1}', 'text/plain', 415, 'request/unsupported_media_type'],
    [`{"pad": "${'x'.repeat(300 * 1024)}"}`, 'application/json', 413, 'request/too_large'],
  ] as const;
  for (const [body, type, status, code] of cases) {
    const response = await post(body, type);
    expect({
      body: body.slice(0, 60),
      status: response.status,
      code: ((await response.json()) as ApiErrorBody).code,
    }).toEqual({ body: body.slice(0, 60), status, code });
  }
  expect(await snapshot(server.services.db)).toEqual(before);
});

test('the largest chunk is within the body limit, and no request is above it', async () => {
  const request = Object.fromEntries(SEVENTEEN.slice(1).map((name) => [name, 0xffff_ffff]));
  const calls = Array.from({ length: 4 }, (_, index) => ({ index, tick: 0xffff_ffff, request }));
  const largest = await send('sendChunk', { body: withChunk({ log: 'A'.repeat(4096), calls, token: 0xffff_ffff }) });
  expect(largest.status).toBe(404);
  const tooLarge = await send('gameResult', { body: { gameId: 2, points: 1, pad: 'A'.repeat(200 * 1024) } });
  expect(tooLarge.status).toBe(413);
});

test('a deeply nested body is rejected with a 400', async () => {
  const body = `{"amount": ${'['.repeat(20_000)}${']'.repeat(20_000)}}`;
  const response = await player.fetch('/api/user/credits/add', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  expect(response.status).toBe(400);
});

test.each(Object.keys(CASES) as EndpointName[])('%s rejects visitors if it requires a player', async (name) => {
  const response = await fetch(`${server.url}/api${routeOf(name).path.replaceAll(/:\w+/g, '2')}`, {
    method: routeOf(name).method,
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(response.status === 401).toBe((endpoints[name] as Endpoint).signedIn ?? false);
});

function describeInput({ field: _field, ...input }: BadInput): string {
  const text = JSON.stringify(input);
  return text.length > 90 ? `${text.slice(0, 90)}…` : text;
}
