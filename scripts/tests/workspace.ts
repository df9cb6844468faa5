import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { type Repository, readRepository } from '../../packages/config/src/repository.ts';
import { type TestReach, createTestReach } from '../../packages/config/src/test-reach.ts';
import { PassedBefore } from './passed-before.ts';

/** What every step of a test run works with. */
export interface Workspace {
  readonly root: string;
  readonly repository: Repository;
  readonly reach: TestReach;
  readonly passedBefore: PassedBefore;
}

/** @param remembers whether what has passed before, and could not fail since, is left out */
export function openWorkspace({ remembers = true } = {}): Workspace {
  const root = join(import.meta.dirname, '../..');
  const cache = join(root, 'node_modules/.cache/star-seekers');
  // Hundreds of processes follow, which compile the same modules: the servers, the runners, their workers.
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

/** One hash of the contents of files, and of the Node that runs them. */
export function hashOf({ hashes }: Repository, files: Iterable<string>): string {
  const sum = createHash('sha256').update(process.version);
  for (const file of [...files].toSorted()) sum.update(`\n${file} ${hashes.get(file) ?? ''}`);
  return sum.digest('base64url');
}
