import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');

interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const manifests = new Map(
  globSync('{apps,packages}/*/package.json', { cwd: root })
    .map((path) => JSON.parse(readFileSync(join(root, path), 'utf8')) as Manifest)
    .map((manifest) => [manifest.name, manifest]),
);

/** Packages that `pnpm --filter <name> deploy --prod` installs: those of the workspace and their direct external dependencies. */
function installedWith(name: string): Set<string> {
  const installed = new Set([name]);
  for (const each of installed) {
    for (const dependency of Object.keys(manifests.get(each)?.dependencies ?? {})) installed.add(dependency);
  }
  return installed;
}

test('the API alone installs games and kernel, but nothing that draws or renders', () => {
  const installed = installedWith('@star-seekers/api');
  expect([...installed]).toEqual(expect.arrayContaining(['@star-seekers/games', '@star-seekers/sim', 'fastify']));
  const pages = [
    'phaser',
    'react',
    'react-dom',
    'three',
    'howler',
    ...['studio', 'stage', 'art', 'audio', 'ui'].map((name) => `@star-seekers/${name}`),
  ];
  expect(pages.filter((name) => installed.has(name))).toEqual([]);
});

test('the list of installed packages has the UI library of the sandbox', () => {
  expect([...installedWith('@star-seekers/sandbox')]).toContain('react');
});
