import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import Database from 'better-sqlite3';
import { makePrivate } from './sqlite.ts';

/** Tables whose rows are of no use after a restore, or must not be valid again: they are left out. */
const TRANSIENT = [
  'sessions',
  'password_resets',
  'rate_limits',
  'passkey_links',
  'passkey_challenges',
  'staff_sessions',
];

/**
 * Copies a consistent snapshot of the SQLite database while servers keep writing to it. The copy is verified, and renamed to `to`
 * only when it is complete. Only its owner can read it, and it holds no sessions.
 * @param from the database file
 * @param to a file that does not exist yet; its folder is created
 * @throws {Error} when `from` is missing, `to` exists, or the copy is damaged
 */
export function backUp(from: string, to: string): void {
  if (!existsSync(from)) throw new Error(`There is no database at ${from}.`);
  if (existsSync(to)) throw new Error(`${to} already exists.`);
  const unfinished = `${to}.unfinished`;
  rmSync(unfinished, { force: true });
  makePrivate(unfinished);
  const database = new Database(from, { readonly: true });
  try {
    // One read transaction: SQLite's backup API restarts whenever another process writes.
    database.prepare('vacuum into ?').run(unfinished);
  } finally {
    database.close();
  }
  empty(unfinished, TRANSIENT);
  check(unfinished);
  const file = openSync(unfinished, 'r+');
  fsyncSync(file);
  closeSync(file);
  renameSync(unfinished, to);
}

/** Empties those of the tables that exist, so that nothing of their rows stays in the file. */
function empty(path: string, tables: readonly string[]): void {
  const copy = new Database(path);
  try {
    copy.pragma('secure_delete = on');
    const existing = copy.prepare('select name from sqlite_schema').pluck().all();
    for (const table of tables.filter((name) => existing.includes(name))) copy.exec(`delete from ${table}`);
  } finally {
    copy.close();
  }
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
