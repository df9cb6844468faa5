import {
  type AnyGameSim,
  type CommandLog,
  MalformedInput,
  type Outcome,
  type RunSetup,
  decodeCommandLog,
  encodeCommandLog,
  hashState,
  resimulate,
  verifyLog,
} from '@star-seekers/sim';
import { packReplay, unpackReplay } from './replay-transport.ts';

/** A run in a file or an address: what the sandbox loads and saves, and what golden tests hold. */
export interface RecordedRun<Command> {
  readonly gameId: number;
  readonly rulesVersion: number;
  readonly setup: RunSetup;
  readonly log: CommandLog<Command>;
}

/** First field of the file, so that another JSON file is told apart at once. */
const FORMAT = 'star-seekers-run/1';

/** A recorded run whose command log is packed. */
export interface PackedRun extends Omit<RecordedRun<unknown>, 'log'> {
  readonly packed: string;
}

/** The text of a run's file. */
export async function encodeRecordedRun(sim: AnyGameSim, { log, ...run }: RecordedRun<unknown>): Promise<string> {
  return runFileOf({ ...run, packed: await packReplay(encodeCommandLog(sim.commands, log)) });
}

/** The text of a run's file: JSON with the packed command log. */
export function runFileOf({ gameId, rulesVersion, setup, packed }: PackedRun): string {
  return `${JSON.stringify({ format: FORMAT, gameId, rulesVersion, setup, log: packed }, null, 2)}\n`;
}

/** `space-snake-seed-7-tick-1234.json` */
export function runFileName(slug: string, { setup }: Pick<RecordedRun<unknown>, 'setup'>, ticks: number): string {
  return `${slug}-seed-${setup.seed}-tick-${ticks}.json`;
}

/**
 * The run in the text of a file, its log still packed.
 * @throws {MalformedInput} that names the field that is wrong
 */
export function parseRunFile(text: string): PackedRun {
  const file = parseObject(text);
  if (file.format !== FORMAT) throw new MalformedInput(`format: must be "${FORMAT}"`);
  const gameId = integer(file.gameId, 'gameId', Number.MAX_SAFE_INTEGER);
  const rulesVersion = integer(file.rulesVersion, 'rulesVersion', 0xffff_ffff);
  const setup = setupOf(file.setup);
  if (typeof file.log !== 'string') throw new MalformedInput('log: must be text');
  return { gameId, rulesVersion, setup, packed: file.log };
}

/**
 * The run in the text of a file.
 * @param simOf the simulation of a game, or undefined when it can't be played
 * @throws {MalformedInput} that names the field that is wrong
 */
export async function decodeRecordedRun(
  text: string,
  simOf: (gameId: number) => AnyGameSim | undefined,
): Promise<RecordedRun<unknown>> {
  const { packed, ...run } = parseRunFile(text);
  const { gameId, rulesVersion } = run;
  const sim = simOf(gameId);
  if (!sim) throw new MalformedInput(`gameId: game ${gameId} cannot be played`);
  if (rulesVersion !== sim.rulesVersion) {
    throw new MalformedInput(
      `rulesVersion: the run was played by rules ${rulesVersion}, the game has ${sim.rulesVersion}`,
    );
  }
  try {
    const bytes = await unpackReplay(packed);
    return { ...run, log: decodeCommandLog(sim.commands, bytes, { maxTicks: sim.maxTicks }) };
  } catch (cause) {
    throw new MalformedInput(`log: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

/** What a golden run holds beside its recording: the end, and the state's hash on the way. */
export interface GoldenFigures {
  readonly outcome: Outcome;
  /** Hash of the state by tick. */
  readonly hashes: Readonly<Record<string, string>>;
}

/** How many moments of a golden run are hashed, its end among them. */
const HASHED_MOMENTS = 5;

/** Plays a finished recording and notes what a golden run holds. @throws {ReplayMismatch} when the recording is not finished */
export function figuresOf(sim: AnyGameSim, { setup, log }: RecordedRun<unknown>): GoldenFigures {
  const { outcome, run } = verifyLog(sim, setup, log);
  const moments = new Set<number>();
  for (let moment = 1; moment < HASHED_MOMENTS; moment++)
    moments.add(Math.floor((log.ticks * moment) / HASHED_MOMENTS));
  const hashes: Record<string, string> = {};
  resimulate(sim, setup, log, {
    onTick({ state }) {
      if (moments.has(state.tick)) hashes[state.tick] = hashState(state);
    },
  });
  hashes[log.ticks] = hashState(run.state);
  return { outcome, hashes };
}

function parseObject(text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new MalformedInput('the file is not JSON', { cause });
  }
  return object(value, 'the file');
}

function object(value: unknown, field: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new MalformedInput(`${field}: must be an object`);
  }
  return value as Record<string, unknown>;
}

function integer(value: unknown, field: string, max: number, min = 1): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < min || value > max) {
    throw new MalformedInput(`${field}: must be a whole number from ${min} to ${max}`);
  }
  return value;
}

function setupOf(value: unknown): RunSetup {
  const setup = object(value, 'setup');
  const seed = integer(setup.seed, 'setup.seed', 0xffff_ffff, 0);
  if (setup.options === undefined) return { seed };
  const options = Object.entries(object(setup.options, 'setup.options')).map(
    ([key, option]) => [key, integer(option, `setup.options.${key}`, 0xffff_ffff, 0)] as const,
  );
  return { seed, options: Object.fromEntries(options) };
}
