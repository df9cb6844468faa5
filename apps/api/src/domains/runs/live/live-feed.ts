import type { LiveEvent, LiveHead, OpenRun } from '@star-seekers/contracts';
import { LIVE_DELAY_MS } from '@star-seekers/contracts/run';
import type { JoinedParts, ShownChunk } from '@star-seekers/stream';
import type { FollowedRun } from './live-thread.ts';
import type { LiveRow, News, ReadPast } from './repository.ts';

/** Who watches a run. */
export interface Viewer {
  /** @param log what stands in the place of the log of its past, which is empty; in pieces */
  send(event: LiveEvent, log?: readonly Uint8Array[]): void;
  finish(): void;
}

/** A part of the run as it was streamed, and when it arrived. */
export interface Part extends ShownChunk {
  readonly at: number;
  /** The score after it; null when it is not known. Undefined while it is computed. */
  score?: number | null;
}

const DOT = Buffer.from('.');

type EndEvent = Extract<LiveEvent, { type: 'end' }>;

/** A run that is watched in this process. Nothing of a part leaves it before its time. */
export class LiveFeed {
  readonly liveId: string;
  readonly row: LiveRow;
  readonly viewers = new Set<Viewer>();
  /** Computes what is shown where only the score is: the main thread decodes and simulates nothing. */
  readonly #followed: FollowedRun | undefined;
  readonly #onScored: () => void;
  /** The log that it began with, in Latin-1. */
  #firstLog: Uint8Array = new Uint8Array();
  /** Joined parts since then that have been shown or wait. */
  #log = '';
  /** The first tick of each segment in both. */
  readonly #begins: number[] = [];
  /** How much of `#log` and `#begins` viewers have been shown, in games that show their play. */
  #shown = { chars: 0, begins: 0 };
  readonly #waiting: Part[] = [];
  /** What was shown last. */
  #last: Pick<Part, 'kind' | 'toTick' | 'score'> | undefined;
  #nextSeq = 0;
  #hasEnd = false;
  #closing: EndEvent | undefined;
  #end: EndEvent | undefined;

  /**
   * @param followed the run, where only the score is shown
   * @param onScored called when parts that wait have got their scores
   */
  constructor(liveId: string, row: LiveRow, followed?: FollowedRun, onScored: () => void = () => undefined) {
    this.liveId = liveId;
    this.row = row;
    this.#followed = followed;
    this.#onScored = onScored;
  }

  /** The number of the chunk to ask for. */
  get nextSeq(): number {
    return this.#nextSeq;
  }

  /** When the next part may be shown; undefined when none waits, or its score is still computed. */
  get nextAt(): number | undefined {
    const [next] = this.#waiting;
    return next && this.#isReady(next) ? next.at + LIVE_DELAY_MS : undefined;
  }

  /** Whether the last event has been sent. */
  get hasEnded(): boolean {
    return this.#end !== undefined;
  }

  /** The last part has not been read, though the run was closed with a result. Its chunks are gone: {@link complete} it. */
  get lacksEnd(): boolean {
    return this.#closing !== undefined && !this.#hasEnd;
  }

