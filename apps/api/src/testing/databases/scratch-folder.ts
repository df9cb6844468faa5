import { mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Linux has a file system in memory here. Containers may have a small one. */
const MEMORY = '/dev/shm';

/** More than all databases of a test run take. */
const ENOUGH_BYTES = 2 ** 31;

/** A new folder for a database that nobody wants to keep: where no commit waits for a disk, if there is such a place. */
export function makeScratchFolder(): string {
  return mkdtempSync(join(hasRoom(MEMORY) ? MEMORY : tmpdir(), 'star-seekers-'));
}

function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= ENOUGH_BYTES;
  } catch {
    return false;
  }
}
