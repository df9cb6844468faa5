import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { watchLive } from '@star-seekers/contracts/live-client';
import { balancesOf } from '../src/domains/credits/service.ts';
import { createTestDatabase, testEngine } from '../src/testing/databases/test-database.ts';
import { type TestServer, ledgerFaults, newPlayer, startTestServer } from '../src/testing/index.ts';
import { gameWithId } from '../src/testing/play-run.ts';
import { type HubProcess, spawnHub } from '../src/testing/server-process/hub-process.ts';
import { DeployPlayer, type Tally, type Version } from './deploys/player.ts';
import { type Proxy, freePort, startProxy } from './deploys/proxy.ts';
import { RACING, stress } from './stress.ts';

const SNAKE = 2;
const RAISED_RULES = join(import.meta.dirname, '../src/testing/games/raised-rules.ts');
const HUB = join(import.meta.dirname, 'deploys/hub.ts');

/** From the signal to stop until it stops: the load balancer has noticed by then. */
const SHUTDOWN_DELAY_S = 2;

/** The players stand for other machines, so they get processor time before the servers, also on two cores. */
const SERVER_NICE = 2;

/** All players begin within so many of the scale's periods: servers and pages are slow at first. */
const BEGIN_PERIODS = 3;

/** Every so many players one has no WebSocket. */
const POSTS_ONE_IN = 10;
const VIEWERS = 5;

/** Share of the runs that may be slow: two cores bear pages, servers and database only just. Where runs had to wait, most are. */
const MOST_SLOW = 0.01;
const CREDITS = 1000;

interface Scale {
  readonly players: number;
  readonly processes: number;
  /** Before the first process is replaced, between two, and after the last. */
  readonly seconds: number;
}

const { sim } = gameWithId(SNAKE);
const N: Version = { name: 'n', game: gameWithId(SNAKE) };
/** The version after it, with the same rules and with others. */
const NEXT: Version = { name: 'next', game: gameWithId(SNAKE) };
const RAISED: Version = {
  name: 'next',
  game: { ...gameWithId(SNAKE), sim: { ...sim, rulesVersion: sim.rulesVersion + 1 } },
};

/** Processes that share a database, and what is written beside it. */
class Site {
  readonly control: TestServer;
  readonly #env: Readonly<Record<string, string>>;
  readonly #folder: string;
  readonly #remove: () => Promise<void>;

  private constructor(
    control: TestServer,
    env: Readonly<Record<string, string>>,
    folder: string,
    remove: () => Promise<void>,
  ) {
    this.control = control;
    this.#env = env;
    this.#folder = folder;
    this.#remove = remove;
  }

  static async open(url: string): Promise<Site> {
    const folder = mkdtempSync(join(tmpdir(), 'star-seekers-deploys-'));
    const database = testEngine() === 'postgres' ? await createTestDatabase() : undefined;
    const control = await startTestServer({ database: database?.address ?? join(folder, 'star-seekers.sqlite') });
    for (const version of [N, NEXT]) writeBuild(join(folder, version.name), version.name);
    const env = {
      DATA_DIR: folder,
      PUBLIC_URL: url,
      TRUSTED_PROXIES: 'loopback',
      // As of the control server, with which the players have signed up.
      SESSION_SECRET: 'a secret of the tests, longer than 32 characters',
      MAIL: 'off',
      PAYMENTS: 'off',
      LOG_LEVEL: 'warn',
      SHUTDOWN_DELAY: String(SHUTDOWN_DELAY_S),
      ...(database && { DATABASE_URL: database.address }),
    };
    return new Site(control, env, folder, async () => database?.remove());
  }

