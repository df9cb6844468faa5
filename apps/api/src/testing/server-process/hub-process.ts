import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { programFile } from './programs.ts';

/** The server as an operator starts it, configured only by its environment. */
export interface HubProcess {
  readonly child: ChildProcess;
  /** Its address, once it is ready; rejects with its output if it ends before. */
  readonly ready: Promise<string>;
  /** Its exit code, signal and output. */
  readonly ended: Promise<HubEnd>;
}

export interface HubEnd {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly output: string;
}

/** @param script another one that starts a server */
export function spawnHub(env: Readonly<Record<string, string>>, script = programFile('program')): HubProcess {
  const child = spawn(process.execPath, [script], {
    env: { PATH: process.env['PATH'], ...compileCache(), PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ready = Promise.withResolvers<string>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => {
      output += part;
      const address = /^Star Seekers is ready: (http:\/\/localhost:\d+)$/m.exec(output)?.[1];
      if (address) ready.resolve(address);
    });
  }
  const ended = once(child, 'close').then(([code, signal]): HubEnd => {
    ready.reject(new Error(`the server ended before it was ready:\n${output}`));
    return { code, signal, output };
  });
  // Not every caller awaits the address.
  ready.promise.catch(() => {});
  return { child, ready: ready.promise, ended };
}

/** Of an environment with nothing else of this one: Node's compile cache, for a faster start. */
export function compileCache(): Record<string, string> {
  const folder = process.env['NODE_COMPILE_CACHE'];
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: folder };
}
