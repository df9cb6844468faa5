import { workerData } from 'node:worker_threads';
import { CommittedReader } from './committed-reader.ts';
import { codeOf } from './sqlite-guard.ts';

export interface Question {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

const { path } = workerData as { readonly path: string };
const reader = new CommittedReader(path);

/** Answers a question of the {@link ReaderThread}. */
export function answer({ sql, parameters }: Question): unknown[] {
  try {
    return reader.all(sql, parameters);
  } catch (error) {
    // Of its own properties no other gets to another thread.
    if (error instanceof Error) error.cause = codeOf(error);
    throw error;
  }
}
