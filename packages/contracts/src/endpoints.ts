import { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import { type EndpointName, type Route, routes } from './routes.ts';
import * as auth from './schemas/auth.ts';
import * as config from './schemas/config.ts';
import * as credits from './schemas/credits.ts';
import * as dice from './schemas/dice.ts';
import * as leaderboard from './schemas/leaderboard.ts';
import * as live from './schemas/live.ts';
import * as legal from './schemas/legal.ts';
import * as profile from './schemas/profile.ts';
import * as players from './schemas/players.ts';
import * as payments from './schemas/payments.ts';
import * as runPage from './schemas/run-page.ts';
import * as runs from './schemas/runs.ts';
import * as stream from './schemas/stream.ts';

/** One endpoint: request parts, response, and its error codes beyond those that any endpoint can return. */
export interface Endpoint extends Route {
  readonly status: 200 | 201 | 204;
  readonly answer: z.ZodType;
  readonly body?: z.ZodType;
  readonly query?: z.ZodType;
  readonly params?: z.ZodType;
  readonly headers?: z.ZodType;
  readonly signedIn?: boolean;
  /** The response is a stream of server-sent events, each with an `answer` as its data. The typed client does not serve it. */
  readonly streamed?: true;
  readonly errors?: readonly ErrorCode[];
}

const nothing = z.undefined();

/** Every endpoint of the API. Server validation, the OpenAPI page and the typed client are derived from this table. */
export const endpoints = {
  config: { ...routes.config, status: 200, answer: config.configAnswer },
  legalPage: {
    ...routes.legalPage,
    status: 200,
    params: legal.legalPageParams,
    query: legal.legalPageQuery,
    answer: legal.legalDocument,
  },
  register: {
    ...routes.register,
    status: 201,
    body: auth.registerBody,
    answer: auth.userAnswer,
    errors: ['auth/email_taken', 'auth/username_taken'],
  },
  login: {
    ...routes.login,
    status: 200,
    body: auth.loginBody,
    answer: auth.userAnswer,
    errors: ['auth/bad_credentials', 'auth/barred'],
  },
  logout: { ...routes.logout, status: 204, answer: nothing },
  user: { ...routes.user, status: 200, answer: auth.userAnswer, signedIn: true },
  requestReset: {
    ...routes.requestReset,
    status: 200,
    body: auth.requestResetBody,
    answer: auth.messageAnswer,
    errors: ['auth/reset_unavailable'],
  },
  checkReset: {
    ...routes.checkReset,
    status: 200,
    body: auth.checkResetBody,
    answer: auth.checkResetAnswer,
  },
  resetPassword: {
    ...routes.resetPassword,
    status: 200,
    body: auth.resetPasswordBody,
    answer: auth.messageAnswer,
    errors: ['auth/reset_invalid'],
  },
  updateProfile: {
    ...routes.updateProfile,
    status: 200,
    body: profile.profileBody,
    answer: auth.userAnswer,
    signedIn: true,
    errors: ['auth/username_taken'],
  },
  changePassword: {
    ...routes.changePassword,
    status: 204,
    body: auth.changePasswordBody,
    answer: nothing,
    signedIn: true,
    errors: ['auth/wrong_password'],
  },
  exportUser: { ...routes.exportUser, status: 200, answer: profile.exportAnswer, signedIn: true },
  deleteUser: {
    ...routes.deleteUser,
    status: 204,
    body: auth.deleteUserBody,
    answer: nothing,
    signedIn: true,
    errors: ['auth/wrong_password'],
  },
  collectCredits: {
    ...routes.collectCredits,
    status: 200,
    body: credits.collectBody,
    answer: credits.balances,
    signedIn: true,
    errors: ['credits/nothing_to_collect'],
  },
  spendCredits: {
    ...routes.spendCredits,
    status: 200,
    body: credits.spendBody,
    headers: credits.spendHeaders,
    answer: credits.spendAnswer,
    signedIn: true,
    errors: ['credits/insufficient', 'request/key_reused'],
  },
  transactions: {
    ...routes.transactions,
    status: 200,
    query: credits.transactionsQuery,
    answer: credits.transactionsAnswer,
    signedIn: true,
  },
  gameBreakdown: {
    ...routes.gameBreakdown,
    status: 200,
    params: runs.breakdownParams,
    answer: runs.breakdownAnswer,
    signedIn: true,
    errors: ['players/not_found'],
  },
  results: { ...routes.results, status: 200, query: runs.resultsQuery, answer: runs.resultsAnswer, signedIn: true },
  playerRuns: {
    ...routes.playerRuns,
    status: 200,
    query: runPage.playerRunsQuery,
    answer: runPage.playerRuns,
    signedIn: true,
  },
  playerPlot: {
    ...routes.playerPlot,
    status: 200,
    query: runPage.playerPlotQuery,
    answer: runPage.playerPlot,
    signedIn: true,
  },
  keepsakes: { ...routes.keepsakes, status: 200, answer: runs.keepsakesAnswer, signedIn: true },
  gameResult: {
    ...routes.gameResult,
    status: 200,
    body: runs.gameResultBody,
    answer: runs.gameResultAnswer,
    signedIn: true,
    errors: ['results/not_verified'],
  },
  startRun: {
    ...routes.startRun,
    status: 201,
    body: runs.startRunBody,
    headers: runs.startRunHeaders,
    answer: runs.startRunAnswer,
    signedIn: true,
    errors: [
      'credits/insufficient',
      'runs/stale_client',
      'runs/already_open',
      'runs/key_reused',
      'runs/game_unavailable',
    ],
  },
  openRuns: { ...routes.openRuns, status: 200, answer: runs.openRunsAnswer, signedIn: true },
  leaseRun: {
    ...routes.leaseRun,
    status: 200,
    params: stream.streamParams,
    answer: stream.leaseAnswer,
    signedIn: true,
    errors: ['runs/not_found', 'runs/closed', 'runs/expired', 'runs/stale_rules'],
  },
  sendChunk: {
    ...routes.sendChunk,
    status: 200,
    params: stream.streamParams,
    body: stream.chunkBody,
    answer: stream.chunkAnswer,
    signedIn: true,
    errors: [
      'runs/not_found',
      'runs/closed',
      'runs/expired',
      'runs/stale_rules',
      'runs/taken_over',
      'runs/chunk_conflict',
      'runs/chunk_gap',
      'runs/chunk_early',
      'runs/reveal_refused',
    ],
  },
  submitScore: {
    ...routes.submitScore,
    status: 200,
    body: runs.submitScoreBody,
    answer: runs.submitScoreAnswer,
    signedIn: true,
    errors: [
      'runs/run_required',
      'runs/unfinished',
      'runs/not_found',
      'runs/closed',
      'runs/expired',
      'runs/stale_rules',
      'runs/rejected',
      'runs/busy',
    ],
  },
  runPage: {
    ...routes.runPage,
    status: 200,
    params: runPage.runParams,
    answer: runPage.runPage,
    errors: ['runs/not_found'],
  },
  runPace: {
    ...routes.runPace,
    status: 200,
    params: runPage.runParams,
    answer: runPage.runPace,
    errors: ['runs/not_found'],
  },
  reportRun: {
    ...routes.reportRun,
    status: 204,
    params: runPage.runParams,
    body: runPage.reportBody,
    answer: nothing,
    signedIn: true,
    errors: ['runs/not_found', 'runs/reported'],
  },
  replay: {
    ...routes.replay,
    status: 200,
    params: runs.replayParams,
    answer: runs.replayAnswer,
    errors: ['runs/not_found'],
  },
  liveRuns: { ...routes.liveRuns, status: 200, answer: live.liveRunsAnswer },
  watchRun: {
    ...routes.watchRun,
    status: 200,
    params: live.liveParams,
    answer: live.liveEvent,
    streamed: true,
    errors: ['live/not_found', 'live/full'],
  },
  player: {
    ...routes.player,
    status: 200,
    params: players.playerParams,
    answer: players.playerCard,
    errors: ['players/not_found'],
  },
  globalBoard: {
    ...routes.globalBoard,
    status: 200,
    query: leaderboard.globalBoardQuery,
    answer: leaderboard.globalBoard,
  },
  globalBoardMe: { ...routes.globalBoardMe, status: 200, answer: leaderboard.globalBoardMe, signedIn: true },
  gameBoard: {
    ...routes.gameBoard,
    status: 200,
    params: leaderboard.gameBoardParams,
    query: leaderboard.gameBoardQuery,
    answer: leaderboard.gameBoard,
  },
  gameBoardMe: {
    ...routes.gameBoardMe,
    status: 200,
    params: leaderboard.gameBoardParams,
    query: leaderboard.gameBoardMeQuery,
    answer: leaderboard.gameBoardMe,
    signedIn: true,
  },
  factionBoard: { ...routes.factionBoard, status: 200, answer: leaderboard.factionBoard },
  createCheckoutSession: {
    ...routes.createCheckoutSession,
    status: 200,
    body: payments.checkoutBody,
    answer: payments.checkoutAnswer,
    signedIn: true,
    errors: ['payments/unknown_package', 'payments/unreachable', 'payments/off'],
  },
  verifyPayment: {
    ...routes.verifyPayment,
    status: 200,
    body: payments.verifyPaymentBody,
    answer: payments.verifyPaymentAnswer,
    signedIn: true,
    errors: ['payments/not_found', 'payments/not_yours', 'payments/unreachable', 'payments/off'],
  },
  paymentHistory: { ...routes.paymentHistory, status: 200, answer: payments.paymentHistory, signedIn: true },
  creditPackages: { ...routes.creditPackages, status: 200, answer: payments.packagesAnswer },
  diceCooldown: { ...routes.diceCooldown, status: 200, answer: dice.diceCooldown, signedIn: true },
  rollDice: { ...routes.rollDice, status: 200, answer: dice.rollAnswer, signedIn: true, errors: ['dice/cooling_down'] },
  diceRolls: { ...routes.diceRolls, status: 200, answer: dice.diceRolls, signedIn: true },
} as const satisfies Record<EndpointName, Endpoint>;

export type Endpoints = typeof endpoints;

/** Endpoints that answer with a stream of events. */
export type StreamedName = {
  [Name in EndpointName]: Endpoints[Name] extends { readonly streamed: true } ? Name : never;
}[EndpointName];

/** Request parts that the caller passes, before defaults and coercion. */
export type EndpointInput<Name extends EndpointName> = InputPart<Name, 'params'> &
  InputPart<Name, 'query'> &
  InputPart<Name, 'body'> &
  InputPart<Name, 'headers'>;

/** Parsed response body. */
export type EndpointAnswer<Name extends EndpointName> = z.output<Endpoints[Name]['answer']>;

type InputPart<
  Name extends EndpointName,
  Part extends 'params' | 'query' | 'body' | 'headers',
> = Endpoints[Name] extends {
  readonly [key in Part]: infer Schema extends z.ZodType;
}
  ? Partial<z.input<Schema>> extends z.input<Schema>
    ? { readonly [key in Part]?: z.input<Schema> }
    : { readonly [key in Part]: z.input<Schema> }
  : object;
