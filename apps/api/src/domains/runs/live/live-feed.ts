import type { LiveEvent, LiveHead, OpenRun } from '@star-seekers/contracts';
import { LIVE_DELAY_MS } from '@star-seekers/contracts/live';
import { type AnyGame, showsPlay } from '@star-seekers/games';
import { type CommandLog, decodeCommandLog, encodeCommandLog, fromBase64Url, toBase64Url } from '@star-seekers/sim';
import { type Chunk, LiveLog, LiveRun, joinLogs } from '@star-seekers/stream';
import { setupOf } from '../setup-of.ts';
import type { LiveRow, News } from './repository.ts';

/** Who watches a run. */
export interface Viewer {
  send(event: LiveEvent): void;
  finish(): void;
}

/** A part of the run as it was streamed, and when it arrived. */
interface Part extends Pick<Chunk, 'kind' | 'toTick' | 'log'> {
  readonly at: number;
}

type EndEvent = Extract<LiveEvent, { type: 'end' }>;

/** The whole log of a closed run, and when its end arrived. */
export interface WholeLog {
  readonly log: CommandLog<unknown>;
  readonly at: number;
}

/** A run that is watched in this process. Nothing of a part leaves it before its time. */
export class LiveFeed {
  readonly liveId: string;
  readonly row: LiveRow;
  readonly viewers = new Set<Viewer>();
  readonly #game: AnyGame;
  /** What viewers have been shown, in games that show their play. */
  readonly #shown: LiveLog;
  /** Plays it, where only the score is shown. */
  readonly #scored: LiveRun | undefined;
  readonly #waiting: Part[] = [];
  #last: Pick<Part, 'kind' | 'toTick'> | undefined;
  #nextSeq = 0;
  #hasEnd = false;
  #closing: EndEvent | undefined;
  #end: EndEvent | undefined;

  constructor(liveId: string, row: LiveRow, game: AnyGame) {
    this.liveId = liveId;
    this.row = row;
    this.#game = game;
    this.#scored = showsPlay(game) ? undefined : new LiveRun(game.sim, setupOf(row));
    this.#shown = this.#scored?.log ?? new LiveLog(game.sim);
  }

  /** The number of the chunk to ask for. */
  get nextSeq(): number {
    return this.#nextSeq;
  }

  /** When the next part may be shown; undefined when none waits. */
  get nextAt(): number | undefined {
    const [next] = this.#waiting;
    return next && next.at + LIVE_DELAY_MS;
  }

  /** Whether the last event has been sent. */
  get hasEnded(): boolean {
    return this.#end !== undefined;
  }

  /** The last part has not been read, though the run was closed with a result. Its chunks are gone: {@link complete} it. */
  get lacksEnd(): boolean {
    return this.#closing !== undefined && !this.#hasEnd;
  }

  take({ status, isWatchable, chunks }: Omit<News, 'runId'>): void {
    if (!isWatchable) {
      this.#waiting.length = 0;
      this.#closing = { type: 'end', reason: 'stopped', runId: null };
      this.#hasEnd = true;
      return;
    }
    for (const { seq, kind, to_tick: toTick, log, arrived_at: at } of chunks) {
      if (seq !== this.#nextSeq) continue;
      this.#add({ kind, toTick, log, at });
      this.#nextSeq++;
    }
    if (status === 'open') return;
    const runId = status === 'verified' || status === 'daily' ? this.row.id : null;
    this.#closing ??= { type: 'end', reason: 'closed', runId };
    // Without a result nothing more is to be had.
    if (status !== 'verified' && status !== 'daily' && status !== 'unwitnessed') this.#hasEnd = true;
  }

  /** Takes what has not been read from the log of the closed run. @param whole undefined when there is none */
  complete(whole: WholeLog | undefined): void {
    this.#hasEnd = true;
    if (!whole) return;
    const { sim } = this.#game;
    const waiting = this.#waiting.map(({ log }): CommandLog<unknown> =>
      decodeCommandLog(sim.commands, fromBase64Url(log), sim),
    );
    const known = joinLogs([this.#shown, ...waiting]);
    const rest = {
      ...whole.log,
      commands: whole.log.commands.slice(known.commands.length),
      resumes: whole.log.resumes.slice(known.resumes.length),
      beacons: whole.log.beacons.slice(known.beacons.length),
    };
    const encoded = toBase64Url(encodeCommandLog(sim.commands, rest));
    this.#add({ kind: 'end', toTick: whole.log.ticks, log: encoded, at: whole.at });
  }

  /** Shows all viewers what is old enough, and the end if all has been shown. */
  show(now: number): void {
    for (let [next] = this.#waiting; next && next.at + LIVE_DELAY_MS <= now; [next] = this.#waiting) {
      this.#waiting.shift();
      this.#shown.append(next.log);
      this.#last = next;
      const { kind, toTick, log } = next;
      this.#send(this.#scored ? { type: 'score', ...this.#scoreAt(next) } : { type: 'play', kind, toTick, log });
    }
    if (this.#waiting.length > 0 || !this.#closing || this.lacksEnd || this.#end) return;
    this.#end = this.#closing;
    this.#send(this.#end);
  }

  /** Adds a viewer and shows it everything so far in one event. */
  add(viewer: Viewer): void {
    viewer.send(this.#head());
    this.viewers.add(viewer);
  }

  #head(): LiveHead {
    const { game_id: gameId, rules_version: rulesVersion, setup, started_at: startedAt, username, faction } = this.row;
    return {
      type: 'head',
      gameId,
      rulesVersion,
      username,
      faction,
      startedAt,
      setup: this.#scored ? null : (JSON.parse(setup) as OpenRun['setup']),
      past: this.#past(),
    };
  }

  #past(): LiveHead['past'] {
    if (!this.#last) return null;
    if (this.#scored) return this.#scoreAt(this.#last);
    const { kind, toTick } = this.#last;
    return { kind, toTick, log: toBase64Url(encodeCommandLog(this.#game.sim.commands, this.#shown)) };
  }

  #scoreAt({ kind, toTick }: Pick<Part, 'kind' | 'toTick'>) {
    this.#scored?.playTo(toTick);
    const { score } = this.#game.sim.outcome(this.#scored?.run.state);
    return { kind, toTick, score };
  }

  #add(part: Part): void {
    this.#waiting.push(part);
    if (part.kind === 'end') this.#hasEnd = true;
  }

  #send(event: LiveEvent): void {
    for (const viewer of this.viewers) viewer.send(event);
  }
}
