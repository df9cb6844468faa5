import { setImmediate } from 'node:timers/promises';
import type { LiveRunListing } from '@star-seekers/contracts';
import { LIVE_DELAY_MS } from '@star-seekers/contracts/run';
import { showsPlay } from '@star-seekers/games';
import { ApiFailure, shuttingDown } from '../../../platform/api-error.ts';
import type { DatabaseClock } from '../../../platform/database/database-clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Limits } from '../../../platform/limits.ts';
import type { Log } from '../../../platform/log.ts';
import type { PlayableGames } from '../../../platform/playable-games.ts';
import type { Processes } from '../../../platform/processes/processes.ts';
import { setupOf } from '../../verifier/stored-run.ts';
import { plays, refuseIfPlayedElsewhere } from '../run-rules.ts';
import { EventStream } from './event-stream.ts';
import { LiveFeed, type Part } from './live-feed.ts';
import { LiveThread } from './live-thread.ts';
import { findLiveRun, findWholeLog, listLiveRuns, readNews, readPast } from './repository.ts';

declare module '../../../platform/services.ts' {
  interface Services {
    /** Runs that others watch while they are played. */
    readonly live: LiveWatch;
  }
}

const RETRY_AFTER_S = 30;

/** How many may watch at once: in this process, of one run, and from one address. */
class ViewerSeats {
  readonly #limits: Limits['liveViewers'];
  readonly #taken = { all: 0, byRun: new Map<string, number>(), byAddress: new Map<string, number>() };

  constructor(limits: Limits['liveViewers']) {
    this.#limits = limits;
  }

  get taken(): number {
    return this.#taken.all;
  }

  /** @returns gives the seat back @throws {ApiFailure} live/full */
  take(liveId: string, address: string): () => void {
    const { byRun, byAddress } = this.#taken;
    const { process, run, address: perAddress } = this.#limits;
    const isFull = this.#taken.all >= process || count(byRun, liveId) >= run || count(byAddress, address) >= perAddress;
    if (isFull)
      throw new ApiFailure('live/full', 'Too many are watching. Try again later.', { retryAfterS: RETRY_AFTER_S });
    const change = (by: 1 | -1) => {
      this.#taken.all += by;
      add(byRun, liveId, by);
      add(byAddress, address, by);
    };
    change(1);
    let isTaken = true;
    return () => {
      if (isTaken) change(-1);
      isTaken = false;
    };
  }
}

function count(seats: ReadonlyMap<string, number>, key: string): number {
  return seats.get(key) ?? 0;
}

function add(seats: Map<string, number>, key: string, by: number): void {
  const sum = count(seats, key) + by;
  if (sum > 0) seats.set(key, sum);
  else seats.delete(key);
}

/** Most runs in the list. */
const MAX_LISTED = 50;

/** The list is cached for so long. */
const LIST_AGE_MS = 2000;

/** A run without a chunk for so long is not being played. */
const LISTED_SILENCE_MS = 60_000;

/** Between two comments to all viewers; connections that are silent for longer are closed on their way. */
const BEAT_MS = 15_000;

/** A run stays in memory for so long after its last viewer has left, and at most so many do. */
const LINGER_MS = 10_000;
const MOST_LINGERING = 64;

export interface LiveWatchOptions {
  readonly db: Database;
  readonly clock: DatabaseClock;
  readonly games: PlayableGames;
  readonly processes: Processes;
  readonly limits: Limits;
  readonly log: Log;
}

/** A run while anybody watches it, or is about to. */
interface Watched {
  readonly loading: Promise<LiveFeed>;
  feed: LiveFeed | undefined;
  viewers: number;
}

const notFound = () =>
  new ApiFailure('live/not_found', 'No such run is being played, or its player does not let others watch.');

/** The runs that are watched in this process. It reads the database only while anybody watches, or did so a moment ago. */
export class LiveWatch {
  readonly #options: LiveWatchOptions;
  readonly #seats: ViewerSeats;
  readonly #thread: LiveThread;
  readonly #streams = new Set<EventStream>();
  /** By the name by which a run is watched. */
  readonly #watched = new Map<string, Watched>();
  #stopListening: (() => void) | undefined;
  #cancelAlarm: (() => void) | undefined;
  #nextBeatAt = 0;
  #reading: Promise<void> | undefined;
  #isStale = false;
  #lingering = 0;
  #isClosed = false;
  #list: { readonly at: number; readonly answer: Promise<LiveRunListing[]> } | undefined;

