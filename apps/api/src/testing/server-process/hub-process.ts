import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** The server as an operator starts it: its environment is all that it is given. */
export interface HubProcess {
  readonly child: ChildProcess;
  /** Its address, once it prints that it is ready; rejects with what it printed when it ends before. */
  readonly ready: Promise<string>;
  /** What became of it, with everything that it printed. */
  readonly ended: Promise<HubEnd>;
}

export interface HubEnd {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly printed: string;
}

export function spawnHub(env: Readonly<Record<string, string>>): HubProcess {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../server.ts')], {
    env: { PATH: process.env['PATH'], ...compileCache(), PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const ready = Promise.withResolvers<string>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => {
      printed += part;
      const address = /^Star Seekers is ready: (http:\/\/localhost:\d+)$/m.exec(printed)?.[1];
      if (address) ready.resolve(address);
    });
  }
  const ended = once(child, 'close').then(([code, signal]): HubEnd => {
    ready.reject(new Error(`the server ended before it was ready:\n${printed}`));
    return { code, signal, printed };
  });
  // Whoever only waits for its end needs no address.
  ready.promise.catch(() => {});
  return { child, ready: ready.promise, ended };
}

/** Where Node keeps compiled code: it changes how fast a server starts, and nothing else. */
function compileCache(): Record<string, string> {
  const folder = process.env['NODE_COMPILE_CACHE'];
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: folder };
}
