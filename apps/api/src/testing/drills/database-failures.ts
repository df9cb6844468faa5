import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type HubProcess, spawnHub } from '../server-process/hub-process.ts';
import { newPlayer } from '../test-player.ts';
import { startTestServer } from '../test-server.ts';

/** Something that fails. */
export interface Cause {
  readonly name: string;
  /** How long it lasts, in milliseconds. */
  readonly lastsMs: number;
  /** Begins it. @returns ends it */
  begin(): Promise<() => Promise<void> | void>;
  /** Only the first player may notice it. */
  readonly spares?: boolean;
}

export interface FailureDrill {
  /** Address of the database, past what fails. */
  readonly database: string;
  /** Environment of the servers. */
  readonly env: Readonly<Record<string, string>>;
  readonly processes: number;
  readonly players: number;
}

/** What was seen while something failed. Times in milliseconds; `undefined`: never. */
export interface Observation {
  readonly cause: string;
  /** Servers that ended. */
  readonly died: number;
  /** From the beginning until a server said that it is not ready. */
  readonly unreadyMs: number | undefined;
  /** From the end until all servers said again that they are ready, and until the last request failed. */
  readonly readyMs: number | undefined;
  readonly recoveredMs: number | undefined;
  readonly requests: number;
  readonly failed: number;
  readonly slowestMs: number;
  /** Requests without an answer in the end. */
  readonly unanswered: number;
  /** Lines of the log by what they say. */
  readonly log: Readonly<Record<string, number>>;
}

const SECRET = 'a secret of the tests, longer than 32 characters';

/** A player sends the next request after so long; a player spends every sixth time, as often as the limits allow. */
const PAUSE_MS = 200;
const SPENDS_EVERY = 6;
const PROBE_MS = 100;
const PATIENCE_MS = 60_000;
const PENDING_MS = 5000;

interface Answer {
  /** Its number, or -1 for a probe. */
  readonly player: number;
  readonly at: number;
  readonly ms: number;
  readonly status: number;
}

/** Servers of a hub, as an operator starts them, with players who go on whatever happens. */
export class FailingHub {
  readonly #plan: FailureDrill;
  readonly #folder = mkdtempSync(join(tmpdir(), 'star-seekers-failures-'));
  readonly #cookies: string[] = [];
  readonly #hubs: { hub: HubProcess; url: string; lines: string[]; hasEnded: boolean }[] = [];
  /** Of players, and of probes of readiness. */
  readonly #answers: Answer[] = [];
  readonly #probes: Answer[] = [];
  /** When requests were sent that have no answer yet. */
  readonly #open = new Set<Pick<Answer, 'player' | 'at'>>();
  #isOver = false;
  #load: Promise<unknown> = Promise.resolve();

  private constructor(plan: FailureDrill) {
    this.#plan = plan;
  }

