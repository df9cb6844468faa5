import { workerData } from 'node:worker_threads';
import { move, transferableSymbol, valueSymbol } from 'piscina';
import { CommittedReader } from './committed-reader.ts';
import { codeOf } from './sqlite-guard.ts';

export interface Question {
  readonly sql: string;
  readonly parameters: readonly unknown[];
  /** A column of text in Latin-1 that is answered as bytes. */
  readonly bytes?: string;
}

const { path } = workerData as { readonly path: string };
const reader = new CommittedReader(path);

/** Answers a question of the {@link ReaderThread}. */
export function answer({ sql, parameters, bytes }: Question): unknown {
  try {
    if (bytes === undefined) return reader.all(sql, parameters);
    const rows = reader.all<Record<string, string | null>>(sql, parameters);
    const columns = rows.map((row) => latin1(row[bytes] ?? ''));
    return move({
      [transferableSymbol]: columns.map(({ buffer }) => buffer),
      [valueSymbol]: rows.map((row, index) => ({ ...row, [bytes]: columns[index] })),
    });
  } catch (error) {
    // Of its own properties no other gets to another thread.
    if (error instanceof Error) error.cause = codeOf(error);
    throw error;
  }
}

/** In a buffer of its own: one that is shared with others can't be given away. */
function latin1(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length);
  Buffer.from(bytes.buffer).write(text, 'latin1');
  return bytes;
}
