/** The server for tests, journeys and benches: real except for its clock, limits and database location. */
export { type StaffRole, makeStaff } from './bridge.ts';
export { type BareChunk, beginOf, begun, emptyChunk, forgeParts, partTo } from './handmade-chunks.ts';
export { snapshot } from './database-snapshot.ts';
export { ledgerFaults } from '../composition/ledger-faults.ts';
export {
  type TestDatabase,
  copyTestDatabase,
  createTestDatabase,
  testEngine,
  waitsForLock,
} from './databases/test-database.ts';
export { type Checkout, CARDS, buy, intentOf, openCheckout, payOnPage, refund } from './pay.ts';
export {
  type PlayedRun,
  type SendChunk,
  type StreamedRun,
  type SubmittedRun,
  claimFor,
  keepTime,
  lastStreamedRun,
  packLog,
  playAlone,
  playAndSubmit,
  playRun,
  secretsOfRuns,
  sendAtOnce,
  sendTo,
  startAndPlay,
  startRun,
  verifiedRun,
} from './play-run.ts';
export { type LongRun, longRun } from './long-run.ts';
export { type TestServer, type TestServerOptions, deployRaisedRules, startTestServer } from './test-server.ts';
export { populate } from './populate.ts';
export {
  type TestPlayer,
  type Visitor,
  clientSeedFor,
  giveCredits,
  newPlayer,
  newVisitor,
  refusal,
  rollFace,
} from './test-player.ts';
export { SettableClock, SharedTime } from './settable-clock.ts';
