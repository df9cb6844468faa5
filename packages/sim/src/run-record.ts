import type { LoggedBeacon } from './beacons.ts';
import type { LoggedCommand } from './command-log.ts';
import type { Json } from './dealer.ts';
import type { Deal, RevealCall } from './hidden-information.ts';

/** A request without an answer. */
export interface PendingCall extends RevealCall {
  /** The first tick in which its beacon is mixed in; meaningless where the game decides when an answer is needed. */
  due: number;
}

/** What a run keeps beside its state. The lists of the past only grow. */
export interface RunRecord<Command> {
  readonly commands: LoggedCommand<Command>[];
  readonly resumes: number[];
  readonly beacons: LoggedBeacon[];
  /** All requests with their answers, in order. */
  readonly deals: Deal[];
  /** Display data of answers, by the index of the request. */
  readonly shown: Map<number, Json>;
  /** Oldest first. At most one where information is hidden. */
  readonly calls: PendingCall[];
  /** The next tick in which beacons are mixed in. */
  mixTick: number;
  missedBeacons: number;
}

export function emptyRecord<Command>(mixTick: number): RunRecord<Command> {
  return {
    commands: [],
    resumes: [],
    beacons: [],
    deals: [],
    shown: new Map(),
    calls: [],
    mixTick,
    missedBeacons: 0,
  };
}

/** A moment of a record. It refers to the lists of the past by their lengths, so that many moments of a long run cost little. */
export interface RecordMoment<Command> {
  readonly record: RunRecord<Command>;
  readonly commands: number;
  readonly resumes: number;
  readonly beacons: number;
  readonly deals: number;
  readonly calls: readonly PendingCall[];
  readonly mixTick: number;
  readonly missedBeacons: number;
}

/** The present moment of a record. */
export function momentOf<Command>(record: RunRecord<Command>): RecordMoment<Command> {
  const { commands, resumes, beacons, deals, calls, mixTick, missedBeacons } = record;
  return {
    record,
    commands: commands.length,
    resumes: resumes.length,
    beacons: beacons.length,
    deals: deals.length,
    calls: calls.map((call) => ({ ...call })),
    mixTick,
    missedBeacons,
  };
}

/** The record as it was at a moment, to go on with. */
export function recordAt<Command>({ record, ...moment }: RecordMoment<Command>): RunRecord<Command> {
  return {
    commands: record.commands.slice(0, moment.commands),
    resumes: record.resumes.slice(0, moment.resumes),
    beacons: record.beacons.slice(0, moment.beacons),
    deals: record.deals.slice(0, moment.deals),
    shown: new Map([...record.shown].filter(([index]) => index < moment.deals)),
    calls: moment.calls.map((call) => ({ ...call })),
    mixTick: moment.mixTick,
    missedBeacons: moment.missedBeacons,
  };
}
