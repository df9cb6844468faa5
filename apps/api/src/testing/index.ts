/** The server for tests, journeys and benches: real except for its clock, limits and database location. */
export { type StaffRole, makeStaff } from './bridge.ts';
export { type BareChunk, begun, beginOf, emptyChunk, partTo } from './handmade-chunks.ts';
export { snapshot } from './database-snapshot.ts';
export { ledgerFaults } from '../composition/ledger-faults.ts';
export { type TestDatabase, copyTestDatabase, createTestDatabase, testEngine } from './databases/test-database.ts';
export { CARDS, type Checkout, buy, intentOf, openCheckout, payOnPage, refund } from './pay.ts';
export {
  type PlayedRun,
  type SendChunk,
  claimFor,
  keepTime,
  packLog,
  playAlone,
  playRun,
  sendAtOnce,
  sendTo,
  startAndPlay,
  startRun,
} from './play-run.ts';
export { type LongRun, longRun } from './long-run.ts';
export { deployRaisedRules } from './deploy-raised-rules.ts';
export { type SubmittedRun, playAndSubmit } from './play-and-submit.ts';
export { populate } from './populate.ts';
export { refusal } from './refusal.ts';
export { clientSeedFor, rollFace } from './roll-face.ts';
export { forgeParts } from './forge-parts.ts';
export { SharedTime } from './shared-time.ts';
export { SettableClock } from './settable-clock.ts';
export { type StreamedRun, lastStreamedRun, secretsOfRuns } from './stored-runs.ts';
export { type TestPlayer, type Visitor, giveCredits, newPlayer, newVisitor } from './test-player.ts';
export { verifiedRun } from './verified-run.ts';
export { type TestServer, type TestServerOptions, startTestServer } from './test-server.ts';
export { waitsForLock } from './waits-for-lock.ts';
