import {
  type AnyGameSim,
  BEACON_INTERVAL_TICKS,
  COMMAND_LOG_FORMAT,
  type CommandLog,
  type DealerSecret,
  MalformedInput,
  type Outcome,
  type PauseLimit,
  ReplayMismatch,
  type RunSetup,
  type SimState,
  beaconDealer,
  decodeCommandLog,
  encodeCommandLog,
  hashState,
  verifyLog,
} from '@star-seekers/sim';
import { unpackReplay } from './replay-transport.ts';

/** A recording as a server sends it. Games whose seed is secret have none. */
export interface SentRecording {
  readonly seed?: number | undefined;
  readonly options?: RunSetup['options'] | undefined;
  /** The packed command log. */
  readonly replay: string;
}

/** What follows from a recording, played by the rules of its game. Plain data: it may come from the rules of an older build. */
export interface PlayedAgain {
  readonly outcome: Outcome;
  readonly ticks: number;
  /** Of the final state. */
  readonly stateHash: string;
  /** The log is written as an encoder writes it. */
  readonly canonical: boolean;
  /** The first beacon that does not follow from the secret of the run; null when all do, or no secret was given. */
  readonly foreignBeacon: number | null;
  /** Ticks that were played without the beacon that was due. */
  readonly missedTicks: number;
  /** Of the log; absent in what builds from before format 3 answer. */
  readonly format?: number;
  /** The pauses of a run that counts, where the game has rules of its own. */
  readonly pauses: Pick<PauseLimit, 'most' | 'longestMs'> | null;
  /** Stops that the rules have made, which come on top. */
  readonly breaks: number;
}

/** The recording can't be played by these rules. */
export interface Unplayable {
  readonly problem: string;
}

/**
 * More segments than any run had. Ticks and commands are bounded by {@link decodeCommandLog}; in logs of format 2 each begin in one place costs as
 * much as there are before it.
 */
const MOST_BEGINS = 2000;

/**
 * Plays a recording again.
 * @param secret that its beacons follow from, to be compared with them
 * @throws {Error} internal errors only
 */
export async function playAgain(
  sim: AnyGameSim,
  { seed = 0, options, replay }: SentRecording,
  secret?: readonly number[],
): Promise<PlayedAgain | Unplayable> {
  try {
    const bytes = await unpackReplay(replay);
    const log: CommandLog<unknown> = decodeCommandLog(sim.commands, bytes, sim);
    if (log.begins.length > MOST_BEGINS) return { problem: `it begins more than ${MOST_BEGINS} times` };
    const { outcome, run } = verifyLog<SimState, unknown, unknown>(sim, { seed, ...(options && { options }) }, log);
    return {
      outcome,
      ticks: log.ticks,
      stateHash: hashState(run.state),
      canonical: isSame(encodeCommandLog(sim.commands, log), bytes),
      foreignBeacon: secret ? firstForeignBeacon(log, secret) : null,
      missedTicks: run.missedBeacons * BEACON_INTERVAL_TICKS,
      format: log.format ?? COMMAND_LOG_FORMAT,
      pauses: sim.pauses ? limitOf(sim.pauses) : null,
      breaks: sim.breaks?.(run.state) ?? 0,
    };
  } catch (error) {
    if (error instanceof MalformedInput || error instanceof ReplayMismatch) return { problem: error.message };
    throw error;
  }
}

/** Plain data. */
function limitOf({ most, longestMs }: PauseLimit): Pick<PauseLimit, 'most' | 'longestMs'> {
  return { most, longestMs };
}

function firstForeignBeacon({ beacons }: CommandLog<unknown>, secret: readonly number[]): number | null {
  const from = { secret: secret as unknown as DealerSecret, options: undefined };
  const bitsOf = (index: number) => beaconDealer.deal(from, [], { index, tick: 0, request: {} }, 0).bits;
  const first = beacons.findIndex(({ bits }, index) => bits !== bitsOf(index));
  return first < 0 ? null : first;
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, index) => byte === other[index]);
}
