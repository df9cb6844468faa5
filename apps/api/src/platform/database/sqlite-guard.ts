import type { Availability, Trouble } from './availability.ts';

/** Does something with a SQLite file. @throws {DatabaseUnavailable} when the file cannot be read or written */
export type Guard = <Result>(work: () => Result) => Result;

/** Another connection has the write lock for longer than the time-out. */
export const BUSY = 'SQLITE_BUSY';

/** Codes of SQLite begin with them: the disk is full, failed, or does not let this process write; the file is damaged. */
const LOST = ['FULL', 'IOERR', 'READONLY', 'PERM', 'CANTOPEN', 'CORRUPT', 'NOTADB', 'NOMEM'];

/** A {@link Guard} that tells of what fails. */
export function guardFor(availability: Availability): Guard {
  return (work) => {
    try {
      return work();
    } catch (error) {
      const trouble = troubleOf(error);
      throw trouble ? availability.failed(trouble, error) : error;
    }
  };
}

/** The code of an error of SQLite, also of one that comes from another thread. */
export function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error ? error.code : error.cause;
  return typeof code === 'string' ? code : undefined;
}

function troubleOf(error: unknown): Trouble | undefined {
  const code = codeOf(error);
  if (code === BUSY) return 'slow';
  return LOST.some((reason) => code?.startsWith(`SQLITE_${reason}`)) ? 'lost' : undefined;
}
