import { randomBytes } from 'node:crypto';
import { games } from '@star-seekers/games';
import { type AnyGameSim, type LogPart, encodeLogPart, toBase64Url } from '@star-seekers/sim';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type BareChunk,
  type TestServer,
  begun,
  claimFor,
  forgeParts,
  ledgerFaults,
  newPlayer,
  playAlone,
  playRun,
  refusal,
  sendAtOnce,
  sendTo,
  snapshot,
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
type Log = LogPart<unknown>;

/** A dishonest player: changes what is streamed, or what is claimed of it. */
interface Forgery {
  readonly part?: (part: Log, fromTick: number) => Partial<Log>;
  readonly claim?: (honest: Claim) => Partial<Claim>;
  /** Tick at which the player quits. */
  readonly quitAfter?: number;
}

const QUIT_AFTER = 900;

const otherRun = await playAlone(2, { seed: 4711 }, { skill: 'good', quitAfter: QUIT_AFTER });

const FORGERIES: Record<string, Forgery> = {
  'a higher score': { claim: ({ score }) => ({ score: score + 10 }) },
  'a lower score': { claim: ({ score }) => ({ score: score - 10 }) },
  'more points': { claim: ({ points }) => ({ points: points + 10 }) },
  'more score and points': { claim: ({ score, points }) => ({ score: score + 10, points: points + 10 }) },
  'the largest safe integer': { claim: () => ({ score: Number.MAX_SAFE_INTEGER, points: 2000 }) },
  'points for an empty run': { quitAfter: 0, claim: () => ({ score: 2000, points: 2000 }) },
  'no commands': { part: () => ({ commands: [] }) },
  'half of the commands': { part: (_part, fromTick) => (fromTick < QUIT_AFTER / 2 ? {} : { commands: [] }) },
  'commands a move later': {
    part: ({ commands, ticks }) => ({
      commands: commands.map(({ tick, command }) => ({ tick: Math.min(tick + 9, ticks), command })),
    }),
  },
  'another first turn': {
    part: ({ commands, ticks }, fromTick) =>
      fromTick === 0 && ticks > 0 ? { commands: [{ tick: 9, command: { turn: 'up' } }, ...commands.slice(1)] } : {},
  },
  'commands of another run': {
    part: ({ ticks }, fromTick) => ({
      commands: otherRun.log.commands.filter(({ tick }) => tick > fromTick && tick <= ticks),
    }),
  },
  'a log without the quit flag': { part: () => ({ quit: false }) },
  'another beacon': {
    part: ({ beacons }) => ({ beacons: beacons.map(({ tick, bits }) => ({ tick, bits: (bits ^ 1) >>> 0 })) }),
  },
  'a beacon left out': { part: ({ beacons }) => ({ beacons: beacons.filter(({ tick }) => tick !== 420) }) },
  'no beacons': { part: () => ({ beacons: [] }) },
  'a beacon before its time': {
    part: ({ beacons }) => ({ beacons: beacons.map(({ tick, bits }) => ({ tick: Math.max(1, tick - 1), bits })) }),
  },
  'the beacon of its begin in its second tick': {
    part: ({ beacons }) => ({ beacons: beacons.map(({ tick, bits }) => ({ tick: Math.max(2, tick), bits })) }),
  },
  'the beacon of its begin left out': {
    part: ({ beacons }) => ({ beacons: beacons.filter(({ tick }) => tick > 1) }),
  },
};

test.each(Object.entries(FORGERIES))('%s is rejected, counts nothing and closes the run', async (_, forgery) => {
  const { part: forge = () => ({}), claim: change = () => ({}), quitAfter = QUIT_AFTER } = forgery;
  const player = await newPlayer(server, 2);
  const { runId, setup } = await startRun(player);
  const send = sendTo(server, runId);
  const played = await playRun(2, setup, forgeParts(2, send, forge), { skill: 'good', quitAfter });
  const honest = claimFor({ ...played, runId });
  const { runs: _runs, ...before } = await snapshot(server.services.db);

  const body = { ...honest, ...change(honest) };
  for (let attempt = 0; attempt < 2; attempt++) {
    const error = await refusal(player.api('submitScore', { body }));
    expect({ status: error.status, code: error.code }).toEqual({ status: 422, code: 'runs/rejected' });
  }

  const { runs: _closed, ...after } = await snapshot(server.services.db);
  expect(after).toEqual(before);
  expect((await player.api('user')).user).toMatchObject({ credits: 1, totalPoints: 0 });
  expect(await player.api('openRuns')).toEqual([]);
  expect((await refusal(player.api('submitScore', { body: { ...honest, points: 1 } }))).code).toBe('runs/closed');
  expect(await ledgerFaults(server.services.db)).toEqual([]);
});

