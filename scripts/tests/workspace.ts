import { createHash } from 'node:crypto';
import { join, dirname } from 'node:path';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type Repository, readRepository } from '../../packages/config/src/repository.ts';
import { type TestReach, createTestReach } from '../../packages/config/src/test-reach.ts';

/** Shared by every step of a test run. */
export interface Workspace {
  readonly root: string;
  readonly repository: Repository;
  readonly reach: TestReach;
  readonly passedBefore: PassedBefore;
}

/**
 * Sets the environment of every step: a cache of compiled code.
 * @param remembers whether to leave out tests and checks that passed before with the same inputs
 */
export function openWorkspace({ remembers = true } = {}): Workspace {
  const root = join(import.meta.dirname, '../..');
  const cache = join(root, 'node_modules/.cache/star-seekers');
  // Tests start hundreds of processes that load the same modules; from the cache, they load in half the time.
  process.env['NODE_COMPILE_CACHE'] ??= join(cache, 'compiled');
  const repository = readRepository(root);
  const path = join(cache, 'passed.json');
  return {
    root,
    repository,
    reach: createTestReach(root, repository),
    passedBefore: new PassedBefore(path, remembers),
  };
}

/** One hash of the contents of files and of the version of Node. */
export function hashOf({ hashes }: Repository, files: Iterable<string>): string {
  const sum = createHash('sha256').update(process.version);
  for (const file of [...files].toSorted()) sum.update(`\n${file} ${hashes.get(file) ?? ''}`);
  return sum.digest('base64url');
}

interface Passed {
  /** Hash of every file that could change the outcome. */
  readonly hash: string;
  readonly tests: number;
}

/** Results stored for each test or check, so that going back to an earlier state or another branch repeats nothing. */
const REMEMBERED = 4;

/** Tests and checks that passed on this machine, each with the hash of the files that it depends on. */
class PassedBefore {
  readonly #path: string;
  /** The latest first. */
  readonly #passed: Record<string, readonly Passed[]>;

  /** @param recalls whether to load the results of earlier runs */
  constructor(path: string, recalls: boolean) {
    this.#path = path;
    this.#passed = recalls ? read(path) : {};
  }

  /** Number of tests that passed with the same hash; undefined if it has to run. */
  recall(name: string, hash: string): number | undefined {
    return this.#of(name).find((passed) => passed.hash === hash)?.tests;
  }

  /** Stores a result on disk at once, so that an interrupted run loses nothing. */
  remember(name: string, hash: string, tests: number): void {
    const others = this.#of(name).filter((passed) => passed.hash !== hash);
    this.#passed[name] = [{ hash, tests }, ...others].slice(0, REMEMBERED);
    mkdirSync(dirname(this.#path), { recursive: true });
    writeFileSync(this.#path, JSON.stringify(this.#passed));
  }

  #of(name: string): readonly Passed[] {
    return this.#passed[name] ?? [];
  }
}

function read(path: string): Record<string, readonly Passed[]> {
  try {
    const passed = JSON.parse(readFileSync(path, 'utf8')) as Record<string, readonly Passed[]>;
    return Object.values(passed).every((each) => Array.isArray(each)) ? passed : {};
  } catch {
    // Missing, or cut off by a kill: everything runs.
    return {};
  }
}
