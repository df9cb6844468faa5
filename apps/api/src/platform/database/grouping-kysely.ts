import { setImmediate } from 'node:timers/promises';
import { type KyselyConfig, type Transaction, type TransactionBuilder, sql } from 'kysely';
import type { CommittedReader } from './committed-reader.ts';
import { RetryingKysely } from './retrying-kysely.ts';

/** Most transactions in one commit: their callers all wait for the last one. */
const GROUP_SIZE = 32;

interface Member<Tables> {
  work(trx: Transaction<Tables>): Promise<unknown>;
  resolve(result: unknown): void;
  reject(error: unknown): void;
}

/**
 * Group commit for an engine with one writer, where the disk sync takes the time. Queued transactions run one after the other, each
 * within its own savepoint, and none resolves before the shared commit.
 */
export class GroupingKysely<Tables> extends RetryingKysely<Tables> {
  /** For reads outside transactions, which need not wait for a group to commit. */
  readonly reader: CommittedReader;
  readonly #waiting: Member<Tables>[] = [];
  #working = false;

  constructor(config: KyselyConfig, isLostRace: (error: unknown) => boolean, reader: CommittedReader) {
    super(config, isLostRace);
    this.reader = reader;
  }

  override transaction(): TransactionBuilder<Tables> {
    const builder = super.transaction();
    const grouped: TransactionBuilder<Tables> = Object.assign(builder, {
      // Only one isolation level exists.
      setIsolationLevel: () => grouped,
      execute: async <Result>(work: (trx: Transaction<Tables>) => Promise<Result>): Promise<Result> =>
        new Promise<Result>((resolve, reject) => {
          this.#waiting.push({ work, resolve, reject });
          if (!this.#working) void this.#workOff();
        }),
    });
    return grouped;
  }

  async #workOff(): Promise<void> {
    this.#working = true;
    while (this.#waiting.length > 0) {
      // SQLite blocks the thread: let requests that have arrived meanwhile join the group.
      await setImmediate();
      await this.#runGroup();
    }
    this.#working = false;
  }

  async #runGroup(): Promise<void> {
    const members: Member<Tables>[] = [];
    let answers: (() => void)[] = [];
    try {
      await super.transaction().execute(async (trx) => {
        answers = [];
        for (let index = 0; index < GROUP_SIZE; index++) {
          // A group that is retried keeps its members.
          const member = members[index] ?? this.#waiting.shift();
          if (!member) break;
          members[index] = member;
          answers.push(await runMember(trx, member));
        }
      });
    } catch (error) {
      answers = members.map(
        ({ reject }) =>
          () =>
            reject(error),
      );
      // BEGIN failed: reject the caller that has waited longest, so that no request waits for ever.
      if (members.length === 0) this.#waiting.shift()?.reject(error);
    }
    for (const answer of answers) answer();
  }
}

/** @returns settles the caller's promise; to be called after the commit */
async function runMember<Tables>(trx: Transaction<Tables>, member: Member<Tables>): Promise<() => void> {
  await sql`savepoint member`.execute(trx);
  try {
    const result = await member.work(trx);
    await sql`release member`.execute(trx);
    return () => member.resolve(result);
  } catch (error) {
    await sql`rollback to member`.execute(trx);
    await sql`release member`.execute(trx);
    return () => member.reject(error);
  }
}
