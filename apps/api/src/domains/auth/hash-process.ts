/** Hashes passwords for {@link LowPriorityHashing} in a process of its own. It ends when its parent's channel closes. */
import { constants, setPriority } from 'node:os';
import { argon2Hashing } from './argon2-hashing.ts';

/** What is asked for; without a hash the password is to be hashed, with one to be held against it. */
export interface HashOrder {
  readonly id: number;
  readonly password: string;
  readonly against?: string;
}

/** The hash, or whether it was that of the password; a failure has neither. */
export interface HashAnswer {
  readonly id: number;
  readonly hash?: string;
  readonly matches?: boolean;
  readonly failure?: string;
}

// Before anything is hashed: threads have the priority of the one that starts them.
setPriority(constants.priority.PRIORITY_LOW);
// Ctrl-C reaches every process of the terminal; hashes under way are finished first.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
process.on('disconnect', () => process.exit(0));
process.on('message', (order: HashOrder) => void obey(order));

async function obey({ id, password, against }: HashOrder): Promise<void> {
  let answer: HashAnswer;
  try {
    answer =
      against === undefined
        ? { id, hash: await argon2Hashing.hash(password) }
        : { id, matches: await argon2Hashing.verify(against, password) };
  } catch (error) {
    answer = { id, failure: error instanceof Error ? error.message : String(error) };
  }
  process.send?.(answer);
}