  /** Starts a process. Resolves when it is ready. */
  async start({ name, game }: Version): Promise<{ readonly port: number; readonly hub: HubProcess }> {
    const port = await freePort();
    const games = game.sim.rulesVersion === sim.rulesVersion ? undefined : { GAMES_MODULE: RAISED_RULES };
    const hub = spawnHub({ ...this.#env, PORT: String(port), WEB_ROOT: join(this.#folder, name), ...games }, HUB);
    setPriority(hub.child.pid ?? 0, SERVER_NICE);
    for (let isReady = false; !isReady; await sleep(50)) {
      if (hub.child.exitCode !== null) throw new Error((await hub.ended).output);
      isReady = await fetch(`http://127.0.0.1:${port}/readyz`).then(
        ({ status }) => status === 200,
        () => false,
      );
    }
    return { port, hub };
  }

  async close(): Promise<void> {
    await this.control.close();
    await this.#remove();
    rmSync(this.#folder, { recursive: true });
  }
}

/** A build with one file of its own. */
function writeBuild(folder: string, name: string): void {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, `assets/page-${name}.js`), '');
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><html><head><!-- page: replaced --><title></title><!-- /page --><script type="module" src="/assets/page-${name}.js"></script></head><body><!-- sky --><!-- /sky --></body></html>`,
  );
  const notFound = { title: 'Page not found', description: 'Nothing here.' };
  writeFileSync(join(folder, 'pages.json'), JSON.stringify({ pages: [], notFound }));
}

/** What a client makes of a kept connection that is closed is not the hub's matter: browsers send a request again then. */
const fetchOnce: typeof fetch = async (input, init) => {
  const headers = { ...(init?.headers as Record<string, string>), connection: 'close' };
  return fetch(input, { ...init, headers });
};

/** Watches run after run. @returns how often a viewer was told that the connection was lost */
async function watch(url: string, isOver: () => boolean, faults: string[]): Promise<number> {
  let lost = 0;
  while (!isOver()) {
    const leaving = new AbortController();
    const timer = setInterval(() => isOver() && leaving.abort(), 200);
    try {
      const runs = (await (await fetchOnce(`${url}/api/live`)).json()) as { readonly id: string }[];
      const run = runs[Math.floor(Math.random() * runs.length)];
      if (run)
        for await (const _event of watchLive(run.id, {
          baseUrl: url,
          fetch: fetchOnce,
          signal: leaving.signal,
          onLost: () => void lost++,
        }));
      else await sleep(1000);
    } catch (error) {
      // It has ended meanwhile.
      if (!/live\/not_found/.test(JSON.stringify(error))) faults.push(`a viewer: ${String(error)}`);
    } finally {
      clearInterval(timer);
    }
  }
  return lost;
}

interface Replaced {
  readonly tally: Tally;
  readonly text: string;
}

/** Replaces all processes of a hub by those of another version while players play. */
async function replaceAll(
  proxy: Proxy,
  next: Version,
  { players: count, processes, seconds }: Scale,
): Promise<Replaced> {
  const site = await Site.open(proxy.url);
  const { db } = site.control.services;
  const faults: string[] = [];
  const tally: Tally = {
    requests: 0,
    repeated: 0,
    moved: 0,
    verified: 0,
    slow: 0,
    returned: 0,
    stopped: 0,
    reloaded: 0,
    faults,
  };
  let isOver = false;
  try {
    let running = await Promise.all(Array.from({ length: processes }, async () => site.start(N)));
    await proxy.route(running.map(({ port }) => port));
    const players: DeployPlayer[] = [];
    const ids: string[] = [];
    for (let index = 0; index < count; index++) {
      const player = await newPlayer(site.control, CREDITS);
      await player.api('updateProfile', { body: { watchable: index % 10 === 0 } });
      const posts = index % POSTS_ONE_IN === 0;
      const options = { url: proxy.url, player, index, posts, versions: [N, next], tally, isOver: () => isOver };
      players.push(new DeployPlayer(options));
      ids.push(player.user.id);
    }
    // Not before: to sign up costs this process so much that its pages would play too slowly.
    const playing = players.map(async (player, index) => {
      await sleep((BEGIN_PERIODS * seconds * 1000 * index) / count);
      await player.play();
    });
    const watching = Array.from({ length: VIEWERS }, async () => watch(proxy.url, () => isOver, faults));
    await sleep((BEGIN_PERIODS + 1) * seconds * 1000);

    let goneAt = 0;
    for (const { port, hub } of running) {
      const later = await site.start(next);
      running = [...running.filter((one) => one.port !== port), later];
      await proxy.route(running.map((one) => one.port));
      hub.child.kill('SIGTERM');
      const { code, signal, output } = await hub.ended;
      goneAt = performance.now();
      if (code !== 0) faults.push(`a process ended with ${code ?? signal}: ${output.slice(-500)}`);
      if (/"level":(50|60)/.test(output)) faults.push(`a process complained: ${output.slice(-1000)}`);
      if (port !== running[0]?.port) await sleep(seconds * 1000);
    }
    let returnedAfterMs = 0;
    if (next === RAISED) {
      const open = () =>
        db
          .selectFrom('runs')
          .select('id')
          .where('status', '=', 'open')
          .where('rules_version', '=', sim.rulesVersion)
          .execute();
      while ((await open()).length > 0 && performance.now() - goneAt < 60_000) await sleep(20);
      returnedAfterMs = performance.now() - goneAt;
      const left = (await open()).length;
      if (left > 0) faults.push(`${left} runs by the older rules are open`);
    }
    await sleep(seconds * 1000);
    isOver = true;
    await Promise.all(playing);
    if (tally.slow > MOST_SLOW * tally.verified) faults.push(`${tally.slow} runs of ${tally.verified} are slow`);
    const lost = (await Promise.all(watching)).reduce((sum, each) => sum + each, 0);

    const runs = await db.selectFrom('runs').select(['user_id', 'status', 'rules_version']).execute();
    for (const [index, player] of players.entries()) {
      const own = runs.filter((run) => run.user_id === ids[index]);
      const paid = own.filter(({ status }) => status !== 'returned').length;
      const { credits } = await balancesOf(db, ids[index] ?? '');
      const expected = CREDITS + player.gained - paid;
      if (credits !== expected) faults.push(`player ${index} has ${credits} credits, not ${expected}`);
    }
    for (const { status, rules_version: version } of runs) {
      const isReturned = status === 'returned' && next === RAISED && version === sim.rulesVersion;
      if (status !== 'verified' && status !== 'unwitnessed' && !isReturned) faults.push(`a run is ${status}`);
    }
    faults.push(...(await ledgerFaults(db)));
    for (const { hub } of running) hub.child.kill('SIGTERM');
    await Promise.all(running.map(async ({ hub }) => hub.ended));
    const { requests, repeated, moved, verified, slow, returned, stopped, reloaded } = tally;
    const what =
      next === RAISED
        ? `other rules, ${returned} runs returned, the last ${Math.round(returnedAfterMs)} ms after the deploy`
        : 'the same rules';
    return {
      tally,
      text: `${what}: ${requests} requests, ${repeated} of them answered 503 and sent again, ${moved} sockets moved, ${verified} runs verified, ${slow} of them slow, ${stopped} stopped, ${reloaded} pages reloaded for a file, ${lost} viewers told of a lost connection`,
    };
  } finally {
    isOver = true;
    await site.close();
  }
}

export const deploys = stress<Scale>({
  promise: 'a deploy behind a load balancer fails no request and loses no run, also when it changes the rules',
  shortOn: RACING,
  long: { players: 300, processes: 3, seconds: 15 },
  run: async (scale) => {
    const texts: string[] = [];
    const faults: string[] = [];
    let name = '';
    for (const next of [NEXT, RAISED]) {
      const proxy = await startProxy();
      ({ name } = proxy);
      try {
        const replaced = await replaceAll(proxy, next, scale);
        texts.push(replaced.text);
        faults.push(...replaced.tally.faults);
      } finally {
        await proxy.close();
      }
    }
    return {
      text: `${scale.players} players, ${scale.processes} processes behind ${name}. ${texts.join('. ')}`,
      faults,
    };
  },
});
