import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { TestServerOptions } from '../test-server.ts';
import { programFile } from './programs.ts';

/** Options of a test server in another process. Several processes may share one database. */
export type ServerProcessOptions = Pick<TestServerOptions, 'limits' | 'gamesModule'> & { readonly database: string };

export interface ServerProcess {
  readonly url: string;
  /** Kills it with SIGKILL. */
  kill(): Promise<void>;
  /** Stops it gracefully. */
  stop(): Promise<void>;
}

/** Starts a test server in a separate process. @throws {Error} when it ends before it listens */
export async function startServerProcess(options: ServerProcessOptions): Promise<ServerProcess> {
  const child = fork(programFile('child'), [JSON.stringify(options)], { execArgv: [] });
  const exited = once(child, 'exit');
  const [url] = (await Promise.race([
    once(child, 'message'),
    exited.then(([code]) => Promise.reject(new Error(`the server process ended with ${code}`))),
  ])) as [string];
  return {
    url,
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
    async stop() {
      if (child.connected) child.disconnect();
      await exited;
    },
  };
}
