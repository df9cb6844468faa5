import { randomUUID } from 'node:crypto';
import { IDEMPOTENCY_KEY_HEADER, type StartRunAnswer } from '@star-seekers/contracts';
import { type AnyGame, games } from '@star-seekers/games';
import { packReplay } from '@star-seekers/games/replay-transport';
import {
  type CommandLog,
  type Reveal,
  type RevealCall,
  Run,
  type RunSetup,
  TICK_MS,
  encodeCommandLog,
} from '@star-seekers/sim';
import type { Visitor } from './test-player.ts';
import type { TestServer } from './test-server.ts';

/** What a player hands in for a finished run. */
export interface PlayedRun {
  readonly gameId: number;
  readonly score: number;
  readonly points: number;
  readonly replay: string;
  readonly log: CommandLog<unknown>;
}

export interface PlayOptions {
  readonly skill?: 'good' | 'poor';
  /** Makes one bot differ from another. */
  readonly botSeed?: number;
  /** The player leaves after this many ticks, if the run lasts that long. */
  readonly quitAfter?: number;
  /** Who tells what a ranked run hides: see {@link askServer}. */
  readonly ask?: (call: RevealCall) => Promise<Reveal>;
}

/** A bot's run of a game, to its end. */
export async function playRun(
  gameId: number,
  setup: StartRunAnswer['setup'],
  options: PlayOptions = {},
): Promise<PlayedRun> {
  const { skill = 'poor', botSeed = 1, quitAfter = Number.POSITIVE_INFINITY, ask } = options;
  const { sim, createBot } = gameWithId(gameId);
  const run = new Run(sim, simSetup(setup));
  const bot = createBot({ skill, seed: botSeed });
  while (!run.ended && run.state.tick < quitAfter) {
    const answer = run.asked && sim.hidden ? [sim.hidden.toCommand(await askFor(ask, run.asked))] : [];
    run.step([...answer, ...bot(run.state)]);
  }
  run.quit();
  const { score, points } = sim.outcome(run.state);
  return { gameId, score, points, log: run.log, replay: await packLog(gameId, run.log) };
}

/** Asks the server as the browser does, at the time that the run has come to. */
export function askServer(server: TestServer, { api }: Visitor, runId: string): NonNullable<PlayOptions['ask']> {
  let lastTick = 0;
  return async (call) => {
    server.clock.advance(Math.ceil((call.tick - lastTick) * TICK_MS));
    lastTick = call.tick;
    return (await api('reveal', { params: { id: runId }, body: call })).reveal;
  };
}

async function askFor(ask: PlayOptions['ask'], call: RevealCall): Promise<Reveal> {
  if (!ask) throw new Error('this game hides something: say who tells it');
  return ask(call);
}

/** The setup as the simulation takes it; where something is hidden there is no seed. */
function simSetup(setup: StartRunAnswer['setup']): RunSetup {
  return { seed: 0, ...setup };
}

/** A command log as the browser sends it. */
export async function packLog(gameId: number, log: CommandLog<unknown>): Promise<string> {
  return packReplay(encodeCommandLog(gameWithId(gameId).sim.commands, log));
}

function gameWithId(gameId: number): AnyGame {
  const game = games.get(gameId);
  if (!game) throw new Error(`there is no game ${gameId}`);
  return game;
}

/** Starts a run of Space Snake, or of another game, with a key of its own. */
export async function startRun({ api }: Visitor, gameId = 2): Promise<StartRunAnswer> {
  const rulesVersion = gameWithId(gameId).sim.rulesVersion;
  return api('startRun', { body: { gameId, rulesVersion }, headers: { [IDEMPOTENCY_KEY_HEADER]: randomUUID() } });
}

/** Starts a run, lets a bot play it, and lets as much time pass as that took. */
export async function startAndPlay(
  server: TestServer,
  player: Visitor,
  options?: PlayOptions & { readonly gameId?: number },
): Promise<PlayedRun & { readonly runId: string }> {
  const { runId, gameId, setup } = await startRun(player, options?.gameId);
  const played = await playRun(gameId, setup, { ask: askServer(server, player, runId), ...options });
  server.clock.advance(Math.ceil(played.log.ticks * TICK_MS));
  return { ...played, runId };
}

/** The body of the score call for a played run. */
export function claimFor({ gameId, score, points, replay, runId }: PlayedRun & { readonly runId: string }) {
  return { gameId, score, points, replay, runId };
}
