import { workerData } from 'node:worker_threads';
import { CommittedReader } from './committed-reader.ts';

export interface Question {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

const { path } = workerData as { readonly path: string };
const reader = new CommittedReader(path);

/** Answers a question of the {@link ReaderThread}. */
export function answer({ sql, parameters }: Question): unknown[] {
  return reader.all(sql, parameters);
}
