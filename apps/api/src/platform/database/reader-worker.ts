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
    // Its own properties do not get to another thread.
    throw new Error(error instanceof Error ? error.message : String(error), { cause: codeOf(error) });
  }
}
