import type { ChunkAnswer, StreamWelcome } from '@star-seekers/contracts';
import type { Chunk } from '@star-seekers/stream';
import type { Scheduler } from '@star-seekers/stream/testing';
import {
  type TestDatabase,
  type TestPlayer,
  type TestServer,
  type Visitor,
  createTestDatabase,
  newVisitor,
  sendAtOnce,
  startTestServer,
} from '../../src/testing/index.ts';

/** How a server ends. */
export type End = 'stopped' | 'killed';

/** Chunks that come by a request each, one of so many; the others come as from a socket. */
const REQUEST_ONE_IN = 10;

/** Servers on one database: each request, and each chunk, reaches any of them. */
export const SERVERS = 3;

/** Real servers whose time is that of a world, and that can be started again. */
export class VirtualHub {
  readonly #world: Scheduler;
  readonly #database: TestDatabase;
  readonly #servers: TestServer[] = [];
  /** What the clock of runs is ahead of the world's time. */
  #epoch = 0;
  #sent = 0;

  private constructor(world: Scheduler, database: TestDatabase) {
    this.#world = world;
    this.#database = database;
  }

  static async open(world: Scheduler): Promise<VirtualHub> {
    const hub = new VirtualHub(world, await createTestDatabase());
    while (hub.#servers.length < SERVERS) await hub.#start();
    return hub;
  }

  get isUp(): boolean {
    return this.#servers.length > 0;
  }

  /** Any server that is up. */
  get server(): TestServer {
    for (const server of this.#servers) this.#wind(server);
    const server = this.#servers[Math.floor(this.#world.between(0, this.#servers.length))];
    if (!server) throw new Error('no server is up');
    return server;
  }

  /** The browser of a player, at any server. */
  visitor({ cookie }: TestPlayer): Visitor {
    return newVisitor(this.server, cookie());
  }

  async welcome(player: TestPlayer, runId: string, answered: number): Promise<StreamWelcome> {
    return this.server.services.streams.welcome(player.user.id, runId, 1, answered);
  }

  /** @throws {ApiFailure | ApiError} */
  async append(player: TestPlayer, runId: string, chunk: Chunk): Promise<ChunkAnswer> {
    if (++this.#sent % REQUEST_ONE_IN === 0) return sendAtOnce(this.visitor(player), runId)(chunk);
    return this.server.services.streams.append({ userId: player.user.id, runId, epoch: 1, chunk });
  }

  /** Steps the clock of every machine. */
  step(ms: number): void {
    for (const { clock } of this.#servers) clock.step(ms);
  }

  /** The servers that are up say so, as they do every second of real time. */
  async beat(): Promise<void> {
    const { db, clock } = this.server.services;
    const ids = this.#servers.map(({ services }) => services.processes.id);
    await db.updateTable('processes').set({ seen_at: clock.now() }).where('id', 'in', ids).execute();
  }

  /** Ends servers, and starts others after a while. @param count how many */
  async restart(end: End, downMs: number, count: number): Promise<void> {
    for (const server of this.#servers.splice(0, count)) {
      this.#wind(server);
      const { services, close } = server;
      const [{ id }, endedAt] = [services.processes, services.clock.now()];
      await close();
      this.#world.after(downMs, async () => {
        const { services: started } = await this.#start();
        const row = started.db.updateTable('processes').where('id', '=', id);
        // Nobody says that it ends.
        if (end === 'killed') await row.set({ seen_at: endedAt, ended_at: null }).execute();
      });
    }
  }

  async close(): Promise<void> {
    for (const { close } of this.#servers) await close();
    await this.#database.remove();
  }

  async #start(): Promise<TestServer> {
    const server = await startTestServer({ database: this.#database.address });
    server.clock.stop();
    if (this.#epoch === 0) this.#epoch = server.services.clock.now() - Math.floor(this.#world.now);
    this.#wind(server);
    this.#servers.push(server);
    return server;
  }

  /** Lets the time of the world pass on a server. */
  #wind({ clock, services }: TestServer): void {
    clock.advance(this.#epoch + Math.floor(this.#world.now) - services.clock.now());
  }
}
