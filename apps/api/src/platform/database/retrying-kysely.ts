import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, type KyselyConfig, type Transaction, type TransactionBuilder } from 'kysely';

/** Retries after which a transaction gives up. */
const MAX_ATTEMPTS = 40;

/** Longest pause between two attempts, in milliseconds. */
const MAX_PAUSE_MS = 50;

/** Retries transactions that failed because of a concurrent one. Their callback may therefore run more than once. */
export class RetryingKysely<Tables> extends Kysely<Tables> {
  readonly #isLostRace: (error: unknown) => boolean;

  constructor(config: KyselyConfig, isLostRace: (error: unknown) => boolean) {
    super(config);
    this.#isLostRace = isLostRace;
  }

  override transaction(): TransactionBuilder<Tables> {
    return retrying(super.transaction(), this.#isLostRace);
  }
}

function retrying<Tables>(
  builder: TransactionBuilder<Tables>,
  isLostRace: (error: unknown) => boolean,
): TransactionBuilder<Tables> {
  const execute = builder.execute.bind(builder);
  const setIsolationLevel = builder.setIsolationLevel.bind(builder);
  return Object.assign(builder, {
    setIsolationLevel: (level: Parameters<typeof setIsolationLevel>[0]) =>
      retrying(setIsolationLevel(level), isLostRace),
    execute: async <Result>(work: (trx: Transaction<Tables>) => Promise<Result>) => {
      for (let attempt = 1; ; attempt++) {
        try {
          return await execute(work);
        } catch (error) {
          if (attempt === MAX_ATTEMPTS || !isLostRace(error)) throw error;
          // Random jitter keeps transactions that collided from colliding again.
          await sleep(Math.random() * Math.min(2 ** attempt, MAX_PAUSE_MS));
        }
      }
    },
  });
}
