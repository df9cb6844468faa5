import { randomBytes } from 'node:crypto';
import { games } from '@star-seekers/games';
import { packReplay } from '@star-seekers/games/replay-transport';
import { type AnyGameSim, type CommandLog, TICK_MS, encodeCommandLog } from '@star-seekers/sim';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type PlayedRun,
  type TestServer,
  claimFor,
  ledgerFaults,
  newPlayer,
  packLog,
  playRun,
  refusal,
  snapshot,
  startAndPlay,
  startRun,
  startTestServer,
} from '../../testing/index.ts';

const snake = games.get(2)?.sim as AnyGameSim;

let server: TestServer;

beforeAll(async () => {
  // A fixed seed for which no forgery equals the honest run by chance.
  server = await startTestServer({ randomness: { seed: () => 1 } });
});

afterAll(async () => server.close());

type Claim = ReturnType<typeof claimFor>;

/** Turns an honest claim into a forged one. */
type Forgery = (honest: Claim, playedRun: PlayedRun) => Partial<Claim> | Promise<Partial<Claim>>;

/** A forgery of the command log. */
const withLog =
  (forge: (log: CommandLog<unknown>) => Partial<CommandLog<unknown>>): Forgery =>
  async (_, { log }) => ({ replay: await packLog(2, { ...log, ...forge(log) }) });

/** A forgery of the log's bytes. */
const withBytes =
  (forge: (bytes: Uint8Array) => Uint8Array): Forgery =>
  async (_, { log }) => ({ replay: await packReplay(forge(encodeCommandLog(snake.commands, log))) });

const withText =
  (forge: (replay: string) => string): Forgery =>
  ({ replay }) => ({ replay: forge(replay) });

function withByte(bytes: Uint8Array, index: number, value: number): Uint8Array {
  const copy = bytes.slice();
  copy[index] = value;
  return copy;
}

const FORGERIES: Record<string, Forgery> = {
  'a higher score': ({ score }) => ({ score: score + 10 }),
  'a lower score': ({ score }) => ({ score: score - 10 }),
  'more points': ({ points }) => ({ points: points + 10 }),
  'more score and points': ({ score, points }) => ({ score: score + 10, points: points + 10 }),
  'the largest safe integer': () => ({ score: Number.MAX_SAFE_INTEGER, points: 2000 }),
  'points for an empty run': () => ({ replay: 'AwAAAAA', score: 2000, points: 2000 }),
  'no commands': withLog(() => ({ commands: [] })),
  'half of the commands': withLog(({ commands }) => ({ commands: commands.slice(0, commands.length / 2) })),
  'commands a move later': withLog(({ commands, ticks }) => ({
    commands: commands.map(({ tick, command }) => ({ tick: Math.min(tick + 9, ticks), command })),
  })),
  'another first turn': withLog(({ commands }) => ({
    commands: [{ tick: 9, command: { turn: 'up' } }, { tick: 18, command: { turn: 'left' } }, ...commands.slice(2)],
  })),
  'commands of another run': async () => ({
    replay: (await playRun(2, { seed: 4711 }, { skill: 'good', quitAfter: 1800 })).replay,
  }),
  'a log that stops mid-run': withLog(({ ticks, commands }) => ({
    ticks: ticks / 2,
    quit: false,
    commands: commands.filter(({ tick }) => tick <= ticks / 2),
  })),
  'a log without the quit flag': withLog(() => ({ quit: false })),
  'ticks from the future': withLog(({ ticks }) => ({ ticks: ticks + 10 * 60 * 60 })),
  'ticks beyond the rules': withLog(() => ({ ticks: snake.maxTicks + 1 })),
  'the largest tick count': withLog(() => ({ ticks: 0xffff_ffff })),
  'nine commands in a tick': withLog(({ commands }) => ({
    commands: [...Array.from({ length: 9 }, () => ({ tick: 1, command: { turn: 'up' } })), ...commands],
  })),
  'a command that the game does not have': withBytes((bytes) => withByte(bytes, bytes.length - 1, 99)),
  'a log of another format': withBytes((bytes) => withByte(bytes, 0, 1)),
  'an unknown flag': withBytes((bytes) => withByte(bytes, 1, 2)),
  'more commands announced than given': withBytes((bytes) => bytes.slice(0, -2)),
  'bytes after the log': withBytes((bytes) => Uint8Array.of(...bytes, 0)),
  'a number in a non-canonical encoding': withBytes((bytes) => Uint8Array.of(2, 1, 0x80, 0x00, ...bytes.slice(4))),
  'a truncated replay': withText((replay) => replay.slice(0, -8)),
  'a replay with a repeated tail': withText((replay) => replay + replay.slice(-8)),
  'a replay with trailing bytes': withText((replay) =>
    Buffer.concat([Buffer.from(replay, 'base64url'), Buffer.alloc(16, 7)]).toString('base64url'),
  ),
  'an empty replay': withText(() => ''),
  noise: withText(() => randomBytes(600).toString('base64url')),
  'deflated noise': async () => ({ replay: await packReplay(randomBytes(600)) }),
  // 150 KB of text that inflate to 110 MB.
  'a decompression bomb': async () => ({ replay: await packReplay(new Uint8Array(110 * 1024 * 1024)) }),
};

test.each(Object.entries(FORGERIES))('%s is rejected, counts nothing and closes the run', async (_, forge) => {
  const player = await newPlayer(server, 2);
  const playedRun = await startAndPlay(server, player, { skill: 'good', quitAfter: 1800 });
  const honest = claimFor(playedRun);
  const { runs: _runs, ...before } = await snapshot(server.services.db);

  const body = { ...honest, ...(await forge(honest, playedRun)) };
  expect(body).not.toEqual(honest);
  for (let attempt = 0; attempt < 2; attempt++) {
    const error = await refusal(player.api('submitScore', { body }));
    expect({ status: error.status, code: error.code }).toEqual({ status: 422, code: 'runs/rejected' });
  }

  const { runs: _closed, ...after } = await snapshot(server.services.db);
  expect(after).toEqual(before);
  expect((await player.api('user')).user).toMatchObject({ credits: 1, totalPoints: 0 });
  expect(await player.api('openRuns')).toEqual([]);
  expect((await refusal(player.api('submitScore', { body: honest }))).code).toBe('runs/closed');
  expect(await ledgerFaults(server.services.db)).toEqual([]);
});

test('a run played faster than real time is rejected', async () => {
  server.clock.stop();
  const player = await newPlayer(server, 1);
  const run = await startRun(player);
  const playedRun = await playRun(2, run.setup, { skill: 'good', quitAfter: 1800 });
  server.clock.advance((1800 * TICK_MS) / 2);
  const error = await refusal(player.api('submitScore', { body: claimFor({ ...playedRun, runId: run.runId }) }));
  expect(error.code).toBe('runs/rejected');
  expect(await player.api('globalBoardMe')).toEqual({ rank: null, rows: [] });
  server.clock.set(Date.now());
});
