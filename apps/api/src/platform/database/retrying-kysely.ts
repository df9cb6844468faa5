import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, type KyselyConfig, type Transaction, type TransactionBuilder } from 'kysely';

/** Lost races in a row after which a transaction gives up: far more than any crowd of callers needs. */
const MAX_ATTEMPTS = 40;

/** The longest pause between two attempts, in milliseconds. */
const MAX_PAUSE_MS = 50;

/** Begins a transaction anew when it lost a race with another one. Its work may therefore be called more than once. */
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
          // Those that lost together must not meet again.
          await sleep(Math.random() * Math.min(2 ** attempt, MAX_PAUSE_MS));
        }
      }
    },
  });
}