  static async start(plan: FailureDrill): Promise<FailingHub> {
    const drill = new FailingHub(plan);
    const control = await startTestServer({ database: plan.database });
    for (let number = 0; number < plan.players; number++)
      drill.#cookies.push((await newPlayer(control, 100_000)).cookie());
    await control.close();
    for (let number = 0; number < plan.processes; number++) await drill.#startHub(number);
    drill.#load = Promise.all([
      ...drill.#cookies.map(async (cookie, index) => drill.#play(cookie, index)),
      ...drill.#hubs.map(async (_, index) => drill.#probe(index)),
    ]);
    return drill;
  }

  /** The player who comes first: whose row may be locked. */
  get firstCookie(): string {
    return this.#cookies[0] ?? '';
  }

  urlOf(number: number): string {
    return this.#hubs[number]?.url ?? '';
  }

  async #startHub(number: number): Promise<void> {
    const hub = spawnHub({
      DATA_DIR: this.#folder,
      WEB_ROOT: this.#folder,
      SESSION_SECRET: SECRET,
      ...this.#plan.env,
    });
    const lines: string[] = [];
    for (const stream of [hub.child.stdout, hub.child.stderr])
      stream?.on('data', (part: string) => lines.push(...part.split('\n').filter(Boolean)));
    const entry = { hub, url: await hub.ready, lines, hasEnded: false };
    void hub.ended.then(() => (entry.hasEnded = true));
    this.#hubs[number] = entry;
  }

  async #play(cookie: string, index: number): Promise<void> {
    for (let number = 0; !this.#isOver; number++) {
      const url = this.urlOf((index + number) % this.#plan.processes);
      const isSpend = number % SPENDS_EVERY === 0;
      const path = isSpend ? 'user/credits/spend' : 'user/credits/transactions';
      const body = isSpend ? { amount: 1 } : undefined;
      await this.#ask(this.#answers, index, async () => send(`${url}/api/${path}`, { cookie, body }));
      await sleep(PAUSE_MS);
    }
  }

  async #probe(hub: number): Promise<void> {
    while (!this.#isOver) {
      await this.#ask(this.#probes, -1, async () => send(`${this.urlOf(hub)}/readyz`, {}));
      await sleep(PROBE_MS);
    }
  }

  async #ask(answers: Answer[], player: number, ask: () => Promise<number>): Promise<void> {
    const asked = { player, at: performance.now() };
    this.#open.add(asked);
    const status = await ask();
    this.#open.delete(asked);
    answers.push({ ...asked, ms: performance.now() - asked.at, status });
  }

  /** Lets something fail, and watches until all is well again. */
  async observe(cause: Cause): Promise<Observation> {
    await sleep(2000);
    const logged = this.#hubs.map(({ lines }) => lines.length);
    const beganAt = performance.now();
    const end = await cause.begin();
    await sleep(cause.lastsMs);
    await end();
    const endedAt = performance.now();
    // Longer than anything may take, and until an end was logged.
    await sleep(20_000);
    const died = this.#hubs.filter(({ hasEnded }) => hasEnded).length;
    const now = performance.now();
    // What has no answer yet was not served either.
    const pending = [...this.#open]
      .filter(({ at }) => now - at > PENDING_MS)
      .map(({ player, at }) => ({ player, at, ms: now - at, status: 0 }));
    const probes = [...this.#probes, ...pending.filter(({ player }) => player < 0)].filter(({ at }) => at >= beganAt);
    const unready = probes.filter(({ status }) => status !== 200);
    const answers = [...this.#answers, ...pending.filter(({ player }) => player >= 0)].filter(
      ({ player, at, ms }) => at + ms >= beganAt && !(cause.spares && player === 0),
    );
    const failed = answers.filter(({ status }) => status >= 500 || status === 0);
    const lastOf = (ends: readonly number[]) => (ends.length === 0 ? 0 : Math.max(0, Math.max(...ends) - endedAt));
    const isWell = (recent: readonly Answer[]) =>
      recent.filter(({ at, ms }) => at + ms > endedAt + 15_000).every(({ status }) => status < 500 && status !== 0);
    const log: Record<string, number> = {};
    for (const [number, { lines }] of this.#hubs.entries())
      for (const line of lines.slice(logged[number])) {
        const what = whatOf(line);
        log[what] = (log[what] ?? 0) + 1;
      }
    for (const [number, { hasEnded }] of this.#hubs.entries()) if (hasEnded) await this.#startHub(number);
    return {
      cause: cause.name,
      died,
      unreadyMs: unready[0] && Math.round(unready[0].at + unready[0].ms - beganAt),
      readyMs: isWell(probes) ? Math.round(lastOf(unready.map(({ at, ms }) => at + ms))) : undefined,
      recoveredMs: isWell(answers) ? Math.round(lastOf(failed.map(({ at, ms }) => at + ms))) : undefined,
      requests: answers.length,
      failed: failed.length,
      slowestMs: Math.round(Math.max(0, ...answers.map(({ ms }) => ms))),
      unanswered: pending.length,
      log,
    };
  }

  /** How long the first server takes to stop while something fails. @returns milliseconds and its exit code */
  async stopDuring(
    cause: Cause,
  ): Promise<{ readonly ms: number; readonly code: number | null; readonly says: string }> {
    const end = await cause.begin();
    await sleep(3000);
    const [first] = this.#hubs;
    if (!first) throw new Error('no server');
    const at = performance.now();
    const length = first.lines.length;
    first.hub.child.kill('SIGTERM');
    const timer = setTimeout(() => first.hub.child.kill('SIGKILL'), PATIENCE_MS);
    const { code } = await first.hub.ended;
    clearTimeout(timer);
    const ms = Math.round(performance.now() - at);
    await end();
    const says = first.lines
      .slice(length)
      .filter((line) => !line.startsWith('{'))
      .join(' ');
    await sleep(2000);
    await this.#startHub(0);
    return { ms, code, says };
  }

  async close(): Promise<void> {
    this.#isOver = true;
    for (const { hub } of this.#hubs) hub.child.kill('SIGKILL');
    await Promise.all(this.#hubs.map(async ({ hub }) => hub.ended));
    await this.#load;
    rmSync(this.#folder, { recursive: true });
  }
}

/** @returns the status; 0 when there was no answer */
export async function send(
  url: string,
  { cookie, body }: { cookie?: string; body?: object | undefined },
): Promise<number> {
  try {
    const response = await fetch(url, {
      method: body ? 'POST' : 'GET',
      headers: {
        ...(cookie !== undefined && { cookie }),
        ...(body && { 'content-type': 'application/json' }),
        'sec-fetch-site': 'same-origin',
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}

function whatOf(line: string): string {
  try {
    const { event, msg } = JSON.parse(line) as { event?: string; msg?: string };
    return event ?? msg ?? line;
  } catch {
    return line.slice(0, 60);
  }
}
