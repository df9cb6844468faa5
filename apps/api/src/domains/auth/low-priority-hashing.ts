import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { Hashing } from './argon2-hashing.ts';
import type { HashAnswer, HashOrder } from './hash-process.ts';

type Wanted = Omit<HashOrder, 'id'>;

/**
 * Hashes in a process of low priority: under a flood of sign-ins the cores serve the other calls first. The process is started
 * when it is first needed, and again when it has died; what it was working on then fails.
 */
export class LowPriorityHashing implements Hashing {
  readonly #pending = new Map<number, PromiseWithResolvers<HashAnswer>>();
  #child: ChildProcess | undefined;
  #lastId = 0;

  /** The process that hashes, while there is one. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  async hash(password: string): Promise<string> {
    const { hash } = await this.#ask({ password });
    if (hash === undefined) throw new Error('the hashing process answered without a hash');
    return hash;
  }

  async verify(against: string, password: string): Promise<boolean> {
    const { matches } = await this.#ask({ password, against });
    return matches === true;
  }

  async close(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null) return;
    await new Promise<void>((resolve) => {
      child.once('exit', () => resolve());
      if (child.connected) child.disconnect();
    });
  }

  async #ask(wanted: Wanted): Promise<HashAnswer> {
    const id = ++this.#lastId;
    const pending = Promise.withResolvers<HashAnswer>();
    this.#pending.set(id, pending);
    this.#running().send({ ...wanted, id } satisfies HashOrder, (error) => {
      if (error) this.#settle(id, error);
    });
    return pending.promise;
  }

  #running(): ChildProcess {
    if (this.#child?.connected) return this.#child;
    const child = fork(join(import.meta.dirname, 'hash-process.ts'), { execArgv: [] });
    child.on('message', (answer: HashAnswer) => {
      this.#settle(answer.id, answer.failure === undefined ? answer : new Error(answer.failure));
    });
    child.once('error', (error) => this.#failAll(error));
    child.once('exit', (code, signal) => {
      if (this.#child === child) this.#child = undefined;
      this.#failAll(new Error(`the hashing process ended with ${signal ?? code}`));
    });
    this.#child = child;
    return child;
  }

  #settle(id: number, result: HashAnswer | Error): void {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    if (result instanceof Error) pending?.reject(result);
    else pending?.resolve(result);
  }

  #failAll(error: Error): void {
    for (const id of this.#pending.keys()) this.#settle(id, error);
  }
}
