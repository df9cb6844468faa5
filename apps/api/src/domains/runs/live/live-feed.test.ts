import { text } from 'node:stream/consumers';
import type { LiveEvent, LiveHead } from '@star-seekers/contracts';
import { LIVE_DELAY_MS } from '@star-seekers/contracts/run';
import { fc, test } from '@fast-check/vitest';
import type { CommandLog } from '@star-seekers/sim';
import { type Chunk, LiveRun } from '@star-seekers/stream';
import { afterAll, beforeAll, expect } from 'vitest';
import { createLog } from '../../../platform/log.ts';
import { gameWithId, playAlone } from '../../../testing/play-run.ts';
import { packLog } from '../../verifier/trace-run.ts';
import { EventStream } from './event-stream.ts';
import { LiveFeed } from './live-feed.ts';
import { LiveThread } from './live-thread.ts';
import type { LiveRow, NewChunk } from './repository.ts';

const GAME = gameWithId(2);
const SETUP = { seed: 7 };
const row: LiveRow = {
  id: 'a-run',
  game_id: GAME.id,
  rules_version: GAME.sim.rulesVersion,
  log_format: 3,
  setup: JSON.stringify(SETUP),
  started_at: 0,
  username: 'nova',
  faction: 'none',
};

/** A run that a bot has played, as chunks that arrive a second apart. */
let chunks: NewChunk[] = [];
let whole: CommandLog<unknown>;

beforeAll(async () => {
  const sent: Chunk[] = [];
  whole = (await playAlone(GAME.id, SETUP, { quitAfter: 900, pauseAt: 200, onChunk: (chunk) => void sent.push(chunk) }))
    .log;
  chunks = sent.map(({ seq, kind, toTick, log }) => ({ seq, kind, to_tick: toTick, log, arrived_at: seq * 1000 }));
});

const open = { status: 'open', isWatchable: true, hasMore: false } as const;
const closed = { status: 'verified', isWatchable: true, chunks: [], hasMore: false } as const;

const thread = new LiveThread('@star-seekers/games', createLog('silent'));
afterAll(async () => thread.close());

async function restOf(parts: LiveFeed['parts']) {
  const rest = await thread.restOf({ gameId: GAME.id, ...parts, replay: packLog(GAME.sim, whole) });
  return rest?.map((part) => ({ ...part, at: chunks.at(-1)?.arrived_at ?? 0 }));
}

/** A feed, and the events that its viewer gets. */
function feedWithViewer() {
  const feed = new LiveFeed('a-name', row);
  const events: LiveEvent[] = [];
  feed.add({ send: (event) => void events.push(event), finish: () => undefined });
  return { feed, events };
}

test.prop([fc.array(fc.integer({ min: 0, max: 40_000 }), { maxLength: 30 })])(
  'a part is shown from 15 seconds after its arrival, and not before',
  (times) => {
    const { feed, events } = feedWithViewer();
    feed.take({ ...open, chunks });
    for (const now of times.toSorted((one, other) => one - other)) {
      feed.show(now);
      const old = chunks.filter(({ arrived_at: at }) => at + LIVE_DELAY_MS <= now);
      expect(events.length - 1).toBe(old.length);
      expect(feed.nextAt).toBe(chunks[old.length] && (chunks[old.length]?.arrived_at ?? 0) + LIVE_DELAY_MS);
    }
  },
);

test.prop([fc.nat(15), fc.nat(15), fc.nat(40_000)])(
  'what was not read before the run was closed comes from its log',
  async (read, more, now) => {
    const { feed, events } = feedWithViewer();
    feed.take({ ...open, chunks: chunks.slice(0, read) });
    feed.show(now);
    feed.take({ ...open, chunks: chunks.slice(0, read + more) });
    feed.take(closed);
    if (feed.lacksEnd) feed.complete(await restOf(feed.parts));
    feed.show(Number.POSITIVE_INFINITY);
    expect(events.at(-1)).toEqual({ type: 'end', reason: 'closed', runId: row.id });
    const seen = new LiveRun(GAME.sim, SETUP);
    for (const event of events) if (event.type === 'play') seen.log.append(event);
    seen.playTo(Number.POSITIVE_INFINITY);
    expect(seen.log.commands).toEqual(whole.commands);
    expect(seen.log.beacons).toEqual(whole.beacons);
    expect(seen.log.begins).toEqual(whole.begins);
    expect(seen.run.ended).toBe(true);
  },
);

/** What a viewer has to get of chunks that are old enough. */
function pastOf(shown: readonly NewChunk[]) {
  const begins = shown.flatMap(({ kind, to_tick: toTick }) => (kind === 'begin' ? [toTick + 1] : []));
  const last = shown.at(-1);
  return last && { kind: last.kind, toTick: last.to_tick, log: shown.map(({ log }) => log).join('.'), begins };
}

test.prop([fc.nat(15), fc.nat(15)])(
  'who comes later gets the log that the feed began with, and what has been shown since, in one',
  async (first, more) => {
    const feed = new LiveFeed('a-name', row);
    const past = pastOf(chunks.slice(0, first));
    if (past) {
      const packed = { log: Buffer.from(past.log, 'latin1'), begins: JSON.stringify(past.begins) };
      await feed.begin({ ...past, ...packed, chunks: Math.min(first, chunks.length) });
    }
    feed.take({ ...open, chunks: chunks.slice(first) });
    const shown = chunks.slice(0, first + more);
    if (more > 0) feed.show((shown.at(-1)?.arrived_at ?? 0) + LIVE_DELAY_MS);
    const stream = new EventStream();
    feed.add(stream);
    stream.finish();
    const head = JSON.parse((await text(stream)).slice('data: '.length)) as LiveHead;
    expect(head.past).toEqual(pastOf(shown) ?? null);
  },
);
