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

/** Bits of a beacon, as mixed into a run before the step of `tick`. They are in the order of their requests. */
export interface LoggedBeacon {
  readonly tick: number;
  /** Unsigned 32-bit integer. */
  readonly bits: number;
}

/** What a player did in a run or in a part of it. It does not say where the run began and went on: that is for the hub to say. */
export interface LogPart<Command> {
  /** Ticks simulated at its end. */
  readonly ticks: number;
  /** The player left before the rules ended the run. */
  readonly quit: boolean;
  /** In the order of their ticks. */
  readonly commands: readonly LoggedCommand<Command>[];
  /** The beacons that were mixed in, in the order of their requests. */
  readonly beacons: readonly LoggedBeacon[];
}

/** The log of a run from its start: with the setup, the whole run. */
export interface CommandLog<Command> extends LogPart<Command> {
  /** The first tick of each segment, in order; only in games with beacons, which await one in that tick. */
  readonly begins: readonly number[];
  /**
   * Set in logs from before format 3. Their begins are the ticks that followed a pause, as the page wrote them down, and the beacon that
   * such a tick asked for may be missed.
   */
  readonly format?: 2;
}

/** The log of a run in which nothing has happened yet. */
export const EMPTY_LOG: CommandLog<never> = { ticks: 0, quit: false, commands: [], begins: [], beacons: [] };

/** Bounds that decoding enforces, so that a hostile log costs no more than an honest one. */
export interface CommandLogLimits {
  readonly maxTicks: number;
}

/** More commands than this in one tick are no human input. */
export const MAX_COMMANDS_PER_TICK = 8;

/** Version of the byte layout below; raised when it changes. */
export const COMMAND_LOG_FORMAT = 3;

/** Before it, a log had its begins between commands and beacons. */
const FORMAT_WITH_RESUMES = 2;

/**
 * Bytes of a part: format, flags (1 = quit), ticks, number of commands, then per command the ticks since the last one and the command
 * itself; number of beacons, then per beacon the ticks since the last one and its bits. Numbers are varints.
 */
export function encodeLogPart<Command>(codec: CommandCodec<Command>, part: LogPart<Command>): Uint8Array {
  const writer = new ByteWriter();
  writeCommands(writer, codec, part, COMMAND_LOG_FORMAT);
  writeBeacons(writer, part);
  return writer.toBytes();
}

/** Bytes of a log: those of a part, then the number of begins and the ticks since the last one for each. */
export function encodeCommandLog<Command>(codec: CommandCodec<Command>, log: CommandLog<Command>): Uint8Array {
  const writer = new ByteWriter();
  writeCommands(writer, codec, log, log.format ?? COMMAND_LOG_FORMAT);
  if (log.format === FORMAT_WITH_RESUMES) {
    writeBegins(writer, log);
    writeBeacons(writer, log);
  } else {
    writeBeacons(writer, log);
    writeBegins(writer, log);
  }
  return writer.toBytes();
}

/**
 * The part in `bytes`.
 * @throws {MalformedInput} on another format, a short or long input, ticks out of order or above the limits
 */
export function decodeLogPart<Command>(
  codec: CommandCodec<Command>,
  bytes: Uint8Array,
  limits: CommandLogLimits,
): LogPart<Command> {
  const reader = new ByteReader(bytes);
  const { format, ...commands } = readCommands(reader, codec, limits);
  if (format !== COMMAND_LOG_FORMAT) throw new MalformedInput(`a part of format ${format}`);
  const part = { ...commands, beacons: readBeacons(reader, commands.ticks) };
  reader.end();
  return part;
}

/**
 * The log in `bytes`, of this format or the one before it.
 * @throws {MalformedInput} on another format, a short or long input, ticks out of order or above the limits
 */
export function decodeCommandLog<Command>(
  codec: CommandCodec<Command>,
  bytes: Uint8Array,
  limits: CommandLogLimits,
): CommandLog<Command> {
  const reader = new ByteReader(bytes);
  const { format, ...commands } = readCommands(reader, codec, limits);
  const { ticks } = commands;
  if (format === FORMAT_WITH_RESUMES) {
    const begins = readTicks(reader, ticks + 1, () => {}).map(({ tick }) => tick);
    const beacons = readBeacons(reader, ticks);
    reader.end();
    return { ...commands, begins, beacons, format };
  }
  const beacons = readBeacons(reader, ticks);
  const begins = readTicks(reader, ticks + 1, () => {}).map(({ tick }) => tick);
  if (begins.some((tick, index) => tick === begins[index - 1])) throw new MalformedInput('a segment begins twice');
  reader.end();
  return { ...commands, begins, beacons };
}

function writeCommands<Command>(
  writer: ByteWriter,
  codec: CommandCodec<Command>,
  { quit, ticks, commands }: LogPart<Command>,
  format: number,
): void {
  writer.byte(format);
  writer.byte(quit ? 1 : 0);
  writer.varint(ticks);
  writer.varint(commands.length);
  let last = 0;
  for (const { tick, command } of commands) {
    writer.varint(tick - last);
    codec.write(writer, command);
    last = tick;
  }
}

function writeBegins(writer: ByteWriter, { begins }: Pick<CommandLog<unknown>, 'begins'>): void {
  writer.varint(begins.length);
  let last = 0;
  for (const tick of begins) {
    writer.varint(tick - last);
    last = tick;
  }
}

function writeBeacons(writer: ByteWriter, { beacons }: Pick<LogPart<unknown>, 'beacons'>): void {
  writer.varint(beacons.length);
  let last = 0;
  for (const { tick, bits } of beacons) {
    writer.varint(tick - last);
    writer.varint(bits);
    last = tick;
  }
}

function readCommands<Command>(
  reader: ByteReader,
  codec: CommandCodec<Command>,
  limits: CommandLogLimits,
): Omit<LogPart<Command>, 'beacons'> & { readonly format: typeof COMMAND_LOG_FORMAT | typeof FORMAT_WITH_RESUMES } {
  const format = reader.byte();
  if (format !== COMMAND_LOG_FORMAT && format !== FORMAT_WITH_RESUMES)
    throw new MalformedInput(`unknown log format ${format}`);
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
  return { format, ticks, quit: flags === 1, commands };
}

function readBeacons(reader: ByteReader, ticks: number): LoggedBeacon[] {
  return readTicks(reader, ticks, () => reader.varint()).map(({ tick, value: bits }) => ({ tick, bits }));
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
