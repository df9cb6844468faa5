import { mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** In-memory file system of Linux. It may be small in containers. */
const MEMORY = '/dev/shm';

/** More than the databases of a test run need. */
const REQUIRED_BYTES = 2 ** 31;

/** Creates a folder for a temporary database, in memory if possible. */
export function makeScratchFolder(): string {
  return mkdtempSync(join(hasRoom(MEMORY) ? MEMORY : tmpdir(), 'star-seekers-'));
}

function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= REQUIRED_BYTES;
  } catch {
    return false;
  }
}
