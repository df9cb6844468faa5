import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '../../platform/database/open-database.ts';
import { makeScratchFolder } from './scratch-folder.ts';

let template: Promise<Uint8Array> | undefined;

/** Creates a migrated, empty database at `path`, copied from a template that is created once per process. */
export async function copyTemplateDatabase(path: string): Promise<void> {
  template ??= makeTemplate();
  writeFileSync(path, await template);
}

async function makeTemplate(): Promise<Uint8Array> {
  const folder = makeScratchFolder();
  try {
    const path = join(folder, 'template.sqlite');
    // Closing the last connection moves the write-ahead log into the file.
    await (await openDatabase(path)).close();
    return readFileSync(path);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
