/** Method and path of every endpoint, below `/api`. Separate from the schemas to keep them out of the browser bundle. */
export const routes = {
  config: { method: 'GET', path: '/config' },
  legalPage: { method: 'GET', path: '/legal/:page' },
  register: { method: 'POST', path: '/register' },
  login: { method: 'POST', path: '/login' },
  logout: { method: 'POST', path: '/logout' },
  user: { method: 'GET', path: '/user' },
  requestReset: { method: 'POST', path: '/auth/request-reset' },
  checkReset: { method: 'POST', path: '/auth/check-reset' },
  resetPassword: { method: 'POST', path: '/auth/reset-password' },
  updateProfile: { method: 'PUT', path: '/user/profile' },
  changePassword: { method: 'PUT', path: '/user/password' },
  exportUser: { method: 'GET', path: '/user/export' },
  deleteUser: { method: 'DELETE', path: '/user' },
  collectCredits: { method: 'POST', path: '/user/credits/add' },
  spendCredits: { method: 'POST', path: '/user/credits/spend' },
  transactions: { method: 'GET', path: '/user/credits/transactions' },
  gameBreakdown: { method: 'GET', path: '/user/:id/game-breakdown' },
  results: { method: 'GET', path: '/user/results' },
  gameResult: { method: 'POST', path: '/user/game-result' },
  playerRuns: { method: 'GET', path: '/user/runs' },
  playerPlot: { method: 'GET', path: '/user/runs/plot' },
  keepsakes: { method: 'GET', path: '/user/keepsakes' },
  startRun: { method: 'POST', path: '/runs' },
  openRuns: { method: 'GET', path: '/runs/open' },
  leaseRun: { method: 'POST', path: '/runs/:id/lease' },
  sendChunk: { method: 'POST', path: '/runs/:id/chunks' },
  submitScore: { method: 'POST', path: '/games/score' },
  runPage: { method: 'GET', path: '/runs/:id' },
  runPace: { method: 'GET', path: '/runs/:id/pace' },
  reportRun: { method: 'POST', path: '/runs/:id/report' },
  replay: { method: 'GET', path: '/runs/:id/replay' },
  liveRuns: { method: 'GET', path: '/live' },
  watchRun: { method: 'GET', path: '/live/:id' },
  player: { method: 'GET', path: '/players/:username' },
  globalBoard: { method: 'GET', path: '/leaderboard/global' },
  globalBoardMe: { method: 'GET', path: '/leaderboard/global/me' },
  gameBoard: { method: 'GET', path: '/leaderboard/game/:gameId' },
  gameBoardMe: { method: 'GET', path: '/leaderboard/game/:gameId/me' },
  factionBoard: { method: 'GET', path: '/leaderboard/factions' },
  createCheckoutSession: { method: 'POST', path: '/stripe/create-checkout-session' },
  verifyPayment: { method: 'POST', path: '/stripe/verify-payment' },
  paymentHistory: { method: 'GET', path: '/stripe/payment-history' },
  creditPackages: { method: 'GET', path: '/stripe/packages' },
  diceCooldown: { method: 'GET', path: '/dice/cooldown' },
  rollDice: { method: 'POST', path: '/dice/roll' },
  diceRolls: { method: 'GET', path: '/dice/rolls' },
} as const satisfies Record<string, Route>;

export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Relative to `/api`; `:name` marks a path parameter. */
  readonly path: string;
}

export type EndpointName = keyof typeof routes;
