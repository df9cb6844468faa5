import type { SubmitScoreAnswer } from '@star-seekers/contracts';
import { type AnyGame, games } from '@star-seekers/games';
import { TICKS_PER_SECOND } from '@star-seekers/sim';
import { Line, Scheduler } from '@star-seekers/stream/testing';
import { type TestPlayer, claimFor, ledgerFaults, newPlayer, startRun } from '../src/testing/index.ts';
import { HonestPage } from './honest/honest-page.ts';
import { SERVERS, VirtualHub } from './honest/virtual-hub.ts';
import { stress } from './stress.ts';

const QUIZ = 4;
const PUZZLE = 5;

/** Round trips of the lines, lengths of the runs in seconds, and frames a second: most devices, and slow ones. */
const ROUND_TRIP_MS = [30, 600] as const;
const LENGTH_S = [20, 60] as const;
const FRAMES = [60, 60, 60, 30, 15] as const;

/** Between two starts of the server, and for how long it is away. */
const RESTART_MS = [60_000, 240_000] as const;
const DOWN_MS = [1000, 8000] as const;
const STEPS_MS = [4000, -5000, 600_000, -600_000] as const;

const AGAIN_MS = 1000;
const BUSY_MS = 2000;

interface Scale {
  readonly players: number;
  readonly runsEach: number;
  readonly seed: number;
}

/** What came of all runs. */
interface Tally {
  readonly worst: { unaccountedMs: number; lateTicks: number; pauses: number };
  restarts: number;
  witnessed: number;
  readonly faults: string[];
}

interface World {
  readonly world: Scheduler;
  readonly hub: VirtualHub;
  readonly tally: Tally;
  /** All pages that are open, with their lines. */
  readonly open: Set<{ readonly page: HonestPage; readonly line: Line }>;
}

/** A player who plays all games in turn: most runs by a poor bot, some by a good one. */
class HonestPlayer {
  readonly player: TestPlayer;
  readonly best = new Map<number, number>();
  points = 0;
  /** Runs that count. */
  played = 0;
  left: number;
  readonly #in: World;
  readonly #index: number;
  #number = 0;

  constructor(world: World, player: TestPlayer, { index, runs }: { readonly index: number; readonly runs: number }) {
    this.#in = world;
    this.player = player;
    this.#index = index;
    this.left = runs;
  }

