import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type HubProcess, spawnHub } from '../../src/testing/server-process/hub-process.ts';
import { newPlayer, newVisitor } from '../../src/testing/test-player.ts';
import { startTestServer } from '../../src/testing/test-server.ts';

/** Something that happens to a database. */
export interface Cause {
  readonly name: string;
  /** How long it lasts, in milliseconds. */
  readonly lastsMs: number;
  /** Whom: everybody for as long as it lasts, who has a connection, or only the first player. */
  readonly strikes: 'everybody' | 'connections' | 'first player';
  /** Begins it. @returns ends it */
  begin(hub: FailingHub): Promise<() => Promise<void> | void>;
}

export interface FailureDrill {
  /** Address of the database, past what fails. */
  readonly database: string;
  /** Environment of the servers, which find the database by it. */
  readonly env: Readonly<Record<string, string>>;
  readonly processes: number;
  readonly players: number;
}

/** What was seen while something failed, in milliseconds. */
export interface Observation {
  /** Servers that ended. */
  readonly died: number;
  /** From the beginning until a server said that it is not ready; undefined if none did. */
  readonly unreadyMs: number | undefined;
  /** From the end until all servers said again that they are ready, and until the last request failed; undefined if that goes on. */
  readonly readyMs: number | undefined;
  readonly recoveredMs: number | undefined;
  readonly requests: number;
  readonly failed: number;
  readonly slowestMs: number;
  /** Lines of the log by what they say. */
  readonly log: Readonly<Record<string, number>>;
}

/** How a server stopped. */
export interface Stop {
  readonly ms: number;
  readonly code: number | null;
  /** What it said on its way, besides its log. */
  readonly said: string;
}

/** That of test servers: their sessions are valid in these servers. */
const SECRET = 'a secret of the tests, longer than 32 characters';

/** Between two requests of a player, of which a few spend a credit, and two probes of readiness. */
const PAUSE_MS = 200;
const SPENDS_EVERY = 6;
const PROBE_MS = 100;

/** How long a client waits; and a request is counted as failed before. */
const PATIENCE_MS = 60_000;
const PENDING_MS = 5000;

/** All is well when nothing has failed for so long; it is not if that takes longer than the other. */
const WELL_MS = 3000;
const RECOVERY_MS = 25_000;

/** Between two causes. */
const REST_MS = 1000;

interface Request {
  /** The number of the player; of a probe, none. */
  readonly player: number | undefined;
  readonly at: number;
}

interface Answer extends Request {
  readonly endedAt: number;
  /** 0 when there was none. */
  readonly status: number;
}

interface RunningHub {
  readonly hub: HubProcess;
  readonly url: string;
  readonly lines: string[];
  hasEnded: boolean;
}

const hasFailed = ({ status }: Answer) => status === 0 || status >= 500;

/** Servers of a hub, as an operator starts them, with players who go on whatever happens. */
export class FailingHub {
  readonly #plan: FailureDrill;
  readonly #folder = mkdtempSync(join(tmpdir(), 'star-seekers-failures-'));
  readonly #cookies: string[] = [];
  readonly #hubs: RunningHub[] = [];
  #answers: Answer[] = [];
  readonly #open = new Set<Request>();
  readonly #over = new AbortController();
  #load: Promise<unknown> = Promise.resolve();

  private constructor(plan: FailureDrill) {
    this.#plan = plan;
  }

