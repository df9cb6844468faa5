/**
 * Which tests run on PostgreSQL too: those that it takes to run every statement there. What each test asks of the database is recorded while
 * it runs on SQLite, before.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { type TestContext, afterEach, beforeEach } from 'vitest';

/** A line of the record. */
interface AskedByTest {
  /** See {@link nameOf}. */
  readonly test: string;
  readonly ms: number;
  readonly statements: readonly string[];
}

/** To begin a test takes as long. */
const BEGIN_MS = 100;

/** Statements that SQLite has prepared in this process since the last test. */
const prepared = new Set<string>();

/** The tests of `test.each` may share a name: then all of them run, or none. */
function nameOf({ file, fullTestName }: TestContext['task']): string {
  return `${file.name} ${fullTestName}`;
}

/** Records what the tests of a file ask of SQLite. To be called by a setup file. */
export function recordStatements(record: string): void {
  let began = 0;
  beforeEach(() => {
    watchStatements();
    began = performance.now();
  });
  afterEach(({ task }) => {
    const asked: AskedByTest = { test: nameOf(task), ms: performance.now() - began, statements: [...prepared] };
    appendFileSync(record, `${JSON.stringify(asked)}\n`);
    prepared.clear();
  });
}

const { prepare } = Sqlite.prototype;

function watchStatements(): void {
  Sqlite.prototype.prepare = function (this: Sqlite.Database, source: string) {
    // A list of another length is no other statement.
    prepared.add(source.replaceAll(/\?(?:, \?)+/g, '?'));
    return prepare.call(this, source);
  } as typeof prepare;
}

let needed: { readonly has: (test: string) => boolean } | undefined;

/**
 * Skips the tests of a file that are not needed to run every statement. To be called by a setup file.
 * @param record of the same run; missing if it had no tests on SQLite: then nothing is skipped
 * @param always expressions for the path and name of tests that run in any case
 */
export function skipWhatOthersRun(record: string, always: readonly string[]): void {
  needed ??= testsNeeded(record, always);
  beforeEach(({ task, skip }) => skip(!needed?.has(nameOf(task)), 'its statements run in other tests'));
}

/** The tests of a run, by path and name, that it takes to run every statement; see {@link skipWhatOthersRun}. */
export function testsNeeded(record: string, always: readonly string[]): { has: (test: string) => boolean } {
  const expressions = always.map((source) => new RegExp(source));
  const lines = existsSync(record) ? readFileSync(record, 'utf8').trimEnd().split('\n') : [];
  const tests = lines.map((line) => JSON.parse(line) as AskedByTest);
  const known = new Set(tests.map(({ test }) => test));
  const chosen = cover(tests, (test) => expressions.some((expression) => expression.test(test)));
  return { has: (test) => chosen.has(test) || !known.has(test) };
}

/** Tests that run every statement which any of them runs: again and again the one with the most new statements for its time. */
function cover(tests: readonly AskedByTest[], isChosen: (test: string) => boolean): ReadonlySet<string> {
  const missing = new Set(tests.flatMap(({ statements }) => statements));
  const chosen = new Set<string>();
  const choose = ({ test, statements }: AskedByTest) => {
    chosen.add(test);
    for (const statement of statements) missing.delete(statement);
  };
  for (const asked of tests) if (isChosen(asked.test)) choose(asked);
  for (let left = tests; missing.size > 0;) {
    const gains = left
      .map((asked) => ({ asked, gain: asked.statements.filter((statement) => missing.has(statement)).length }))
      .filter(({ gain }) => gain > 0);
    const worth = ({ asked, gain }: (typeof gains)[number]) => gain / (asked.ms + BEGIN_MS);
    choose(gains.reduce((best, one) => (worth(one) > worth(best) ? one : best)).asked);
    left = gains.map(({ asked }) => asked);
  }
  return chosen;
}