  /** Starts the next run. */
  async next(): Promise<void> {
    const { world, hub, open, tally } = this.#in;
    if (this.left === 0) return;
    if (!hub.isUp) return world.after(AGAIN_MS, async () => this.next());
    const number = this.#number++;
    const ids = [...games.keys()];
    const game = games.get(ids[(number + this.#index) % ids.length] as number) as AnyGame;
    const run = await startRun(hub.visitor(this.player), game.id);
    const roundTripMs = world.between(...ROUND_TRIP_MS);
    const line = new Line(world, { leastDelayMs: roundTripMs / 3, mostDelayMs: (roundTripMs * 2) / 3, loss: 0.02 });
    const seconds = world.between(...LENGTH_S);
    const happened: string[] = [];
    const entry = { line, page: undefined as unknown as HonestPage };
    const close = () => void open.delete(entry);
    entry.page = new HonestPage(world, line, hub, {
      game,
      run,
      player: this.player,
      // A poor player of the quiz would leave while reading the briefing, and such runs count nowhere.
      skill: number % 10 === 0 || game.id === QUIZ ? 'good' : 'poor',
      botSeed: this.#index * 1000 + number,
      quitAfter: Math.round(seconds * TICKS_PER_SECOND),
      framesPerSecond: FRAMES[Math.floor(world.between(0, FRAMES.length))] ?? 60,
      onSettled: () => {
        close();
        world.after(0, async () => this.#claim(run.runId, entry.page, [`game ${game.id}`, ...happened]));
      },
      onRefused: (code) => {
        close();
        tally.faults.push(`run ${run.runId} of game ${game.id}: a chunk was refused, ${code}; ${happened.join(', ')}`);
      },
    });
    open.add(entry);
    entry.page.open();
    this.#disturb(entry.page, line, { seconds, gameId: game.id, happened });
  }

  /** Lets happen to a run what happens to runs. */
  #disturb(
    page: HonestPage,
    line: Line,
    { seconds, gameId, happened }: { seconds: number; gameId: number; happened: string[] },
  ): void {
    const { world } = this.#in;
    const once = (share: number, what: string, happen: () => void) => {
      if (!world.happens(share)) return;
      const afterMs = world.between(0, (seconds + 3) * 1000);
      happened.push(`${what} after ${Math.round(afterMs)} ms`);
      world.after(afterMs, happen);
    };
    const away = (least: number, most: number) => () => {
      page.pause();
      world.after(world.between(least, most), () => page.resume());
    };
    for (let stalls = 0; stalls < 5; stalls++) once(0.5, 'a stall', () => page.stall(world.between(100, 400)));
    // A puzzle is paused once, while its picture is studied: whoever is away longer has no mark, and its page says so.
    if (gameId === PUZZLE) return;
    // Once in a run it is cut off for long: two times in such short runs are too much.
    const cutOff = world.between(0, 1);
    if (cutOff < 0.4)
      once(1, 'an outage', () => {
        line.cut();
        page.drop();
        world.after(5000, () => line.mend());
      });
    // A quiz goes on while a question is open: whoever is away for much longer than five seconds then has no mark.
    else if (cutOff < 0.6)
      once(1, 'a frozen tab', () => page.stall(world.between(1000, gameId === QUIZ ? 5000 : 60_000)));
    else if (cutOff < 0.8 && gameId !== QUIZ)
      once(1, 'a page that comes back', () => {
        page.pause();
        // What it still sent outlives it (`keepalive`).
        world.after(1000, () => line.cut());
        world.after(world.between(2000, 60_000), () => {
          line.mend();
          page.drop();
          page.resume();
        });
      });
    once(0.2, 'another network', () => {
      line.cut();
      line.mend();
      page.drop();
    });
    const pauses = Math.floor(world.between(0, 6));
    for (let pause = 0; pause < pauses; pause++) once(1, 'a pause', away(500, 5000));
    once(0.3, 'a locked phone', away(1000, 600_000));
  }

  /** Claims a run as often as it takes, like the hub. */
  async #claim(runId: string, page: HonestPage, happened: readonly string[]): Promise<void> {
    const { world, hub, tally } = this.#in;
    const again = (ms: number) => world.after(ms, async () => this.#claim(runId, page, happened));
    if (!hub.isUp) return again(AGAIN_MS);
    try {
      const body = claimFor({ ...page.played, runId });
      await hub.beat();
      this.#note(await hub.visitor(this.player).api('submitScore', { body }), page, happened);
    } catch (error) {
      const { code } = error as { readonly code: string };
      // A connection may be lost while a machine under load verifies.
      if (code === 'runs/busy' || code === 'network') return again(BUSY_MS);
      tally.faults.push(`run ${runId} was not accepted: ${code}; ${happened.join(', ')}`);
    }
    this.left--;
    world.after(world.between(0, 5000), async () => this.next());
  }

  #note(answer: SubmitScoreAnswer, { played }: HonestPage, happened: readonly string[]): void {
    const { worst, faults } = this.#in.tally;
    const { gameId, score, points, log } = played;
    const { witness } = answer;
    // A poor bot may fly straight on for all of its run; a run without a command has not been played.
    const isPlayed = log.commands.length > 0;
    const counts = witness.fault === null;
    if (counts) {
      this.best.set(gameId, Math.max(this.best.get(gameId) ?? 0, score));
      this.points += points;
      this.played++;
    }
    for (const figure of ['unaccountedMs', 'lateTicks', 'pauses'] as const)
      worst[figure] = Math.max(worst[figure], witness[figure]);
    const received = [answer.score, answer.bestScore, answer.totalPoints, witness.fault].join();
    const expected = [score, this.best.get(gameId) ?? 0, this.points, isPlayed ? null : 'unplayed'].join();
    if (received === expected) this.#in.tally.witnessed++;
    else faults.push(`${received}, not ${expected}; ${JSON.stringify(witness)}; ${happened.join(', ')}`);
  }
}

/** Starts servers again and again, all or one of them, and steps the clocks of their machines, until all have played. */
function restartAgain({ world, hub, open, tally }: World, isDone: () => boolean): void {
  world.after(world.between(...RESTART_MS), async () => {
    if (isDone()) return;
    tally.restarts++;
    const count = world.happens(0.5) ? 1 : SERVERS;
    const lost = [...open].filter(() => world.happens(count / SERVERS));
    for (const { line } of lost) {
      line.cut();
      line.mend();
    }
    await hub.restart(world.happens(0.5) ? 'stopped' : 'killed', world.between(...DOWN_MS), count);
    for (const { page } of lost) page.drop();
    restartAgain({ world, hub, open, tally }, isDone);
  });
  world.after(world.between(...RESTART_MS) / 3, () => {
    hub.step(STEPS_MS[Math.floor(world.between(0, STEPS_MS.length))] ?? 0);
  });
}

export const honestRuns = stress<Scale>({
  promise: 'every honest run over a bad network to three servers is witnessed, accepted and counted on the boards',
  shortOn: {
    engine: 'sqlite',
    because: 'a run is judged by its stored chunks; manyProcesses stores them on PostgreSQL',
  },
  short: { players: 6, runsEach: 2, seed: 1 },
  long: { players: 25, runsEach: 400, seed: 1 },
  run: async ({ players: count, runsEach, seed }) => {
    const world = new Scheduler(seed);
    const hub = await VirtualHub.open(world);
    const tally: Tally = {
      worst: { unaccountedMs: 0, lateTicks: 0, pauses: 0 },
      restarts: 0,
      witnessed: 0,
      faults: [],
    };
    const all: World = { world, hub, tally, open: new Set() };
    const players: HonestPlayer[] = [];
    for (let index = 0; index < count; index++)
      players.push(new HonestPlayer(all, await newPlayer(hub.server, runsEach), { index, runs: runsEach }));
    for (const player of players) world.after(world.between(0, 5000), async () => player.next());
    const isDone = () => players.every(({ left }) => left === 0);
    restartAgain(all, isDone);
    await world.runSlowly(() => isDone() && hub.isUp);

    const { faults, worst, restarts, witnessed } = tally;
    faults.push(...(await ledgerFaults(hub.server.services.db)));
    const hall = (await (players[0] && hub.visitor(players[0].player).api('globalBoard'))) ?? [];
    for (const { player, points, played } of players) {
      const row = hall.find((candidate) => candidate.user.id === player.user.id);
      // Whoever has no points is on no board.
      if ((row || points > 0) && (row?.totalPoints !== points || row.gamesPlayed !== played))
        faults.push(
          `${player.user.username} has ${row?.totalPoints} points of ${row?.gamesPlayed} runs, not ${points} of ${played}`,
        );
      const { credits } = (await hub.visitor(player).api('user')).user;
      if (credits !== 0) faults.push(`${player.user.username} has ${credits} credits left`);
    }
    await hub.close();
    const text = `${witnessed} of ${count * runsEach} honest runs of ${games.size} games are witnessed, ${restarts} restarts, worst: ${JSON.stringify(worst)}`;
    return { text, faults };
  },
});
