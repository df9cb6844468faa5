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

/** A real server whose time is that of a world, and that can be started again. */
export class VirtualHub {
  readonly #world: Scheduler;
  readonly #database: TestDatabase;
  #server: TestServer;
  /** The world's time up to which the server's has passed. */
  #at = 0;
  #isUp = true;
  #sent = 0;

  private constructor(world: Scheduler, database: TestDatabase, server: TestServer) {
    this.#world = world;
    this.#database = database;
    this.#server = server;
    server.clock.stop();
  }

  static async open(world: Scheduler): Promise<VirtualHub> {
    const database = await createTestDatabase();
    return new VirtualHub(world, database, await startTestServer({ database: database.address }));
  }

  get isUp(): boolean {
    return this.#isUp;
  }

  /** The server now. */
  get server(): TestServer {
    const now = Math.floor(this.#world.now);
    this.#server.clock.advance(now - this.#at);
    this.#at = now;
    return this.#server;
  }

  /** The browser of a player, at the server as it is now. */
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

  /** Ends the server, and starts another one after a while. */
  async restart(end: End, downMs: number): Promise<void> {
    const { services, close } = this.server;
    const [{ id }, endedAt] = [services.processes, services.clock.now()];
    this.#isUp = false;
    await close();
    this.#world.after(downMs, async () => {
      this.#server = await startTestServer({ database: this.#database.address });
      const { clock, services: started } = this.#server;
      clock.stop();
      clock.advance(endedAt + Math.floor(this.#world.now) - this.#at - started.clock.now());
      this.#at = Math.floor(this.#world.now);
      const row = started.db.updateTable('processes').where('id', '=', id);
      // Nobody says that it ends.
      if (end === 'killed') await row.set({ seen_at: endedAt, ended_at: null }).execute();
      this.#isUp = true;
    });
  }

  async close(): Promise<void> {
    await this.#server.close();
    await this.#database.remove();
  }
}
