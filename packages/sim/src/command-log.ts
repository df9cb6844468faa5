import type { LoggedBeacon } from './beacons.ts';
import { ByteReader, ByteWriter, MalformedInput } from './byte-buffer.ts';

/** How the commands of one game become bytes. `read` must refuse (throw MalformedInput) what `write` cannot produce. */
export interface CommandCodec<Command> {
  write(writer: ByteWriter, command: Command): void;
  read(reader: ByteReader): Command;
}

/** A command with the tick in whose step it takes part; ticks count from 1. */
export interface LoggedCommand<Command> {
  readonly tick: number;
  readonly command: Command;
}

/** Everything a player did in a run: with the setup, the whole run. */
export interface CommandLog<Command> {
  /** Ticks simulated when the run ended or was left. */
  readonly ticks: number;
  /** The player left before the rules ended the run. */
  readonly quit: boolean;
  /** In the order of their ticks. */
  readonly commands: readonly LoggedCommand<Command>[];
  /** The ticks that followed a pause, in order; only in games with beacons. */
  readonly resumes: readonly number[];
  /** The beacons that were mixed in, in the order of their requests. */
  readonly beacons: readonly LoggedBeacon[];
}

/** The log of a run in which nothing has happened yet. */
export const EMPTY_LOG: CommandLog<never> = { ticks: 0, quit: false, commands: [], resumes: [], beacons: [] };

/** Bounds that decoding enforces, so that a hostile log costs no more than an honest one. */
export interface CommandLogLimits {
  readonly maxTicks: number;
}

/** More commands than this in one tick are no human input. */
export const MAX_COMMANDS_PER_TICK = 8;

/** Version of the byte layout below; raised when it changes. */
export const COMMAND_LOG_FORMAT = 2;

/**
 * Bytes of a log: format, flags (1 = quit), ticks, number of commands, then per command the ticks since the last one and
 * the command itself; number of resumes, then the ticks since the last one for each; number of beacons, then per beacon the ticks since
 * the last one and its bits. Numbers are varints.
 */
export function encodeCommandLog<Command>(codec: CommandCodec<Command>, log: CommandLog<Command>): Uint8Array {
  const writer = new ByteWriter();
  writer.byte(COMMAND_LOG_FORMAT);
  writer.byte(log.quit ? 1 : 0);
  writer.varint(log.ticks);
  writer.varint(log.commands.length);
  let last = 0;
  for (const { tick, command } of log.commands) {
    writer.varint(tick - last);
    codec.write(writer, command);
    last = tick;
  }
  writer.varint(log.resumes.length);
  last = 0;
  for (const tick of log.resumes) {
    writer.varint(tick - last);
    last = tick;
  }
  writer.varint(log.beacons.length);
  last = 0;
  for (const { tick, bits } of log.beacons) {
    writer.varint(tick - last);
    writer.varint(bits);
    last = tick;
  }
  return writer.toBytes();
}

/**
 * The log in `bytes`.
 * @throws {MalformedInput} on another format, a short or long input, ticks out of order or above the limits
 */
export function decodeCommandLog<Command>(
  codec: CommandCodec<Command>,
  bytes: Uint8Array,
  limits: CommandLogLimits,
): CommandLog<Command> {
  const reader = new ByteReader(bytes);
  const format = reader.byte();
  if (format !== COMMAND_LOG_FORMAT) throw new MalformedInput(`unknown log format ${format}`);
  const flags = reader.byte();
  if (flags > 1) throw new MalformedInput(`unknown flags ${flags}`);
  const ticks = reader.varint();
  if (ticks > limits.maxTicks) throw new MalformedInput(`${ticks} ticks are above the limit of ${limits.maxTicks}`);
  const count = reader.varint();
  // Every command takes at least one byte, so a wrong count runs out of input before it costs memory.
  const commands: LoggedCommand<Command>[] = [];
  let tick = 0;
  let inTick = 0;
  for (let index = 0; index < count; index++) {
    const delta = reader.varint();
    inTick = delta === 0 ? inTick + 1 : 1;
    tick += delta;
    if (tick < 1 || tick > ticks) throw new MalformedInput(`a command stands at tick ${tick} of ${ticks}`);
    if (inTick > MAX_COMMANDS_PER_TICK) throw new MalformedInput(`too many commands in tick ${tick}`);
    commands.push({ tick, command: codec.read(reader) });
  }
  const resumes = readTicks(reader, ticks + 1, () => {}).map(({ tick: at }) => at);
  const beacons = readTicks(reader, ticks, () => reader.varint()).map(({ tick: at, value }) => ({
    tick: at,
    bits: value,
  }));
  reader.end();
  return { ticks, quit: flags === 1, commands, resumes, beacons };
}

/** A counted list of ticks in order, each with a value. */
function readTicks<Value>(reader: ByteReader, last: number, read: () => Value): { tick: number; value: Value }[] {
  const count = reader.varint();
  const list: { tick: number; value: Value }[] = [];
  let tick = 0;
  for (let index = 0; index < count; index++) {
    tick += reader.varint();
    if (tick < 1 || tick > last) throw new MalformedInput(`tick ${tick} is not in a log of ${last}`);
    list.push({ tick, value: read() });
  }
  return list;
}