  static async start(plan: FailureDrill): Promise<FailingHub> {
    const hub = new FailingHub(plan);
    const control = await startTestServer({ database: plan.database });
    for (let number = 0; number < plan.players; number++)
      hub.#cookies.push((await newPlayer(control, 100_000)).cookie());
    await control.close();
    for (let number = 0; number < plan.processes; number++) await hub.#startHub(number);
    hub.#load = Promise.all([
      ...hub.#cookies.map(async (_, player) => hub.#play(player)),
      ...hub.#hubs.map(async (_, number) => hub.#probe(number)),
    ]);
    return hub;
  }

  /** Sends a request of a player to one of the servers. */
  async request(player: number, path: string, body?: object, number = player): Promise<void> {
    const { fetch } = newVisitor({ url: this.#urlOf(number) }, this.#cookies[player]);
    await this.#ask(player, async () =>
      fetch(`/api/${path}`, {
        method: body ? 'POST' : 'GET',
        ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(PATIENCE_MS),
      }),
    );
  }

  /** Lets something happen, and watches until all is well again. */
  async observe(cause: Cause): Promise<Observation> {
    for (const [number, { hasEnded }] of this.#hubs.entries()) if (hasEnded) await this.#startHub(number);
    await sleep(REST_MS);
    this.#answers = [];
    const before = this.#hubs.map(({ lines }) => lines.length);
    const beganAt = performance.now();
    const end = await cause.begin(this);
    await sleep(cause.lastsMs);
    await end();
    const endedAt = performance.now();
    const isWell = await this.#recovers(endedAt, before);
    const pending = this.#pending();
    const seen = [...this.#answers, ...pending].filter((answer) => answer.endedAt > beganAt);
    const probes = seen.filter(({ player }) => player === undefined);
    const asked = seen.filter(
      ({ player }) => player !== undefined && !(cause.strikes === 'first player' && player === 0),
    );
    const failed = asked.filter(hasFailed);
    const unready = probes.filter(hasFailed);
    const last = (answers: readonly Answer[]) =>
      isWell ? Math.round(Math.max(0, ...answers.map((answer) => answer.endedAt - endedAt))) : undefined;
    const [first] = unready;
    return {
      died: this.#hubs.filter(({ hasEnded }) => hasEnded).length,
      unreadyMs: first && Math.round(first.endedAt - beganAt),
      readyMs: last(unready),
      recoveredMs: last(failed),
      requests: asked.length,
      failed: failed.length,
      slowestMs: Math.round(Math.max(0, ...asked.map(({ at, endedAt: answeredAt }) => answeredAt - at))),
      log: Object.fromEntries(this.#logged(before)),
    };
  }

  /** Stops the first server a few seconds after something has happened. */
  async stopDuring(cause: Cause): Promise<Stop> {
    const [first] = this.#hubs;
    if (!first) throw new Error('no server was started');
    const end = await cause.begin(this);
    await sleep(Math.min(cause.lastsMs, WELL_MS));
    const before = first.lines.length;
    const at = performance.now();
    first.hub.child.kill('SIGTERM');
    const kill = setTimeout(() => first.hub.child.kill('SIGKILL'), PATIENCE_MS);
    const { code } = await first.hub.ended;
    const ms = Math.round(performance.now() - at);
    clearTimeout(kill);
    await end();
    const said = first.lines.slice(before).filter((line) => !line.startsWith('{'));
    return { ms, code, said: said.join(' ') };
  }

  /** What the first server says at `/metrics`. */
  async metrics(): Promise<string> {
    return (await fetch(`${this.#urlOf(0)}/metrics`)).text();
  }

  /** What the first server has logged so far. */
  get lines(): readonly string[] {
    return this.#hubs[0]?.lines ?? [];
  }

  async close(): Promise<void> {
    this.#over.abort();
    await this.#load;
    for (const { hub } of this.#hubs) hub.child.kill('SIGKILL');
    await Promise.all(this.#hubs.map(async ({ hub }) => hub.ended));
    rmSync(this.#folder, { recursive: true });
  }

  async #startHub(number: number): Promise<void> {
    const folders = { DATA_DIR: this.#folder, WEB_ROOT: this.#folder };
    const hub = spawnHub({ ...folders, SESSION_SECRET: SECRET, ...this.#plan.env });
    const lines: string[] = [];
    for (const stream of [hub.child.stdout, hub.child.stderr])
      stream?.on('data', (part: string) => lines.push(...part.split('\n').filter(Boolean)));
    const running = { hub, url: await hub.ready, lines, hasEnded: false };
    void hub.ended.then(() => (running.hasEnded = true));
    this.#hubs[number] = running;
  }

  #urlOf(number: number): string {
    return this.#hubs[number % this.#hubs.length]?.url ?? '';
  }

  async #play(player: number): Promise<void> {
    for (let number = 0; !this.#over.signal.aborted; number++) {
      const isSpend = number % SPENDS_EVERY === 0;
      const path = isSpend ? 'user/credits/spend' : 'user/credits/transactions';
      await this.request(player, path, isSpend ? { amount: 1 } : undefined, player + number);
      await sleep(PAUSE_MS);
    }
  }

  async #probe(number: number): Promise<void> {
    for (; !this.#over.signal.aborted; await sleep(PROBE_MS))
      await this.#ask(undefined, async () => fetch(`${this.#urlOf(number)}/readyz`));
  }

  async #ask(player: number | undefined, send: () => Promise<Response>): Promise<void> {
    const request = { player, at: performance.now() };
    this.#open.add(request);
    const status = await send().then(
      async (response) => response.arrayBuffer().then(() => response.status),
      () => 0,
    );
    this.#open.delete(request);
    this.#answers.push({ ...request, endedAt: performance.now(), status });
  }

  /** Requests that wait for too long count as failed. */
  #pending(): Answer[] {
    const now = performance.now();
    return [...this.#open]
      .filter(({ at }) => now - at > PENDING_MS)
      .map((request) => ({ ...request, endedAt: now, status: 0 }));
  }

  /** Waits until nothing fails any more, and the log says so. @returns whether that happens */
  async #recovers(since: number, before: readonly number[]): Promise<boolean> {
    for (let now = since; now - since < RECOVERY_MS; now = performance.now()) {
      const recent = this.#answers.filter(({ endedAt }) => endedAt > now - WELL_MS);
      const log = this.#logged(before);
      const isBack = (log.get('database.lost') ?? 0) <= (log.get('database.back') ?? 0);
      if (now - since > WELL_MS && isBack && ![...recent, ...this.#pending()].some(hasFailed)) return true;
      await sleep(PROBE_MS);
    }
    return false;
  }

  #logged(before: readonly number[]): Map<string, number> {
    const counts = new Map<string, number>();
    for (const [number, { lines }] of this.#hubs.entries())
      for (const line of lines.slice(before[number])) counts.set(whatOf(line), (counts.get(whatOf(line)) ?? 0) + 1);
    return counts;
  }
}

function whatOf(line: string): string {
  if (!line.startsWith('{')) return line;
  const { event, msg } = JSON.parse(line) as { event?: string; msg: string };
  return event ?? msg;
}
