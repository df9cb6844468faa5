/** Worker process of {@link LowPriorityHashing}. It exits when the channel to its parent closes. */
import { constants, setPriority } from 'node:os';
import { argon2Hashing } from './argon2-hashing.ts';

/** A request: hash the password, or verify it if a hash is given. */
export interface HashRequest {
  readonly id: number;
  readonly password: string;
  readonly against?: string;
}

/** The hash, or whether the password matched, or the failure. */
export interface HashAnswer {
  readonly id: number;
  readonly hash?: string;
  readonly matches?: boolean;
  readonly failure?: string;
}

// Before the first hash: threads inherit the priority of the thread that starts them.
setPriority(constants.priority.PRIORITY_LOW);
// Ctrl-C signals every process of the terminal; finish hashes in flight first.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
process.on('disconnect', () => process.exit(0));
process.on('message', (request: HashRequest) => void handle(request));

async function handle({ id, password, against }: HashRequest): Promise<void> {
  let answer: HashAnswer;
  try {
    answer =
      against === undefined
        ? { id, hash: await argon2Hashing.hash(password) }
        : { id, matches: await argon2Hashing.verify(against, password) };
  } catch (error) {
    answer = { id, failure: error instanceof Error ? error.message : String(error) };
  }
  // Nobody waits for it if the channel has just closed: without a callback the error would be thrown.
  process.send?.(answer, undefined, undefined, () => {});
}
