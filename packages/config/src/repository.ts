import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ImportGraph, type WorkspacePackages, readImportGraph } from './import-graph.ts';

/** The working tree. */
export interface Repository {
  /** Content hash by path, for every file that git tracks or would track. */
  readonly hashes: ReadonlyMap<string, string>;
  readonly graph: ImportGraph;
}

/** Code whose imports resolve only after the recipe has copied it. */
const TEMPLATE = /^apps\/sandbox\/template-game\//;

/** Reads all files of the working tree and the imports of its code. */
export function readRepository(root: string): Repository {
  const paths = repositoryPaths(root);
  const hashes = new Map(paths.map((path) => [path, hash(readFileSync(join(root, path)))]));
  const code = paths.filter((path) => /^(?:apps|packages)\/.*\.tsx?$/.test(path) && !TEMPLATE.test(path));
  return { hashes, graph: readImportGraph(root, code, workspacePackages(root)) };
}

/** Paths of all files that git tracks or would track. */
export function repositoryPaths(root: string): string[] {
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    maxBuffer: 64 * 1024 * 1024,
  });
  return list
    .toString('utf8')
    .split('\0')
    .filter((path) => path !== '' && existsSync(join(root, path)));
}

/** Folder and exports of every package of the workspace. */
export function workspacePackages(root: string): WorkspacePackages {
  return new Map(
    globSync('{apps,packages}/*/package.json', { cwd: root }).map((path) => {
      const { name, exports = {} } = JSON.parse(readFileSync(join(root, path), 'utf8')) as {
        name: string;
        exports?: Record<string, string>;
      };
      return [name, { folder: dirname(path), exports }];
    }),
  );
}

function hash(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url');
}