  /** The parts that it has. */
  get parts(): JoinedParts {
    const past = Buffer.from(this.#firstLog).toString('latin1');
    return { log: [past, this.#log].filter((log) => log !== '').join('.'), begins: this.#begins };
  }

  /** Begins with what is old enough. */
  async begin({ chunks, ...past }: ReadPast): Promise<void> {
    this.#firstLog = past.log;
    this.#begins.push(...(JSON.parse(past.begins) as number[]));
    this.#shown.begins = this.#begins.length;
    this.#nextSeq = chunks;
    this.#last = this.#followed ? await this.#followed.catchUp(past) : past;
  }

  take({ status, isWatchable, chunks, hasMore }: Omit<News, 'runId'>): void {
    if (!isWatchable) {
      this.#waiting.length = 0;
      this.#closing = { type: 'end', reason: 'stopped', runId: null };
      this.#hasEnd = true;
      return;
    }
    const parts: Part[] = [];
    for (const { seq, kind, to_tick: toTick, log, arrived_at: at } of chunks) {
      if (seq !== this.#nextSeq) continue;
      parts.push({ kind, toTick, log, at });
      this.#nextSeq++;
    }
    this.#add(parts);
    if (status === 'open' || hasMore) return;
    const runId = status === 'verified' || status === 'daily' ? this.row.id : null;
    this.#closing ??= { type: 'end', reason: 'closed', runId };
    // Without a result nothing more is to be had.
    if (status !== 'verified' && status !== 'daily' && status !== 'unwitnessed') this.#hasEnd = true;
  }

  /** Takes what has not been read of a closed run. @param rest undefined when there is none */
  complete(rest: readonly Part[] | undefined): void {
    this.#hasEnd = true;
    if (rest) this.#add([...rest]);
  }

  /** Shows all viewers what is old enough, and the end if all has been shown. */
  show(now: number): void {
    while (this.#showNext(now));
    if (this.#waiting.length > 0 || !this.#closing || this.lacksEnd || this.#end) return;
    this.#end = this.#closing;
    this.#send(this.#end);
  }

  /** Nobody watches it any more. */
  close(): void {
    this.#followed?.forget();
  }

  /** Shows the next part if it is old enough. */
  #showNext(now: number): boolean {
    const [next] = this.#waiting;
    if (!next || next.at + LIVE_DELAY_MS > now || !this.#isReady(next)) return false;
    this.#waiting.shift();
    const { kind, toTick, log, score } = next;
    if (this.#followed) {
      if (score === undefined || score === null) return true;
      this.#send({ type: 'score', kind, toTick, score });
    } else {
      this.#shown.chars += log.length + 1;
      if (kind === 'begin' && this.#begins[this.#shown.begins] === toTick + 1) this.#shown.begins++;
      this.#send({ type: 'play', kind, toTick, log });
    }
    this.#last = next;
    return true;
  }

  #isReady({ score }: Part): boolean {
    return !this.#followed || score !== undefined;
  }

  /** Adds a viewer and shows it everything so far in one event. */
  add(viewer: Viewer): void {
    viewer.send(this.#head(), this.#last && !this.#followed ? this.#shownLog() : []);
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
      setup: this.#followed ? null : (JSON.parse(setup) as OpenRun['setup']),
      past: this.#past(),
    };
  }

  #past(): LiveHead['past'] {
    if (!this.#last) return null;
    const { kind, toTick, score } = this.#last;
    if (this.#followed) return { kind, toTick, score: score ?? 0 };
    return { kind, toTick, log: '', begins: this.#begins.slice(0, this.#shown.begins) };
  }

  #shownLog(): Uint8Array[] {
    const later = Buffer.from(this.#log.slice(0, Math.max(0, this.#shown.chars - 1)), 'latin1');
    return [this.#firstLog, ...(this.#firstLog.length > 0 && later.length > 0 ? [DOT] : []), later];
  }

  #add(parts: Part[]): void {
    if (parts.length === 0) return;
    const logs = parts.map(({ log }) => log).join('.');
    this.#log += this.#log === '' ? logs : `.${logs}`;
    for (const { kind, toTick } of parts)
      if (kind === 'begin' && this.#begins.at(-1) !== toTick + 1) this.#begins.push(toTick + 1);
    this.#waiting.push(...parts);
    if (parts.at(-1)?.kind === 'end') this.#hasEnd = true;
    if (this.#followed) void this.#score(parts, this.#followed);
  }

  async #score(parts: readonly Part[], followed: FollowedRun): Promise<void> {
    const scores = await followed.scores(parts.map(({ kind, toTick, log }) => ({ kind, toTick, log })));
    for (const [index, part] of parts.entries()) part.score = scores[index] ?? null;
    this.#onScored();
  }

  #send(event: LiveEvent): void {
    for (const viewer of this.viewers) viewer.send(event);
  }
}
