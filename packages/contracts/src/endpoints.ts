import { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import { type EndpointName, type Route, routes } from './routes.ts';
import {
  changePasswordBody,
  deleteUserBody,
  loginBody,
  messageAnswer,
  registerBody,
  checkResetAnswer,
  checkResetBody,
  requestResetBody,
  resetPasswordBody,
  userAnswer,
} from './schemas/auth.ts';
import { configAnswer } from './schemas/config.ts';
import {
  balances,
  collectBody,
  spendAnswer,
  spendBody,
  spendHeaders,
  transactionsAnswer,
  transactionsQuery,
} from './schemas/credits.ts';
import { diceCooldown, diceRolls, rollAnswer } from './schemas/dice.ts';
import {
  factionBoard,
  gameBoard,
  gameBoardMe,
  gameBoardMeQuery,
  gameBoardParams,
  gameBoardQuery,
  globalBoard,
  globalBoardMe,
  globalBoardQuery,
} from './schemas/leaderboard.ts';
import { legalDocument, legalPageParams, legalPageQuery } from './schemas/legal.ts';
import { exportAnswer, profileBody } from './schemas/profile.ts';
import { playerCard, playerParams } from './schemas/players.ts';
import {
  checkoutAnswer,
  checkoutBody,
  packagesAnswer,
  paymentHistory,
  verifyPaymentAnswer,
  verifyPaymentBody,
} from './schemas/payments.ts';
import {
  breakdownAnswer,
  breakdownParams,
  gameResultAnswer,
  gameResultBody,
  keepsakesAnswer,
  openRunsAnswer,
  replayAnswer,
  replayParams,
  revealAnswer,
  revealBody,
  revealParams,
  resultsAnswer,
  resultsQuery,
  startRunAnswer,
  startRunBody,
  startRunHeaders,
  submitScoreAnswer,
  submitScoreBody,
} from './schemas/runs.ts';

/** One endpoint: request parts, response, and its error codes beyond those that any endpoint can return. */
export interface Endpoint extends Route {
  readonly status: 200 | 201 | 204;
  readonly answer: z.ZodType;
  readonly body?: z.ZodType;
  readonly query?: z.ZodType;
  readonly params?: z.ZodType;
  readonly headers?: z.ZodType;
  readonly signedIn?: boolean;
  readonly errors?: readonly ErrorCode[];
}

const nothing = z.undefined();

/** Every endpoint of the API. Server validation, the OpenAPI page and the typed client are derived from this table. */
export const endpoints = {
  config: { ...routes.config, status: 200, answer: configAnswer },
  legalPage: {
    ...routes.legalPage,
    status: 200,
    params: legalPageParams,
    query: legalPageQuery,
    answer: legalDocument,
  },
  register: {
    ...routes.register,
    status: 201,
    body: registerBody,
    answer: userAnswer,
    errors: ['auth/email_taken', 'auth/username_taken'],
  },
  login: {
    ...routes.login,
    status: 200,
    body: loginBody,
    answer: userAnswer,
    errors: ['auth/bad_credentials', 'auth/barred'],
  },
  logout: { ...routes.logout, status: 204, answer: nothing },
  user: { ...routes.user, status: 200, answer: userAnswer, signedIn: true },
  requestReset: {
    ...routes.requestReset,
    status: 200,
    body: requestResetBody,
    answer: messageAnswer,
    errors: ['auth/reset_unavailable'],
  },
  checkReset: {
    ...routes.checkReset,
    status: 200,
    body: checkResetBody,
    answer: checkResetAnswer,
  },
  resetPassword: {
    ...routes.resetPassword,
    status: 200,
    body: resetPasswordBody,
    answer: messageAnswer,
    errors: ['auth/reset_invalid'],
  },
  updateProfile: {
    ...routes.updateProfile,
    status: 200,
    body: profileBody,
    answer: userAnswer,
    signedIn: true,
    errors: ['auth/username_taken'],
  },
  changePassword: {
    ...routes.changePassword,
    status: 204,
    body: changePasswordBody,
    answer: nothing,
    signedIn: true,
    errors: ['auth/wrong_password'],
  },
  exportUser: { ...routes.exportUser, status: 200, answer: exportAnswer, signedIn: true },
  deleteUser: {
    ...routes.deleteUser,
    status: 204,
    body: deleteUserBody,
    answer: nothing,
    signedIn: true,
    errors: ['auth/wrong_password'],
  },
  collectCredits: {
    ...routes.collectCredits,
    status: 200,
    body: collectBody,
    answer: balances,
    signedIn: true,
    errors: ['credits/nothing_to_collect'],
  },
  spendCredits: {
    ...routes.spendCredits,
    status: 200,
    body: spendBody,
    headers: spendHeaders,
    answer: spendAnswer,
    signedIn: true,
    errors: ['credits/insufficient', 'request/key_reused'],
  },
  transactions: {
    ...routes.transactions,
    status: 200,
    query: transactionsQuery,
    answer: transactionsAnswer,
    signedIn: true,
  },
  gameBreakdown: {
    ...routes.gameBreakdown,
    status: 200,
    params: breakdownParams,
    answer: breakdownAnswer,
    signedIn: true,
    errors: ['players/not_found'],
  },
  results: { ...routes.results, status: 200, query: resultsQuery, answer: resultsAnswer, signedIn: true },
  keepsakes: { ...routes.keepsakes, status: 200, answer: keepsakesAnswer, signedIn: true },
  gameResult: {
    ...routes.gameResult,
    status: 200,
    body: gameResultBody,
    answer: gameResultAnswer,
    signedIn: true,
    errors: ['results/not_verified'],
  },
  startRun: {
    ...routes.startRun,
    status: 201,
    body: startRunBody,
    headers: startRunHeaders,
    answer: startRunAnswer,
    signedIn: true,
    errors: [
      'credits/insufficient',
      'runs/stale_client',
      'runs/already_open',
      'runs/key_reused',
      'runs/game_unavailable',
    ],
  },
  openRuns: { ...routes.openRuns, status: 200, answer: openRunsAnswer, signedIn: true },
  reveal: {
    ...routes.reveal,
    status: 200,
    params: revealParams,
    body: revealBody,
    answer: revealAnswer,
    signedIn: true,
    errors: ['runs/not_found', 'runs/closed', 'runs/expired', 'runs/stale_rules', 'runs/reveal_refused'],
  },
  submitScore: {
    ...routes.submitScore,
    status: 200,
    body: submitScoreBody,
    answer: submitScoreAnswer,
    signedIn: true,
    errors: [
      'runs/replay_required',
      'runs/not_found',
      'runs/closed',
      'runs/expired',
      'runs/stale_rules',
      'runs/rejected',
      'runs/busy',
    ],
  },
  replay: {
    ...routes.replay,
    status: 200,
    params: replayParams,
    answer: replayAnswer,
    errors: ['runs/not_found'],
  },
  player: {
    ...routes.player,
    status: 200,
    params: playerParams,
    answer: playerCard,
    errors: ['players/not_found'],
  },
  globalBoard: { ...routes.globalBoard, status: 200, query: globalBoardQuery, answer: globalBoard },
  globalBoardMe: { ...routes.globalBoardMe, status: 200, answer: globalBoardMe, signedIn: true },
  gameBoard: {
    ...routes.gameBoard,
    status: 200,
    params: gameBoardParams,
    query: gameBoardQuery,
    answer: gameBoard,
  },
  gameBoardMe: {
    ...routes.gameBoardMe,
    status: 200,
    params: gameBoardParams,
    query: gameBoardMeQuery,
    answer: gameBoardMe,
    signedIn: true,
  },
  factionBoard: { ...routes.factionBoard, status: 200, answer: factionBoard },
  createCheckoutSession: {
    ...routes.createCheckoutSession,
    status: 200,
    body: checkoutBody,
    answer: checkoutAnswer,
    signedIn: true,
    errors: ['payments/unknown_package', 'payments/unreachable', 'payments/off'],
  },
  verifyPayment: {
    ...routes.verifyPayment,
    status: 200,
    body: verifyPaymentBody,
    answer: verifyPaymentAnswer,
    signedIn: true,
    errors: ['payments/not_found', 'payments/not_yours', 'payments/unreachable', 'payments/off'],
  },
  paymentHistory: { ...routes.paymentHistory, status: 200, answer: paymentHistory, signedIn: true },
  creditPackages: { ...routes.creditPackages, status: 200, answer: packagesAnswer },
  diceCooldown: { ...routes.diceCooldown, status: 200, answer: diceCooldown, signedIn: true },
  rollDice: { ...routes.rollDice, status: 200, answer: rollAnswer, signedIn: true, errors: ['dice/cooling_down'] },
  diceRolls: { ...routes.diceRolls, status: 200, answer: diceRolls, signedIn: true },
} as const satisfies Record<EndpointName, Endpoint>;

export type Endpoints = typeof endpoints;

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
