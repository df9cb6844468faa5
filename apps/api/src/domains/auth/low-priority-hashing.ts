import { type ChildProcess, fork } from 'node:child_process';
import type { Hashing } from './argon2-hashing.ts';
import type { HashAnswer, HashRequest } from './hash-process.ts';

/**
 * Hashes in a low-priority process, so that under a flood of sign-ins the cores serve other requests first. The process starts on
 * demand, and again after a crash, which fails the hashes in flight.
 */
export class LowPriorityHashing implements Hashing {
  #process: HashProcess | undefined;

  /** Id of the running process. */
  get pid(): number | undefined {
    return this.#process?.pid;
  }

  async hash(password: string): Promise<string> {
    const { hash } = await this.#runningProcess().request({ password });
    if (hash === undefined) throw new Error('the hashing process answered without a hash');
    return hash;
  }

  async verify(against: string, password: string): Promise<boolean> {
    const { matches } = await this.#runningProcess().request({ password, against });
    return matches === true;
  }

  async close(): Promise<void> {
    await this.#process?.close();
  }

  #runningProcess(): HashProcess {
    if (this.#process?.isConnected) return this.#process;
    const started = new HashProcess(() => {
      if (this.#process === started) this.#process = undefined;
    });
    this.#process = started;
    return started;
  }
}

/** One process and its pending requests, which fail if it exits. */
class HashProcess {
  readonly #pending = new Map<number, PromiseWithResolvers<HashAnswer>>();
  readonly #child: ChildProcess;
  readonly #ended = Promise.withResolvers<void>();
  #lastId = 0;

  constructor(onEnd: () => void) {
    this.#child = fork(new URL('./hash-process.ts', import.meta.url), { execArgv: [] });
    this.#child.on('message', (answer: HashAnswer) => {
      this.#settle(answer.id, answer.failure === undefined ? answer : new Error(answer.failure));
    });
    const end = (error: Error) => {
      onEnd();
      for (const id of this.#pending.keys()) this.#settle(id, error);
      this.#ended.resolve();
    };
    this.#child.once('error', end);
    this.#child.once('exit', (code, signal) => end(new Error(`the hashing process ended with ${signal ?? code}`)));
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  get isConnected(): boolean {
    return this.#child.connected;
  }

  async request(input: Omit<HashRequest, 'id'>): Promise<HashAnswer> {
    const id = ++this.#lastId;
    const pending = Promise.withResolvers<HashAnswer>();
    this.#pending.set(id, pending);
    this.#child.send({ ...input, id } satisfies HashRequest, (error) => {
      if (error) this.#settle(id, error);
    });
    return pending.promise;
  }

  async close(): Promise<void> {
    if (this.#child.connected) this.#child.disconnect();
    // At its priority it may take long until it notices, and nobody waits for its hashes.
    this.#child.kill('SIGKILL');
    await this.#ended.promise;
  }

  #settle(id: number, result: HashAnswer | Error): void {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    if (result instanceof Error) pending?.reject(result);
    else pending?.resolve(result);
  }
}
