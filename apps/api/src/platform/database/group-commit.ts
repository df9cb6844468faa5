import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { DatabaseUnavailable } from './availability.ts';
import type { Trx, Work } from './database.ts';

/** Most transactions in one commit: their callers all wait for the last one. */
const GROUP_SIZE = 32;

interface Member {
  readonly work: Work<unknown>;
  resolve(result: unknown): void;
  reject(error: unknown): void;
}

/**
 * Group commit for an engine with one writer, where the disk sync takes the time. Queued transactions run one after the other, each
 * within its own savepoint, and none resolves before the shared commit.
 */
export class GroupCommit {
  readonly #commit: (work: Work<void>) => Promise<void>;
  readonly #waiting: Member[] = [];
  #working = false;

  /** @param commit runs a whole group as one transaction */
  constructor(commit: (work: Work<void>) => Promise<void>) {
    this.#commit = commit;
  }

  /** Runs a transaction in the next group. */
  async run<Result>(work: Work<Result>): Promise<Result> {
    return new Promise<Result>((resolve, reject) => {
      this.#waiting.push({ work, resolve, reject });
      if (!this.#working) void this.#runGroups();
    });
  }

  async #runGroups(): Promise<void> {
    this.#working = true;
    while (this.#waiting.length > 0) {
      // SQLite blocks the thread: let requests that have arrived meanwhile join the group.
      await setImmediate();
      await this.#runGroup();
    }
    this.#working = false;
  }

  async #runGroup(): Promise<void> {
    const members: Member[] = [];
    let settlements: (() => void)[] = [];
    try {
      await this.#commit(async (trx) => {
        settlements = [];
        for (let index = 0; index < GROUP_SIZE; index++) {
          // A group that is retried keeps its members.
          const member = members[index] ?? this.#waiting.shift();
          if (!member) break;
          members[index] = member;
          settlements.push(await runMember(trx, member));
        }
      });
    } catch (error) {
      settlements = members.map(
        ({ reject }) =>
          () =>
            reject(error),
      );
      // BEGIN failed: reject the caller that has waited longest, so that no request waits indefinitely.
      if (members.length === 0) this.#waiting.shift()?.reject(error);
    }
    for (const settle of settlements) settle();
  }
}

/** @returns settles the caller's promise; to be called after the commit */
async function runMember(trx: Trx, member: Member): Promise<() => void> {
  await sql`savepoint member`.execute(trx);
  try {
    const result = await member.work(trx);
    await sql`release member`.execute(trx);
    return () => member.resolve(result);
  } catch (error) {
    try {
      await sql`rollback to member`.execute(trx);
      await sql`release member`.execute(trx);
    } catch (lost) {
      // Where the file cannot be written, SQLite has rolled the whole group back already.
      throw error instanceof DatabaseUnavailable ? error : lost;
    }
    return () => member.reject(error);
  }
}
