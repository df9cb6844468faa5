import { once } from 'node:events';
import { type AddressInfo, type Server, type Socket, connect, createServer } from 'node:net';

/** A connection of a client, with the one to the database behind it. */
interface Pair {
  readonly ends: readonly [Socket, Socket];
  /** Silent for good. */
  isLost: boolean;
}

/** Stands between a server and PostgreSQL, and fails as networks and database servers do. At first it passes everything on. */
export class DatabaseProxy {
  /** Address of the database through the proxy. */
  readonly url: string;
  readonly #target: URL;
  readonly #server: Server;
  readonly #port: number;
  readonly #pairs = new Set<Pair>();
  #lastUsed: Pair | undefined;
  #isSilent = false;
  #delayMs = 0;

  private constructor(target: URL, server: Server) {
    this.#target = target;
    this.#server = server;
    this.#port = (server.address() as AddressInfo).port;
    const url = new URL(target);
    url.port = `${this.#port}`;
    this.url = url.href;
    server.on('connection', (client) => this.#connect(client));
  }

  /** @param database its URL, with a port */
  static async before(database: string): Promise<DatabaseProxy> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new DatabaseProxy(new URL(database), server);
  }

  /** Passes everything on again. */
  async pass(): Promise<void> {
    this.#isSilent = false;
    this.#delayMs = 0;
    for (const { ends, isLost } of this.#pairs) if (!isLost) for (const end of ends) end.resume();
    if (this.#server.listening) return;
    this.#server.listen(this.#port, '127.0.0.1');
    await once(this.#server, 'listening');
  }

  /** Resets all connections; new ones pass. */
  reset(): void {
    for (const { ends } of this.#pairs) for (const end of ends) end.resetAndDestroy();
    this.#pairs.clear();
  }

  /** Resets all connections and refuses new ones. */
  refuse(): void {
    this.#server.close();
    this.reset();
  }

  /** Nothing passes any more, on new connections neither; none ends. */
  silence(): void {
    this.#isSilent = true;
    for (const { ends } of this.#pairs) for (const end of ends) end.pause();
  }

  /**
   * The connections that are open never carry anything again, as after a failover; new ones pass.
   * @param spared those that pass on: none, or the one that carried something last
   */
  lose(spared?: 'last used'): void {
    for (const pair of this.#pairs) {
      if (spared && pair === this.#lastUsed) continue;
      pair.isLost = true;
      for (const end of pair.ends) end.pause();
    }
  }

  /** Everything arrives later. */
  delay(milliseconds: number): void {
    this.#delayMs = milliseconds;
  }

  close(): void {
    this.refuse();
  }

  #connect(client: Socket): void {
    const database = connect(Number(this.#target.port), this.#target.hostname);
    const pair: Pair = { ends: [client, database], isLost: false };
    this.#pairs.add(pair);
    this.#forward(client, database, pair);
    this.#forward(database, client, pair);
  }

  #forward(from: Socket, to: Socket, pair: Pair): void {
    from.on('data', (data) => {
      this.#lastUsed = pair;
      if (this.#delayMs === 0) to.write(data);
      else setTimeout(() => to.write(data), this.#delayMs);
    });
    from.on('end', () => to.end());
    from.on('error', () => to.destroy());
    from.on('close', () => {
      to.destroy();
      this.#pairs.delete(pair);
    });
    if (this.#isSilent) from.pause();
  }
}
