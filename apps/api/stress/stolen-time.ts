import { TICKS_PER_SECOND, TICK_MS } from '@star-seekers/sim';
import { type Chunk, witnessBounds } from '@star-seekers/stream';
import {
  type TestServer,
  begun,
  claimFor,
  emptyChunk,
  newPlayer,
  playRun,
  sendAtOnce,
  startRun,
  startTestServer,
} from '../src/testing/index.ts';
import { outcomeOf } from './attacks/attack.ts';
import { stress, tally } from './stress.ts';

const SNAKE = 2;
const QUIZ = 4;
/** 15 s after a reading beat of 0.8 s, and 2 s of grace for the network. */
const CLOCK_SECONDS = 17.8;

/** What a witnessed run may keep from the server's clock. */
const boundMs = (ticks: number): number => witnessBounds(ticks).unaccountedMs;

interface Scale {
  /** Speeds at which a run is played, as shares of the right one. */
  readonly speeds: readonly number[];
  readonly seconds: number;
  /** Seconds of thought about a question. */
  readonly thoughts: readonly number[];
}

interface Attempt {
  readonly text: string;
  readonly fault?: string;
}

/** B 12: plays slowly. */
async function playSlowly(server: TestServer, speed: number, seconds: number): Promise<Attempt> {
  const player = await newPlayer(server, 1);
  const { runId, setup } = await startRun(player, SNAKE);
  const send = sendAtOnce(player, runId);
  let tick = 0;
  const run = await playRun(
    SNAKE,
    setup,
    async (chunk) => {
      server.clock.advance(Math.round(((chunk.toTick - tick) * TICK_MS) / speed));
      tick = chunk.toTick;
      return send(chunk);
    },
    { skill: 'good', quitAfter: seconds * TICKS_PER_SECOND },
  );
  const { witness } = await player.api('submitScore', { body: claimFor({ ...run, runId }) });
  const mark = witness.fault === null ? 'witnessed' : `not witnessed (${witness.fault})`;
  const gained = `${(witness.unaccountedMs / 1000).toFixed(1)} s gained of ${(boundMs(tick) / 1000).toFixed(1)} s`;
  const text = `${speed}×: ${gained}, ${mark}`;
  return witness.fault === null && witness.unaccountedMs > boundMs(tick) ? { text, fault: text } : { text };
}

/** B 12: takes the last second back and plays it otherwise. */
async function rewind(server: TestServer): Promise<Attempt> {
  const player = await newPlayer(server, 1);
  const { runId, setup } = await startRun(player, SNAKE);
  const send = sendAtOnce(player, runId);
  const sent: Chunk[] = [];
  await playRun(
    SNAKE,
    setup,
    async (chunk) => {
      server.clock.advance(1000);
      sent.push(chunk);
      return send(chunk);
    },
    { skill: 'good', quitAfter: 300 },
  );
  const before = sent.at(-3) as Chunk;
  const outcome = await outcomeOf(send({ ...before, kind: 'pause' }));
  const text = `rewinding: ${outcome}`;
  return outcome === 'runs/chunk_conflict' ? { text } : { text, fault: text };
}

/** By their figures in the reveal. */
const VERDICTS = ['in time', 'a strike', 'replaced'];

/** B 2: thinks about three questions for longer than their clock. */
async function think(server: TestServer, seconds: number): Promise<Attempt> {
  const player = await newPlayer(server, 1);
  const { runId } = await startRun(player, QUIZ);
  const send = await begun(QUIZ, sendAtOnce(player, runId));
  let seq = 0;
  const ask = async (request: Record<string, number>) => {
    const call = { index: seq, tick: 60 * (seq + 1), request };
    seq++;
    const { answers = [] } = await send({ ...emptyChunk(QUIZ, seq, call.tick), calls: [call] });
    return answers[0]?.reveal ?? {};
  };
  server.clock.advance(1000);
  await ask({ brief: 1 });
  const late: string[] = [];
  const bonus: number[] = [];
  for (const number of [1, 2, 3]) {
    server.clock.advance(1000);
    await ask({ ask: number });
    server.clock.advance(seconds * 1000);
    // Right or wrong makes no difference here.
    const verdict = await ask({ lock: number, option: 0 });
    late.push(VERDICTS[verdict.late ?? -1] ?? 'none');
    bonus.push(verdict.most ?? -1);
  }
  const text = `answers after ${seconds} s: at most ${Math.max(...bonus)} s of bonus, ${tally(late)}`;
  const isInTime = seconds <= CLOCK_SECONDS;
  const allowed = Math.min(15, Math.max(0, Math.ceil(CLOCK_SECONDS - seconds)));
  const isBounded =
    Math.max(...bonus) <= allowed &&
    late.join() === (isInTime ? 'in time,in time,in time' : 'replaced,replaced,a strike');
  return isBounded ? { text } : { text, fault: text };
}

export const stolenTime = stress<Scale>({
  promise: 'slow play, rewinding and long thought gain no more than their bounds',
  shortOn: {
    engine: 'sqlite',
    because: 'a run is judged by its stored chunks; manyProcesses stores them on PostgreSQL',
  },
  short: { speeds: [0.8, 0.98], seconds: 20, thoughts: [10, 57] },
  long: { speeds: [0.4, 0.6, 0.8, 0.95, 0.98, 0.99], seconds: 120, thoughts: [1, 5, 10, 14, 17, 18, 20, 57, 600] },
  run: async ({ speeds, seconds, thoughts }) => {
    const server = await startTestServer();
    const attempts: Attempt[] = [];
    for (const speed of speeds) attempts.push(await playSlowly(server, speed, seconds));
    attempts.push(await rewind(server));
    for (const thought of thoughts) attempts.push(await think(server, thought));
    await server.close();
    return {
      text: attempts.map(({ text }) => text).join('; '),
      faults: attempts.flatMap(({ fault }) => fault ?? []),
    };
  },
});
