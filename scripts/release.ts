/**
 * `pnpm release [folder]`: makes `star-seekers-<version>.tar.zst` in the folder (`dist` by default) with its SHA-256: the server as
 * JavaScript, the hub, and what runs them, for the platform that it is made on. It needs Node and nothing else; see
 * `docs/operations.md`.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  cpSync,
  createReadStream,
  createWriteStream,
  existsSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress } from 'node:zlib';
import { APART, bundleServer } from '../packages/config/src/bundle-server.ts';
import { runStep } from './run-step.ts';

const root = join(import.meta.dirname, '..');
const api = join(root, 'apps/api');

/** Of packages with files of their own: sources, and native code for other platforms. */
const UNUSED = /\/(?:deps|src|docs|benchmark|test|examples)$|\.(?:ts|map|md|c|cc|cpp|h|gyp|gypi)$/;

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
const name = `star-seekers-${version}`;
const folder = resolve(process.argv[2] ?? join(root, 'dist'));
const release = join(folder, name);

const built = runStep('turbo', ['run', 'build', '--filter=@star-seekers/web', '--output-logs=errors-only']);
if (built !== 0) process.exit(built);

rmSync(release, { recursive: true, force: true });
await bundleServer({ program: join(api, 'src/cli/program.ts') }, join(release, 'app'));
for (const dependency of APART) copyPackage(dependency, join(api, 'node_modules'));
cpSync(join(root, 'apps/web/dist'), join(release, 'web'), { recursive: true });
cpSync(join(import.meta.dirname, 'release'), release, { recursive: true });
writeFileSync(join(release, 'package.json'), JSON.stringify({ name: 'star-seekers', version, type: 'module' }));
const guide = readFileSync(join(root, 'docs/operations.md'), 'utf8');
writeFileSync(
  join(release, 'nginx.conf'),
  /```nginx\n(.*?)```/s.exec(guide)?.[1] ?? fail('docs/operations.md: no nginx'),
);
for (const page of ['operations', 'payments', 'bad-days'])
  cpSync(join(root, `docs/${page}.md`), join(release, `${page}.md`));
await pack();

/** Copies a package with what it depends on. @param modules the folder in which its dependent finds it */
function copyPackage(dependency: string, modules: string): void {
  const to = join(release, 'app/node_modules', dependency);
  // Optional dependencies are those of other platforms.
  if (existsSync(to) || !existsSync(join(modules, dependency))) return;
  const from = realpathSync(join(modules, dependency));
  cpSync(from, to, { recursive: true, filter: (path) => path === from || isUsed(path.slice(from.length)) });
  const { dependencies = {}, optionalDependencies = {} } = JSON.parse(
    readFileSync(join(from, 'package.json'), 'utf8'),
  ) as { [kind in 'dependencies' | 'optionalDependencies']?: Record<string, string> };
  const siblings = from.slice(0, -dependency.length);
  for (const next of Object.keys({ ...dependencies, ...optionalDependencies })) copyPackage(next, siblings);
}

function isUsed(path: string): boolean {
  if (UNUSED.test(path) || path === '/node_modules') return false;
  const platform = /\/prebuilds\/(\w+)-(\w+)/.exec(path);
  return !platform || (process.platform === platform[1] && process.arch === platform[2]);
}

async function pack(): Promise<void> {
  const file = join(folder, `${name}.tar.zst`);
  const tar = spawn('tar', ['--create', '--owner=0', '--group=0', '-C', folder, name], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [[code]] = await Promise.all([
    once(tar, 'exit') as Promise<[number | null]>,
    pipeline(tar.stdout, createZstdCompress(), createWriteStream(file)),
  ]);
  if (code !== 0) fail('tar failed');
  rmSync(release, { recursive: true });
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  writeFileSync(`${file}.sha256`, `${hash.digest('hex')}  ${basename(file)}\n`);
  console.log(file);
}

function fail(reason: string): never {
  throw new Error(reason);
}
