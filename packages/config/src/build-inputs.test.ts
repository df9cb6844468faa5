import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compiledWith, readImportGraph } from './import-graph.ts';
import { workspacePackages } from './repository.ts';

const root = join(import.meta.dirname, '../../..');
const packages = workspacePackages(root);

interface PackageManifest {
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

interface TurboConfig {
  readonly tasks?: Readonly<Record<string, { readonly dependsOn?: readonly string[] } | undefined>>;
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(join(root, path), 'utf8'));
}

const manifests = new Map(
  [...packages].map(([name, { folder }]) => [name, readJson(`${folder}/package.json`) as PackageManifest]),
);

const graph = readImportGraph(
  root,
  globSync('{apps,packages}/*/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['**/node_modules', '**/dist', '**/template-game'],
  }),
  packages,
);

/** Code of a package that its output does not depend on. */
const ASIDE = /\.(?:test|spec)\.tsx?$|\/(?:bench|testing|stress|journeys)\/|vitest\.config\.ts$/;

/** Packages with a task whose output is cached, and the task. */
const CACHED = [...manifests].flatMap(([name, { scripts = {} }]) =>
  ['build', 'pure'].filter((task) => task in scripts).map((task) => [name, task] as const),
);

/** The packages of the workspace whose files count for the cache of a package's task: by `transit`, with all that those depend on. */
function inputsOf(name: string, task: string): ReadonlySet<string> {
  const own = `${packages.get(name)?.folder ?? ''}/turbo.json`;
  const configs = ['turbo.json', ...(existsSync(join(root, own)) ? [own] : [])].map(
    (path) => readJson(path) as TurboConfig,
  );
  const dependsOn = configs.findLast(({ tasks }) => tasks?.[task]?.dependsOn)?.tasks?.[task]?.dependsOn ?? [];
  const found = new Set([name]);
  const queue = dependsOn.flatMap((task) => (task.includes('#') ? [task.split('#')[0] ?? ''] : dependenciesOf(name)));
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    queue.push(...dependenciesOf(next));
  }
  return found;
}

function dependenciesOf(name: string): readonly string[] {
  const { dependencies = {}, devDependencies = {} } = manifests.get(name) ?? {};
  return Object.keys({ ...dependencies, ...devDependencies }).filter((other) => packages.has(other));
}

/** The packages of the workspace whose files a package's own code reaches, at run time or by types. */
function reachedBy(name: string): ReadonlySet<string> {
  const folder = `${packages.get(name)?.folder ?? ''}/`;
  const own = [...graph.keys()].filter((file) => file.startsWith(folder) && !ASIDE.test(file));
  const reached = [...compiledWith(graph, own)];
  const owners = [...packages].filter(([, { folder: other }]) => reached.some((file) => file.startsWith(`${other}/`)));
  return new Set(owners.map(([owner]) => owner));
}

describe('a cached output is made again when any package that it depends on has changed', () => {
  it.each(CACHED)('%s#%s', (name, task) => {
    const inputs = inputsOf(name, task);
    expect([...reachedBy(name)].filter((reached) => !inputs.has(reached))).toEqual([]);
  });

  it('of the hub and of each package whose types are checked apart', () => {
    expect(CACHED.map((task) => task.join('#'))).toEqual(
      expect.arrayContaining(['@star-seekers/web#build', '@star-seekers/sandbox#build', '@star-seekers/games#pure']),
    );
    expect(reachedBy('@star-seekers/web').size).toBeGreaterThan(8);
  });
});
