import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { type Repository, readRepository } from '../../packages/config/src/repository.ts';
import { type TestReach, createTestReach } from '../../packages/config/src/test-reach.ts';
import { PassedBefore } from './passed-before.ts';

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
