import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';

/**
 * Copies a consistent snapshot of the SQLite database while servers keep writing to it. The copy is verified, and renamed to `to`
 * only when it is complete.
 * @param from the database file
 * @param to a file that does not exist yet; its folder is created
 * @throws {Error} when `from` is missing, `to` exists, or the copy is damaged
 */
export function backUp(from: string, to: string): void {
  if (!existsSync(from)) throw new Error(`There is no database at ${from}.`);
  if (existsSync(to)) throw new Error(`${to} already exists.`);
  mkdirSync(dirname(to), { recursive: true });
  const unfinished = `${to}.unfinished`;
  rmSync(unfinished, { force: true });
  const database = new Database(from, { readonly: true });
  try {
    // One read transaction: SQLite's backup API restarts whenever another process writes.
    database.prepare('vacuum into ?').run(unfinished);
  } finally {
    database.close();
  }
  check(unfinished);
  const file = openSync(unfinished, 'r+');
  fsyncSync(file);
  closeSync(file);
  renameSync(unfinished, to);
}

function check(path: string): void {
  const copy = new Database(path, { readonly: true });
  try {
    const faults = [...copy.prepare('pragma integrity_check').all(), ...copy.prepare('pragma foreign_key_check').all()];
    const isIntact = faults.length === 1 && JSON.stringify(faults[0]) === JSON.stringify({ integrity_check: 'ok' });
    if (!isIntact) throw new Error(`The copy is damaged: ${JSON.stringify(faults)}`);
  } finally {
    copy.close();
  }
}
