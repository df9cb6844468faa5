import { randomUUID } from 'node:crypto';
import {
  type ChunkAnswer,
  IDEMPOTENCY_KEY_HEADER,
  type StartRunAnswer,
  type SubmitScoreAnswer,
} from '@star-seekers/contracts';
import { type AnyGame, games } from '@star-seekers/games';
import { packReplay } from '@star-seekers/games/replay-transport';
import {
  beaconDealer,
  COMMAND_LOG_FORMAT,
  type CommandLog,
  type DealerSecret,
  encodeCommandLog,
  localDealer,
  Run,
  type SimState,
  TICK_MS,
} from '@star-seekers/sim';
import { type Chunk, joinChunks, STREAM_START, StreamClient } from '@star-seekers/stream';
import type { SettableClock, SharedTime } from './settable-clock.ts';
import { newPlayer, type Visitor } from './test-player.ts';
import type { TestServer } from './test-server.ts';

/** A finished run, ready to be submitted. */
export interface PlayedRun {
  readonly gameId: number;
  readonly score: number;
  readonly points: number;
  readonly log: CommandLog<unknown>;
}

export interface PlayOptions {
  readonly skill?: 'good' | 'poor';
  /** Seed of the bot's behaviour. */
  readonly botSeed?: number;
  /** Tick at which the player quits, if the run lasts that long. */
  readonly quitAfter?: number;
  /** Ticks at which the player pauses and goes on, if the run lasts that long. */
  readonly pauseAt?: number | readonly number[];
}

/** Sends the chunks of a run and gives their answers back. */
export type SendChunk = (chunk: Chunk) => Promise<ChunkAnswer>;

/** Plays a run with a bot, and streams it. */
export async function playRun(
  gameId: number,
  setup: StartRunAnswer['setup'],
  send: SendChunk,
  options: PlayOptions = {},
): Promise<PlayedRun> {
  const { skill = 'poor', botSeed = 1, quitAfter = Number.POSITIVE_INFINITY, pauseAt = [] } = options;
  const pauses = new Set([pauseAt].flat());
  const { sim, createBot } = gameWithId(gameId);
  const unsent: Chunk[] = [];
  const client = new StreamClient<SimState, unknown, unknown>(sim, STREAM_START, {
    persist: () => undefined,
    send: (chunk) => void unsent.push(chunk),
    now: () => 0,
  });
  client.connected(STREAM_START.position, [], 0, null);
  const flush = async () => {
    for (const chunk of unsent.splice(0)) client.received(await send(chunk));
  };
  // Games with hidden information have no seed.
  const run = new Run<SimState, unknown, unknown>(sim, { seed: 0, ...setup }, client);
  const bot = createBot({ skill, seed: botSeed });
  let breaks = 0;
  client.begin(run);
  await flush();
  while (!run.ended && run.state.tick < quitAfter) {
    run.step(bot(run.state));
    client.ticked(run);
    await flush();
    const breaksOff = (sim.breaks?.(run.state) ?? 0) > breaks;
    breaks = sim.breaks?.(run.state) ?? 0;
    if (run.ended || (!pauses.has(run.state.tick) && !breaksOff)) continue;
    client.stopped(run, breaksOff ? 'break' : 'pause');
    await flush();
    client.begin(run);
    await flush();
  }
  if (!run.ended) {
    run.quit();
    client.left(run);
    await flush();
  }
  const { score, points } = sim.outcome(run.state);
  return { gameId, score, points, log: run.log };
}

/**
 * Plays a run that no server has asked for, with a local dealer.
 * @param options.dealerSeed the first word of the dealer's secret; the others are 0
 * @param options.onChunk called with what would be streamed
 */
export async function playAlone(
  gameId: number,
  setup: StartRunAnswer['setup'],
  {
    onChunk,
    dealerSeed = 1,
    ...options
  }: PlayOptions & { readonly dealerSeed?: number; readonly onChunk?: (chunk: Chunk) => void } = {},
): Promise<PlayedRun> {
  const { dealer = beaconDealer } = gameWithId(gameId);
  const source = localDealer(dealer, dealerSeed);
  const deals: { index: number; tick: number; request: Record<string, number>; reveal: Record<string, number> }[] = [];
  const send: SendChunk = async (chunk) => {
    onChunk?.(chunk);
    const { seq, kind, calls } = chunk;
    const token = kind === 'begin' ? { token: 0 } : {};
    const given = calls.map((call) => {
      const answer = source.answer(call, deals);
      deals.push({ ...call, request: { ...call.request }, reveal: { ...answer.reveal } });
      return { reveal: { ...answer.reveal } };
    });
    return given.length > 0 ? { seq, answers: given, ...token } : { seq, ...token };
  };
  return playRun(gameId, setup, send, options);
}

/** Hands chunks to the streams of a server as if its page had sent them, while the clock stands where their ticks are. */
export function sendTo({ clock, services: { db, streams } }: TestServer, runId: string): SendChunk {
  const owner = db.selectFrom('runs').select('user_id').where('id', '=', runId);
  let userId: string | undefined;
  return keepTime(clock, async (chunk) => {
    userId ??= (await owner.executeTakeFirstOrThrow()).user_id;
    return streams.append({ userId, runId, epoch: 1, chunk });
  });
}

/**
 * Advances the clock with the ticks of the chunks. The time that the test itself needs is not added.
 * @param time shared with other runs that are played at once
 */
