import { setImmediate } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { unpackReplay } from '@star-seekers/games/replay-transport';
import {
  type AnyGameSim,
  type RunSetup,
  TICKS_PER_SECOND,
  decodeCommandLog,
  encodeLogPart,
  toBase64Url,
} from '@star-seekers/sim';
import { type JoinedParts, LiveRun, type ShownChunk, joinedLog } from '@star-seekers/stream';
import { loadGames } from '../../../platform/playable-games.ts';
import { type PackedParts, unpackedParts } from '../packed-parts.ts';

/** Processor time for a run: a part that is for all, and a share of its ticks, several times what honest ones take. */
const BASE_MS = 1000;
const MS_PER_TICK = 0.02;

/** A minute of play, which is simulated within milliseconds. */
const SLICE_TICKS = 60 * TICKS_PER_SECOND;

/** Begins or ends to follow a run. */
export type LiveNotice =
  | { readonly kind: 'follow'; readonly run: number; readonly gameId: number; readonly setup: RunSetup }
  | { readonly kind: 'forget'; readonly run: number };

export type LiveQuestion =
  /** Where a followed run is after its first parts. */
  | { readonly kind: 'catchUp'; readonly run: number; readonly past: Past }
  /** The scores of a followed run after each of its next parts. */
  | { readonly kind: 'scores'; readonly run: number; readonly parts: readonly ShownChunk[] }
  /** What a closed run has beyond its first parts. `replay`: the stored log. */
  | ({ readonly kind: 'rest'; readonly gameId: number; readonly replay: string } & JoinedParts);

type RestQuestion = Extract<LiveQuestion, { kind: 'rest' }>;

/** The first parts of a run, and how the last of them ended. */
export interface Past extends PackedParts, Pick<ShownChunk, 'kind' | 'toTick'> {}

export interface LiveAnswers {
  catchUp: {
    /** The run there, or where it could be followed to. */
    readonly reached?: Pick<ShownChunk, 'kind' | 'toTick'> & { readonly score: number };
    readonly fault?: string;
  };
  scores: {
    /** One a part; fewer when the run cannot be followed any further. */
    readonly scores: readonly number[];
    /** Why it can't. */
    readonly fault?: string;
  };
  /** A part up to each begin, and the last one. */
  rest: readonly ShownChunk[];
}

export type LiveMessage = LiveNotice | (LiveQuestion & { readonly id: number });

export interface LiveReply {
  readonly id: number;
  /** Undefined when the question could not be answered. */
  readonly answer: LiveAnswers[keyof LiveAnswers] | undefined;
}

/** Set once by whoever starts the thread. */
export interface LiveWorkerData {
  readonly gamesModule: string | undefined;
}

interface Followed {
  readonly sim: AnyGameSim;
  readonly run: LiveRun;
  spentMs: number;
  fault?: string;
}

const games = await loadGames((workerData as LiveWorkerData).gamesModule);
const followed = new Map<number, Followed>();

parentPort?.on('message', (message: LiveMessage) => void handle(message));

async function handle(message: LiveMessage): Promise<void> {
  if (message.kind === 'follow') {
    const sim = simOf(message.gameId);
    followed.set(message.run, { sim, run: new LiveRun(sim, message.setup), spentMs: 0 });
  } else if (message.kind === 'forget') followed.delete(message.run);
  else {
    const answer = await answerTo(message).catch(() => undefined);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    parentPort?.postMessage({ id: message.id, answer } satisfies LiveReply);
  }
}

async function answerTo(question: LiveQuestion): Promise<LiveReply['answer']> {
  if (question.kind === 'rest') return restOf(question);
  const entry = followed.get(question.run);
  return question.kind === 'catchUp' ? caughtUp(question.past, entry) : scoresAfter(question.parts, entry);
}

/** Others have their turn between slices of the run. */
async function caughtUp(
  { kind, toTick, ...packed }: Past,
  entry: Followed | undefined,
): Promise<LiveAnswers['catchUp']> {
  if (!entry) return {};
  const { sim, run } = entry;
  const reached = (how: ShownChunk['kind']) => {
    const { state } = run.run;
    return { kind: how, toTick: state.tick, score: sim.outcome(state).score };
  };
  try {
    run.log.catchUp(unpackedParts(packed));
    for (let tick = 0; tick < toTick; await setImmediate()) {
      tick = Math.min(toTick, tick + SLICE_TICKS);
      playTo(tick, entry);
    }
    return { reached: reached(kind) };
  } catch (error) {
    entry.fault = faultOf(error);
    return { fault: entry.fault, reached: reached('play') };
  }
}

function scoresAfter(parts: readonly ShownChunk[], entry: Followed | undefined): LiveAnswers['scores'] {
  const scores: number[] = [];
  if (!entry || entry.fault !== undefined) return { scores };
  const { sim, run } = entry;
  try {
    for (const part of parts) {
      run.log.append(part);
      playTo(part.toTick, entry);
      scores.push(sim.outcome(run.run.state).score);
    }
    return { scores };
  } catch (error) {
    entry.fault = faultOf(error);
    return { scores, fault: entry.fault };
  }
}

/** @throws {Error} when the run takes longer than its budget */
function playTo(tick: number, entry: Followed): void {
  const before = process.threadCpuUsage();
  entry.run.playTo(tick);
  const { user, system } = process.threadCpuUsage(before);
  entry.spentMs += (user + system) / 1000;
  if (entry.spentMs > BASE_MS + tick * MS_PER_TICK) throw new Error('it takes too long to simulate');
}

function faultOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

async function restOf({ gameId, log, begins, replay }: RestQuestion): Promise<ShownChunk[]> {
  const sim = simOf(gameId);
  const whole = decodeCommandLog<unknown>(sim.commands, await unpackReplay(replay), sim);
  const known = joinedLog(sim, { log, begins: [] });
  let [commands, beacons] = [known.commands.length, known.beacons.length];
  const partTo = (kind: 'begin' | 'end', toTick: number): ShownChunk => {
    const part = {
      ticks: toTick,
      quit: kind === 'end' && whole.quit,
      commands: takeTo(toTick, whole.commands.slice(commands)),
      beacons: takeTo(toTick, whole.beacons.slice(beacons)),
    };
    commands += part.commands.length;
    beacons += part.beacons.length;
    return { kind, toTick, log: toBase64Url(encodeLogPart(sim.commands, part)) };
  };
  const more = whole.begins.filter((tick) => tick > (begins.at(-1) ?? 0));
  return [...more.map((tick) => partTo('begin', tick - 1)), partTo('end', whole.ticks)];
}

function takeTo<Entry extends { readonly tick: number }>(tick: number, entries: readonly Entry[]): Entry[] {
  const end = entries.findIndex((entry) => entry.tick > tick);
  return end === -1 ? [...entries] : entries.slice(0, end);
}

function simOf(gameId: number): AnyGameSim {
  const game = games.byId.get(gameId);
  if (!game) throw new Error(`no simulation of game ${gameId}`);
  return game.sim;
}
