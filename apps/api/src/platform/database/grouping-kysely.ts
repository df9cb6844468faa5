import { setImmediate } from 'node:timers/promises';
import { type KyselyConfig, type Transaction, type TransactionBuilder, sql } from 'kysely';
import type { CommittedReader } from './committed-reader.ts';
import { RetryingKysely } from './retrying-kysely.ts';

/** Transactions that share a commit at most: their callers all wait for the last one. */
const GROUP_SIZE = 32;

interface Member<Tables> {
  work(trx: Transaction<Tables>): Promise<unknown>;
  resolve(result: unknown): void;
  reject(error: unknown): void;
}

/**
 * Lets transactions that wait for an engine with one writer share a commit, since it is the disk that takes the time. They run
 * one after the other as ever, each behind a savepoint of its own; none of them is answered before the commit of all.
 */
export class GroupingKysely<Tables> extends RetryingKysely<Tables> {
  /** For reads outside of transactions: they need not wait until a group has been committed. */
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
      // There is only one level.
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
      // SQLite never lets go of the thread: calls that have arrived meanwhile get the chance to join.
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
          // A group that is begun anew keeps its members.
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
      // It could not even begin: whoever waits longest is told, so that no call waits for ever.
      if (members.length === 0) this.#waiting.shift()?.reject(error);
    }
    for (const answer of answers) answer();
  }
}

/** @returns tells the caller what came of it, to be called after the commit */
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