  constructor(options: LiveWatchOptions) {
    this.#options = options;
    this.#seats = new ViewerSeats(options.limits.liveViewers);
    this.#thread = new LiveThread(options.games.module, options.log);
  }

  get viewers(): number {
    return this.#seats.taken;
  }

  /** Runs that are being played now by players who let others watch, newest first. */
  async list(): Promise<LiveRunListing[]> {
    const { clock } = this.#options;
    const now = clock.now();
    if (this.#list && now - this.#list.at < LIST_AGE_MS) return this.#list.answer;
    const answer = this.#readList();
    this.#list = { at: now, answer };
    answer.catch(() => void (this.#list = undefined));
    return answer;
  }

  /**
   * Watches a run.
   * @param address of the viewer
   * @throws {ApiFailure} live/not_found, live/full, server/unavailable
   */
  async watch(liveId: string, address: string): Promise<EventStream> {
    if (this.#isClosed) throw shuttingDown();
    const leave = this.#enter(liveId, address);
    try {
      const feed = await this.#watched.get(liveId)?.loading;
      if (this.#isClosed) throw shuttingDown();
      if (!feed || feed.hasEnded) throw notFound();
      const stream = new EventStream();
      this.#streams.add(stream);
      stream.on('close', () => {
        this.#streams.delete(stream);
        feed.viewers.delete(stream);
        leave();
      });
      feed.add(stream);
      return stream;
    } catch (error) {
      leave();
      throw error;
    }
  }

  /** Takes a seat. @returns leaves it */
  #enter(liveId: string, address: string): () => void {
    const giveBack = this.#seats.take(liveId, address);
    const watched = this.#watched.get(liveId) ?? this.#begin(liveId);
    this.#watched.set(liveId, watched);
    watched.viewers++;
    return () => {
      giveBack();
      watched.viewers--;
      if (watched.viewers > 0) return;
      if (!watched.feed || this.#lingering >= MOST_LINGERING) this.#forget(liveId, watched);
      else this.#linger(liveId, watched);
    };
  }

  #begin(liveId: string): Watched {
    const load = async () => {
      const feed = await this.#load(liveId);
      // Everybody may have left meanwhile.
      if (watched.viewers > 0) watched.feed = feed;
      else feed.close();
      void this.#read();
      return feed;
    };
    const watched: Watched = { loading: load(), feed: undefined, viewers: 0 };
    return watched;
  }

  /** Keeps a run that nobody watches any more for a while: whoever comes and goes must not have it read again each time. */
  #linger(liveId: string, watched: Watched): void {
    this.#lingering++;
    setTimeout(() => {
      this.#lingering--;
      if (watched.viewers === 0) this.#forget(liveId, watched);
    }, LINGER_MS).unref();
  }

  #forget(liveId: string, watched: Watched | undefined): void {
    if (this.#watched.get(liveId) === watched) this.#watched.delete(liveId);
    watched?.feed?.close();
    if (this.#watched.size === 0) this.#rest();
  }

  get #feeds(): LiveFeed[] {
    return [...this.#watched.values()].flatMap(({ feed }) => feed ?? []);
  }

  /** Ends all responses; viewers connect again to another process. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const stream of this.#streams) stream.finish();
    this.#watched.clear();
    this.#rest();
    await this.#thread.close();
    await this.#reading;
  }

  async #load(liveId: string): Promise<LiveFeed> {
    const { db, clock, games, processes } = this.#options;
    const row = await findLiveRun(db, liveId, clock.now());
    if (!row) throw notFound();
    const game = games.byId.get(row.game_id);
    if (!plays(game, row)) {
      await refuseIfPlayedElsewhere(processes, row);
      throw notFound();
    }
    const followed = showsPlay(game) ? undefined : this.#thread.follow(game.id, setupOf(row));
    const feed = new LiveFeed(liveId, row, followed, () => this.#show());
    try {
      // Before what was committed is read, so that nothing is missed in between.
      this.#listen();
      const past = await readPast(db, row.id, clock.now() - LIVE_DELAY_MS);
      if (past) await feed.begin(past);
      const [news] = await readNews(db, [{ runId: row.id, seq: feed.nextSeq }]);
      if (news?.status !== 'open') throw notFound();
      feed.take(news);
      if (this.#isClosed) throw shuttingDown();
    } catch (error) {
      feed.close();
      throw error;
    }
    return feed;
  }

  #listen(): void {
    if (this.#stopListening) return;
    this.#stopListening = this.#options.db.onCommit(() => void this.#read());
    this.#nextBeatAt = this.#options.clock.now() + BEAT_MS;
  }

  /** Reads what is new of all watched runs. While it does, further commits make it read once more. */
  #read(): Promise<void> {
    this.#isStale = true;
    this.#reading ??= this.#readUntilFresh().finally(() => {
      this.#reading = undefined;
      if (this.#isStale && this.#watched.size > 0) void this.#read();
    });
    return this.#reading;
  }

  async #readUntilFresh(): Promise<void> {
    const { db, log } = this.#options;
    try {
      while (this.#isStale && this.#watched.size > 0) {
        this.#isStale = false;
        const byRun = new Map(this.#feeds.map((feed) => [feed.row.id, feed]));
        const asked = [...byRun].map(([runId, { nextSeq: seq }]) => ({ runId, seq }));
        for (const { runId, ...news } of await readNews(db, asked)) {
          const feed = byRun.get(runId);
          feed?.take(news);
          if (feed?.lacksEnd) feed.complete(await this.#restOf(feed));
          if (news.hasMore) this.#isStale = true;
        }
        this.#show();
        await setImmediate();
      }
    } catch (error) {
      // The next commit or beat reads again.
      log.warn({ err: error }, 'watched runs could not be read');
    }
  }

  /** What a closed run has beyond what was read of it. */
  async #restOf({ row, parts }: LiveFeed): Promise<Part[] | undefined> {
    const { db, games } = this.#options;
    const [result, game] = [await findWholeLog(db, row.id), games.byId.get(row.game_id)];
    // A public log does not go on where the chunks ended.
    if (!result || !game || game.publicLog) return undefined;
    const rest = await this.#thread.restOf({ gameId: game.id, ...parts, replay: result.replay });
    return rest?.map((part) => ({ ...part, at: result.finished_at }));
  }

  /** Shows what is old enough, and comes back when the next part is. */
  #show(): void {
    const { clock, log } = this.#options;
    const now = clock.now();
    for (const feed of this.#feeds) {
      try {
        feed.show(now);
      } catch (error) {
        log.error({ err: error, runId: feed.row.id }, 'a watched run could not be followed');
        this.#end(feed);
      }
      if (feed.hasEnded) this.#end(feed);
    }
    if (now >= this.#nextBeatAt) {
      this.#nextBeatAt = now + BEAT_MS;
      for (const stream of this.#streams) stream.beat();
      void this.#read();
    }
    this.#cancelAlarm?.();
    this.#cancelAlarm = undefined;
    if (this.#watched.size === 0) return;
    const times = this.#feeds.map(({ nextAt }) => nextAt ?? Number.POSITIVE_INFINITY);
    this.#cancelAlarm = clock.at(Math.min(this.#nextBeatAt, ...times), () => this.#show());
  }

  #end(feed: LiveFeed): void {
    for (const viewer of feed.viewers) viewer.finish();
    this.#forget(feed.liveId, this.#watched.get(feed.liveId));
  }

  /** Nobody watches: nothing is read. */
  #rest(): void {
    this.#stopListening?.();
    this.#stopListening = undefined;
    this.#cancelAlarm?.();
    this.#cancelAlarm = undefined;
  }

  async #readList(): Promise<LiveRunListing[]> {
    const { db, clock } = this.#options;
    const now = clock.now();
    const rows = await listLiveRuns(db, {
      now,
      startedBefore: now - LIVE_DELAY_MS,
      heardAfter: now - LISTED_SILENCE_MS,
      limit: MAX_LISTED,
    });
    return rows.map(({ live_id: id, game_id: gameId, started_at: startedAt, username, faction }) => ({
      id: id ?? '',
      gameId,
      username,
      faction,
      startedAt,
    }));
  }
}
