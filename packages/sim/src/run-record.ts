import type { LoggedBeacon, LoggedCommand } from './command-log.ts';
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
  readonly begins: number[];
  readonly beacons: LoggedBeacon[];
  /** All requests with their answers, in order. */
  readonly deals: Deal[];
  /** Display data of answers, by the index of the request. */
  readonly shown: Map<number, Json>;
  /** Oldest first. At most one where information is hidden. */
  readonly calls: PendingCall[];
  /** The next tick in which beacons are mixed in. */
  mixTick: number;
  /** The last first tick of a segment, whose beacon is awaited; 0 before. */
  awaitedTick: number;
  missedBeacons: number;
  /** Set once the run has begun a segment as logs of format 2 do. */
  format: 2 | undefined;
}

export function emptyRecord<Command>(mixTick: number): RunRecord<Command> {
  return {
    commands: [],
    begins: [],
    beacons: [],
    deals: [],
    shown: new Map(),
    calls: [],
    mixTick,
    awaitedTick: 0,
    missedBeacons: 0,
    format: undefined,
  };
}

/** A moment of a record. It refers to the lists of the past by their lengths, so that many moments of a long run cost little. */
export interface RecordMoment<Command> extends Readonly<
  Pick<RunRecord<Command>, 'mixTick' | 'awaitedTick' | 'missedBeacons' | 'format'>
> {
  readonly record: RunRecord<Command>;
  readonly commands: number;
  readonly begins: number;
  readonly beacons: number;
  readonly deals: number;
  readonly calls: readonly PendingCall[];
}

/** The present moment of a record. */
export function momentOf<Command>(record: RunRecord<Command>): RecordMoment<Command> {
  const { commands, begins, beacons, deals, calls, mixTick, awaitedTick, missedBeacons, format } = record;
  return {
    record,
    commands: commands.length,
    begins: begins.length,
    beacons: beacons.length,
    deals: deals.length,
    calls: calls.map((call) => ({ ...call })),
    mixTick,
    awaitedTick,
    missedBeacons,
    format,
  };
}

/** The record as it was at a moment, to go on with. */
export function recordAt<Command>({ record, ...moment }: RecordMoment<Command>): RunRecord<Command> {
  return {
    commands: record.commands.slice(0, moment.commands),
    begins: record.begins.slice(0, moment.begins),
    beacons: record.beacons.slice(0, moment.beacons),
    deals: record.deals.slice(0, moment.deals),
    shown: new Map([...record.shown].filter(([index]) => index < moment.deals)),
    calls: moment.calls.map((call) => ({ ...call })),
    mixTick: moment.mixTick,
    awaitedTick: moment.awaitedTick,
    missedBeacons: moment.missedBeacons,
    format: moment.format,
  };
}