const PART: Log = {
  ticks: 60,
  quit: false,
  commands: [{ tick: 9, command: { turn: 'up' } }],
  beacons: [],
};
const BYTES = encodeLogPart(snake.commands, PART);

/** The second chunk of a run. */
const HONEST: BareChunk = { seq: 1, kind: 'play', toTick: 60, log: toBase64Url(BYTES), calls: [] };

const withLog = (changes: Partial<Log>): Partial<BareChunk> => ({
  toTick: changes.ticks ?? HONEST.toTick,
  log: toBase64Url(encodeLogPart(snake.commands, { ...PART, ...changes })),
});

const withBytes = (bytes: Uint8Array): Partial<BareChunk> => ({ log: toBase64Url(bytes) });

const MALFORMED: Record<string, Partial<BareChunk>> = {
  'ticks beyond the rules': withLog({ ticks: snake.maxTicks + 1 }),
  'the largest tick count': withLog({ ticks: 0xffff_ffff }),
  'nine commands in a tick': withLog({
    commands: Array.from({ length: 9 }, () => ({ tick: 1, command: { turn: 'up' } })),
  }),
  'a command of the future': withLog({ ticks: 8 }),
  'the end of a run that goes on': withLog({ quit: true }),
  'a command that the game does not have': withBytes(BYTES.with(BYTES.length - 2, 99)),
  'a log of another format': withBytes(BYTES.with(0, 1)),
  'a log of format 2': withBytes(BYTES.with(0, 2)),
  'a begin of its own': withBytes(Uint8Array.of(...BYTES, 1, 30)),
  'an unknown flag': withBytes(BYTES.with(1, 2)),
  'more commands announced than given': withBytes(BYTES.with(3, 4)),
  'bytes after the log': withBytes(Uint8Array.of(...BYTES, 0)),
  'a number in a non-canonical encoding': withBytes(Uint8Array.of(3, 0, 0x80 + 60, 0x00, ...BYTES.slice(3))),
  'a truncated log': { log: HONEST.log.slice(0, -2) },
  'a log with a repeated tail': { log: HONEST.log + HONEST.log.slice(-8) },
  'an empty log': { log: '' },
  noise: { log: randomBytes(600).toString('base64url') },
  'more than a chunk holds': { log: 'A'.repeat(16_385) },
};

test.each(Object.entries(MALFORMED))('a chunk with %s is refused, and the run goes on', async (_, forged) => {
  const player = await newPlayer(server, 1);
  const { runId } = await startRun(player);
  const send = await begun(2, sendAtOnce(player, runId));
  server.clock.advance(2000);
  const before = await snapshot(server.services.db);
  const error = await refusal(send({ ...HONEST, ...forged }));
  expect({ status: error.status, code: error.code }).toEqual({ status: 400, code: 'request/invalid' });
  expect(await snapshot(server.services.db)).toEqual(before);
  expect(await send(HONEST)).toEqual({ seq: 1 });
});

test('a run played faster than real time is refused', async () => {
  server.clock.stop();
  const player = await newPlayer(server, 1);
  const { runId, setup } = await startRun(player);
  const playing = playRun(2, setup, sendAtOnce(player, runId), { skill: 'good', quitAfter: QUIT_AFTER });
  expect(await refusal(playing)).toMatchObject({
    code: 'runs/chunk_early',
    details: { againMs: expect.toBeOneOf([499, 500, 501]) as number },
  });
  const { position } = await player.api('leaseRun', { params: { id: runId } });
  expect(position).toEqual({ seq: 1, toTick: 0 });
  server.clock.set(Date.now());
});
