import {
  type AnyGameSim,
  BEACON_INTERVAL_TICKS,
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
  /** The pauses of a run that counts, where the game has rules of its own. */
  readonly pauses: PauseLimit | null;
  /** Pauses that the screen has made by the rules, which come on top. */
  readonly breaks: number;
}

/** The recording can't be played by these rules. */
export interface Unplayable {
  readonly problem: string;
}

/**
 * More pauses than any run had. Ticks and commands are bounded by {@link decodeCommandLog}; each resume in one place costs as much as there are
 * before it.
 */
const MOST_RESUMES = 2000;

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
    if (log.resumes.length > MOST_RESUMES) return { problem: `it resumes more than ${MOST_RESUMES} times` };
    const { outcome, run } = verifyLog<SimState, unknown, unknown>(sim, { seed, ...(options && { options }) }, log);
    return {
      outcome,
      ticks: log.ticks,
      stateHash: hashState(run.state),
      canonical: isSame(encodeCommandLog(sim.commands, log), bytes),
      foreignBeacon: secret ? firstForeignBeacon(log, secret) : null,
      missedTicks: run.missedBeacons * BEACON_INTERVAL_TICKS,
      pauses: sim.pauses ?? null,
      breaks: sim.breaks?.(run.state) ?? 0,
    };
  } catch (error) {
    if (error instanceof MalformedInput || error instanceof ReplayMismatch) return { problem: error.message };
    throw error;
  }
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