export function keepTime(clock: SettableClock, send: SendChunk, time?: SharedTime): SendChunk {
  let startedAt: number | undefined;
  return async (chunk) => {
    const playedMs = Math.ceil(chunk.toTick * TICK_MS);
    startedAt ??= clock.now() - playedMs;
    if (!time) return clock.during(startedAt + playedMs, async () => send(chunk));
    await time.reach(startedAt + playedMs);
    return send(chunk);
  };
}

/** Sends chunks to the server as fast as they are played. */
export function sendAtOnce({ api }: Visitor, runId: string, epoch = 1): SendChunk {
  return async (chunk) => api('sendChunk', { params: { id: runId }, body: { epoch, chunk: toBody(chunk) } });
}

function toBody({ calls, ...chunk }: Chunk) {
  return { ...chunk, calls: calls.map((call) => ({ ...call, request: { ...call.request } })) };
}

/** Encodes a command log like the browser. */
export async function packLog(gameId: number, log: CommandLog<unknown>): Promise<string> {
  return packReplay(encodeCommandLog(gameWithId(gameId).sim.commands, log));
}

export function gameWithId(gameId: number): AnyGame {
  const game = games.get(gameId);
  if (!game) throw new Error(`there is no game ${gameId}`);
  return game;
}

/** Starts a run, by default of Space Snake, with a new idempotency key. @param day for its attempt of that day */
export async function startRun({ api }: Visitor, gameId = 2, day?: string): Promise<StartRunAnswer> {
  const rulesVersion = gameWithId(gameId).sim.rulesVersion;
  const body = { gameId, rulesVersion, logFormat: COMMAND_LOG_FORMAT, ...(day !== undefined && { day }) };
  return api('startRun', { body, headers: { [IDEMPOTENCY_KEY_HEADER]: randomUUID() } });
}

/** Which run is started. */
export interface RunChoice {
  readonly gameId?: number;
  /** For the attempt of this day. */
  readonly day?: string;
}

/** Starts a run, and plays it with a bot while the clock advances. */
export async function startAndPlay(
  server: TestServer,
  player: Visitor,
  { gameId, day, ...options }: PlayOptions & RunChoice = {},
): Promise<PlayedRun & { readonly runId: string }> {
  const run = await startRun(player, gameId, day);
  return { ...(await playRun(run.gameId, run.setup, sendTo(server, run.runId), options)), runId: run.runId };
}

/** The body of the score submission. */
export function claimFor({ gameId, score, points, runId }: PlayedRun & { readonly runId: string }) {
  return { gameId, score, points, runId };
}

/** Ten seconds: long enough for a score. */
const QUIT_AFTER = 600;

/** A run with a result. */
export interface SubmittedRun extends PlayedRun {
  readonly runId: string;
  readonly answer: SubmitScoreAnswer;
}

/** Plays a run with a good bot while the clock advances, by default ten seconds of Space Snake, and submits its score. */
export async function playAndSubmit(
  server: TestServer,
  player: Visitor,
  options: PlayOptions & RunChoice = {},
): Promise<SubmittedRun> {
  const played = await startAndPlay(server, player, { skill: 'good', quitAfter: QUIT_AFTER, ...options });
  return { ...played, answer: await player.api('submitScore', { body: claimFor(played) }) };
}

/** A run of a new player by a good bot, left after 20 seconds, that counts. */
export async function verifiedRun(server: TestServer, gameId: number): Promise<{ runId: string; score: number }> {
  const player = await newPlayer(server, 1);
  const played = await startAndPlay(server, player, { gameId, skill: 'good', quitAfter: 1200 });
  await player.api('submitScore', { body: claimFor(played) });
  return played;
}

/** What the server has of a run that is streamed. */
export interface StreamedRun {
  readonly gameId: number;
  readonly runId: string;
  readonly chunks: number;
  readonly ticks: number;
  readonly commands: number;
}

/**
 * The run that was started last, as far as it is stored; undefined before the first.
 * @param username of its player; absent: of anybody
 */
export async function lastStreamedRun(
  { services: { db } }: TestServer,
  username?: string,
): Promise<StreamedRun | undefined> {
  const run = await db
    .selectFrom('runs')
    .innerJoin('users', 'users.id', 'runs.user_id')
    .select(['runs.id', 'game_id'])
    .$if(username !== undefined, (query) => query.where('username', '=', username ?? ''))
    .orderBy('started_at', 'desc')
    .executeTakeFirst();
  if (!run) return undefined;
  const chunks = await db
    .selectFrom('run_chunks')
    .select(['kind', 'to_tick as toTick', 'log'])
    .where('run_id', '=', run.id)
    .orderBy('seq')
    .execute();
  const { sim } = gameWithId(run.game_id);
  const log = joinChunks(sim, chunks);
  return { gameId: run.game_id, runId: run.id, chunks: chunks.length, ticks: log.ticks, commands: log.commands.length };
}

/** The dealers' secrets of all runs, latest first. */
export async function secretsOfRuns({ services: { db } }: TestServer): Promise<DealerSecret[]> {
  const rows = await db.selectFrom('runs').select('secret').orderBy('started_at', 'desc').execute();
  return rows.flatMap(({ secret }) => (secret === null ? [] : [JSON.parse(secret) as DealerSecret]));
}
