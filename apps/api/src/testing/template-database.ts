import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../platform/database/database.ts';

let template: Promise<string> | undefined;

/** Puts a database with all tables and no rows at `path`. The tables are made once a process and then copied. */
export async function copyTemplateDatabase(path: string): Promise<void> {
  template ??= makeTemplate();
  copyFileSync(await template, path);
}

async function makeTemplate(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'star-seekers-template-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, 'template.sqlite');
  // Closing the last connection moves the write-ahead log into the file.
  await (await openDatabase(path)).close();
  return path;
}
