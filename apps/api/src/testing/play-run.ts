import { randomUUID } from 'node:crypto';
import { IDEMPOTENCY_KEY_HEADER, type StartRunAnswer } from '@star-seekers/contracts';
import { type AnyGame, games } from '@star-seekers/games';
import { packReplay } from '@star-seekers/games/replay-transport';
import {
  type CommandLog,
  type Reveal,
  type RevealAnswer,
  type RevealCall,
  Run,
  TICK_MS,
  encodeCommandLog,
} from '@star-seekers/sim';
import type { Visitor } from './test-player.ts';
import type { TestServer } from './test-server.ts';

/** A finished run, ready to be submitted. */
export interface PlayedRun {
  readonly gameId: number;
  readonly score: number;
  readonly points: number;
  readonly replay: string;
  readonly log: CommandLog<unknown>;
}

export interface PlayOptions {
  readonly skill?: 'good' | 'poor';
  /** Seed of the bot's behaviour. */
  readonly botSeed?: number;
  /** Tick at which the player quits, if the run lasts that long. */
  readonly quitAfter?: number;
  /** Answers reveal requests: see {@link askServer}. */
  readonly ask?: (request: RevealCall) => Promise<Reveal>;
}

/** Plays a run with a bot. */
export async function playRun(
  gameId: number,
  setup: StartRunAnswer['setup'],
  options: PlayOptions = {},
): Promise<PlayedRun> {
  const { skill = 'poor', botSeed = 1, quitAfter = Number.POSITIVE_INFINITY, ask } = options;
  const { sim, createBot } = gameWithId(gameId);
  // Games with hidden information have no seed.
  const answers = new Map<number, RevealAnswer>();
  const run = new Run(sim, { seed: 0, ...setup }, { answer: ({ index }) => answers.get(index) });
  const bot = createBot({ skill, seed: botSeed });
  while (!run.ended && run.state.tick < quitAfter) {
    // Beacons that the run does not wait for are missed.
    for (const call of sim.hidden || run.stalls ? run.unanswered : [])
      answers.set(call.index, { reveal: await askFor(ask, call) });
    run.step(bot(run.state));
  }
  run.quit();
  const { score, points } = sim.outcome(run.state);
  return { gameId, score, points, log: run.log, replay: await packLog(gameId, run.log) };
}

/** Sends reveal requests to the server, with its clock advanced to the tick of the request. */
export function askServer(server: TestServer, { api }: Visitor, runId: string): NonNullable<PlayOptions['ask']> {
  let lastTick = 0;
  return async (request) => {
    server.clock.advance(Math.ceil((request.tick - lastTick) * TICK_MS));
    lastTick = request.tick;
    return (await api('reveal', { params: { id: runId }, body: request })).reveal;
  };
}

async function askFor(ask: PlayOptions['ask'], request: RevealCall): Promise<Reveal> {
  if (!ask) throw new Error('this game has a dealer: pass `ask`');
  return ask(request);
}

/** Encodes a command log like the browser. */
export async function packLog(gameId: number, log: CommandLog<unknown>): Promise<string> {
  return packReplay(encodeCommandLog(gameWithId(gameId).sim.commands, log));
}

function gameWithId(gameId: number): AnyGame {
  const game = games.get(gameId);
  if (!game) throw new Error(`there is no game ${gameId}`);
  return game;
}

/** Starts a run, by default of Space Snake, with a new idempotency key. */
export async function startRun({ api }: Visitor, gameId = 2): Promise<StartRunAnswer> {
  const rulesVersion = gameWithId(gameId).sim.rulesVersion;
  return api('startRun', { body: { gameId, rulesVersion }, headers: { [IDEMPOTENCY_KEY_HEADER]: randomUUID() } });
}

/** Starts a run, plays it with a bot, and advances the clock by its duration. */
export async function startAndPlay(
  server: TestServer,
  player: Visitor,
  options?: PlayOptions & { readonly gameId?: number },
): Promise<PlayedRun & { readonly runId: string }> {
  const { runId, gameId, setup } = await startRun(player, options?.gameId);
  const playedRun = await playRun(gameId, setup, { ask: askServer(server, player, runId), ...options });
  server.clock.advance(Math.ceil(playedRun.log.ticks * TICK_MS));
  return { ...playedRun, runId };
}

/** The body of the score submission. */
export function claimFor({ gameId, score, points, replay, runId }: PlayedRun & { readonly runId: string }) {
  return { gameId, score, points, replay, runId };
}
