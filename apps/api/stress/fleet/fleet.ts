import { setTimeout as sleep } from 'node:timers/promises';
import type { Limits } from '../../src/platform/limits.ts';
import { startTestServer } from '../../src/testing/index.ts';
import { startServerProcess } from '../../src/testing/server-process/server-process.ts';

/** A server of a fleet. */
interface Member {
  readonly url: string;
  stop(): Promise<void>;
  /** Only of a process of its own. */
  kill?(): Promise<void>;
}

export interface FleetOptions {
  /** Address of the database. */
  readonly database: string;
  readonly limits: Partial<Limits>;
  readonly servers: number;
  /** Whether each server is a process of its own. */
  readonly isApart: boolean;
}

/** Several servers on one database, behind a load balancer that routes each request to any of them. */
export class Fleet {
  readonly #options: FleetOptions;
  readonly #members: Member[] = [];
  restarts = 0;
  kills = 0;

  private constructor(options: FleetOptions) {
    this.#options = options;
  }

  static async start(options: FleetOptions): Promise<Fleet> {
    const fleet = new Fleet(options);
    for (let number = 0; number < options.servers; number++) fleet.#members.push(await fleet.#start());
    return fleet;
  }

  /** Address of any server: also of one that has just been killed, because no load balancer knows at once. */
  get url(): string {
    const member = this.#members[Math.floor(Math.random() * this.#members.length)];
    if (!member) throw new Error('no server is up');
    return member.url;
  }

  /** Restarts one server after the other. @param pauseMs between two of them */
  async restart(pauseMs: number): Promise<void> {
    for (let number = 0; number < this.#options.servers; number++) {
      // It gets no further requests while it stops.
      const member = this.#members.shift();
      await member?.stop();
      this.#members.push(await this.#start());
      this.restarts++;
      await sleep(pauseMs);
    }
  }

  /** Kills a server, and starts another one. */
  async kill(): Promise<void> {
    const [member] = this.#members;
    if (!member?.kill) throw new Error('only a process of its own can be killed');
    await member.kill();
    this.kills++;
    const next = await this.#start();
    this.#members.shift();
    this.#members.push(next);
  }

  async stop(): Promise<void> {
    await Promise.all(this.#members.map(async (member) => member.stop()));
  }

  async #start(): Promise<Member> {
    const { database, limits, isApart } = this.#options;
    if (isApart) return startServerProcess({ database, limits });
    const { url, close } = await startTestServer({ database, limits });
    return { url, stop: close };
  }
}
