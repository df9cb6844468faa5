export { fromBase64Url, toBase64Url } from './base64url.ts';
export { BEACON_DELAY_TICKS, BEACON_INTERVAL_TICKS, beaconDealer } from './beacons.ts';
export { ByteReader, ByteWriter, MalformedInput } from './byte-buffer.ts';
export {
  COMMAND_LOG_FORMAT,
  type CommandCodec,
  type CommandLog,
  type CommandLogLimits,
  type LogPart,
  type LoggedBeacon,
  type LoggedCommand,
  EMPTY_LOG,
  MAX_COMMANDS_PER_TICK,
  decodeCommandLog,
  decodeLogPart,
  encodeCommandLog,
  encodeLogPart,
} from './command-log.ts';
export { type Course, courseBeacons, courseBegins } from './course.ts';
export { type DayOrder, dayOrder } from './day-order.ts';
export {
  type Dealer,
  type DealerSecret,
  type DealtFrom,
  type TimedDeal,
  type Json,
  type LocalDealer,
  type RevealAnswer,
  RevealRefused,
  type RevealSource,
  localDealer,
} from './dealer.ts';
export { atan2Turns, cosTurns, hypot, sinTurns } from './exact-math.ts';
export { type FixedStep, MAX_FRAME_MS, MAX_TICKS_PER_FRAME, advanceFixedStep, createFixedStep } from './fixed-step.ts';
export {
  type AnyGameSim,
  type BeaconRules,
  type EndReason,
  type GameSim,
  type Outcome,
  type PauseLimit,
  type RunOptions,
  type RunSetup,
  type SimState,
  TICKS_PER_SECOND,
  TICK_MS,
  ticksFromMs,
} from './game-sim.ts';
export { HEADINGS, type Heading, STEP, isHeading, opposite } from './heading.ts';
export {
  type Deal,
  type Figures,
  type HiddenInformation,
  type Reveal,
  type RevealCall,
  type RevealRequest,
  isPlayed,
  sameCall,
  sameFigures,
} from './hidden-information.ts';
export { KEYFRAME_TICKS, Keyframes, type MarkOf, type PlacedMark, followerOf } from './keyframes.ts';
export { LogFollower, type OnTick } from './log-follower.ts';
export { hasSameAnswers, loggedBeacons, resimulate, verifyLog } from './replay.ts';
export { choiceIn, drawConditions, everyChoice } from './options.ts';
export { ReplayMismatch } from './replay-mismatch.ts';
export { type Rng, createRng, nextInt, nextUint32, nextUnit, pick, shuffle } from './rng.ts';
export { type AnyRun, LOG_START, type LogPlace, Run, type RunCopy } from './run.ts';
export { chachaBlock, secretRng } from './secret-rng.ts';
export { hashState } from './state-hash.ts';
