/** Method and path of every endpoint, below `/api`. Separate from the schemas to keep them out of the browser bundle, and short. */
export const routes = {
  config: 'GET /config',
  legalPage: 'GET /legal/:page',
  register: 'POST /register',
  login: 'POST /login',
  logout: 'POST /logout',
  user: 'GET /user',
  requestReset: 'POST /auth/request-reset',
  checkReset: 'POST /auth/check-reset',
  resetPassword: 'POST /auth/reset-password',
  confirmEmail: 'POST /auth/confirm-email',
  sendConfirmation: 'POST /user/confirmation',
  updateProfile: 'PUT /user/profile',
  changePassword: 'PUT /user/password',
  exportUser: 'GET /user/export',
  decisions: 'GET /user/decisions',
  answerDecision: 'POST /user/decisions/:id/answer',
  deleteUser: 'DELETE /user',
  collectCredits: 'POST /user/credits/add',
  spendCredits: 'POST /user/credits/spend',
  transactions: 'GET /user/credits/transactions',
  gameBreakdown: 'GET /user/:id/game-breakdown',
  results: 'GET /user/results',
  gameResult: 'POST /user/game-result',
  playerRuns: 'GET /user/runs',
  playerPlot: 'GET /user/runs/plot',
  keepsakes: 'GET /user/keepsakes',
  startRun: 'POST /runs',
  openRuns: 'GET /runs/open',
  leaseRun: 'POST /runs/:id/lease',
  sendChunk: 'POST /runs/:id/chunks',
  submitScore: 'POST /games/score',
  runPage: 'GET /runs/:id',
  runPace: 'GET /runs/:id/pace',
  reportRun: 'POST /runs/:id/report',
  replay: 'GET /runs/:id/replay',
  runTexts: 'POST /runs/:id/texts',
  archivedRules: 'GET /rules/:gameId/:rulesVersion',
  createChallenge: 'POST /challenges',
  challenge: 'GET /challenges/:id',
  submitDuel: 'POST /challenges/:id/duels',
  daily: 'GET /daily',
  pastDays: 'GET /daily/past',
  dailyBoard: 'GET /daily/:day/board',
  dailyMe: 'GET /daily/:day/me',
  liveRuns: 'GET /live',
  watchRun: 'GET /live/:id',
  player: 'GET /players/:username',
  commendations: 'GET /commendations',
  globalBoard: 'GET /leaderboard/global',
  globalBoardMe: 'GET /leaderboard/global/me',
  gameBoard: 'GET /leaderboard/game/:gameId',
  gameBoardMe: 'GET /leaderboard/game/:gameId/me',
  boardPeriods: 'GET /leaderboard/game/:gameId/periods',
  factionBoard: 'GET /leaderboard/factions',
  gates: 'GET /gates',
  gatesMe: 'GET /gates/me',
  chronicles: 'GET /chronicles',
  chronicle: 'GET /chronicles/:month',
  createCheckoutSession: 'POST /stripe/create-checkout-session',
  verifyPayment: 'POST /stripe/verify-payment',
  paymentHistory: 'GET /stripe/payment-history',
  creditPackages: 'GET /stripe/packages',
  diceCooldown: 'GET /dice/cooldown',
  rollDice: 'POST /dice/roll',
  diceRolls: 'GET /dice/rolls',
  diceSeed: 'GET /dice/seed',
  changeDiceSeed: 'POST /dice/seed',
} as const satisfies Record<string, `${Route['method']} /${string}`>;

export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Relative to `/api`; `:name` marks a path parameter. */
  readonly path: string;
}

export type EndpointName = keyof typeof routes;

/** Method and path of an endpoint. */
export function routeOf(name: EndpointName): Route {
  const [method, path] = routes[name].split(' ') as [Route['method'], string];
  return { method, path };
}
