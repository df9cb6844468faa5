import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { codex } from '@star-seekers/content/english-codex';
import { quizBank } from '@star-seekers/content/quiz-bank';
import { games } from '@star-seekers/games';
import { catalog } from '@star-seekers/games/catalog';
import type { Manifest } from 'vite';
import { beforeAll, expect, test } from 'vitest';

/** Entries that landing and dashboard load until the network is idle. */
const FIRST_LOAD_ENTRIES = ['index.html', 'src/features/dashboard/dashboard-page.tsx'];

interface PageTable {
  readonly covers: Readonly<Record<string, string>>;
  readonly pages: readonly {
    readonly path: string;
    readonly preload: readonly { readonly href: string }[];
    readonly sky?: { readonly picture: string; readonly place: string };
  }[];
}

const root = join(import.meta.dirname, '../../..');

/** The rows of `docs/budgets.md`. */
const BUDGETS: ReadonlyMap<string, number> = new Map(
  readFileSync(join(root, 'docs/budgets.md'), 'utf8')
    .matchAll(/^\| ([^|]+?) +\| +([\d,]+) +\|/gm)
    .map(([, what = '', bytes = '']) => [what, Number(bytes.replaceAll(',', ''))]),
);
const folder = join(import.meta.dirname, '../dist');
let manifest: Manifest = {};

beforeAll(async () => {
  // Nothing to do after the build of `npm test`. The value that the test runner gives to NODE_ENV would select React's development files.
  const { NODE_ENV: _, ...env } = process.env;
  const turbo = join(root, 'node_modules/.bin/turbo');
  await promisify(execFile)(turbo, ['run', 'build', '--filter=@star-seekers/web'], { cwd: root, env });
  manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
});

/** Scripts of the entries and their static imports. */
function scriptsOf(entries: readonly string[]): string[] {
  const keys = new Set(entries);
  for (const key of keys) {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`${key} is not in the manifest.`);
    for (const imported of chunk.imports ?? []) keys.add(imported);
  }
  return [...new Set([...keys].map((key) => manifest[key]?.file ?? ''))].filter((file) => file.endsWith('.js'));
}

/** Size over the wire: Brotli where the build emits it, else plain. */
async function sentBytes(file: string): Promise<number> {
  const compressed = await stat(join(folder, `${file}.br`)).catch(() => stat(join(folder, file)));
  return compressed.size;
}

/** Bytes of what {@link BUDGETS} bounds, by name; those of *each* of a kind as `Each game: puzzle`. */
async function measured(): Promise<Map<string, number>> {
  const first = new Set(scriptsOf(FIRST_LOAD_ENTRIES));
  const played = new Set(scriptsOf([...FIRST_LOAD_ENTRIES, 'src/features/play/play-page.tsx']));
  const engine = [...new Set(Object.values(manifest).map(({ file }) => file))].filter((file) => /\/phaser-/.test(file));
  const known = new Set([...played, ...engine]);
  const assets = await readdir(join(folder, 'assets'));
  const pictures = assets.filter((file) => /^(?:nebula|planet|hero-(?:crown|redwing|thorns))-.*\.webp$/.test(file));
  expect(pictures).toHaveLength(5);
  const worker = assets.filter((file) => /^check-worker-[\w-]+\.js$/.test(file));
  expect(worker).toHaveLength(1);
  const theatre = new Set(scriptsOf(['src/features/theatre/theatre-page.tsx']))
    .difference(known)
    .difference(gameScripts('battle-arena'));
  const files = new Map<string, Iterable<string>>([
    ['First load', first],
    ['Pages of the games', played.difference(first)],
    ['Engine', engine],
    ['Theatre', [...theatre, ...worker.map((file) => `assets/${file}`)]],
    ['Pictures of the landing page', pictures.map((file) => `assets/${file}`)],
  ]);
  for (const { slug } of catalog) files.set(`Each game: ${slug}`, gameScripts(slug).difference(known));
  for (const { file, name = '' } of Object.values(manifest)) {
    const [, texts] = /^(?:first|game)-texts-(.+)$/.exec(name) ?? [];
    if (texts !== undefined)
      files.set(`Each language: ${texts}`, [...(files.get(`Each language: ${texts}`) ?? []), file]);
  }
  const sums = [...files].map(async ([what, of]) => {
    const sizes = await Promise.all([...of].map(sentBytes));
    return [what, sizes.reduce((sum, bytes) => sum + bytes, 0)] as const;
  });
  return new Map(await Promise.all(sums));
}

/** Scripts of a game's picture, and all that it imports. */
function gameScripts(slug: string): Set<string> {
  return new Set(scriptsOf([`../../packages/games/src/${slug}/view.ts`]));
}

test('what is sent stays within docs/budgets.md', async () => {
  const sizes = await measured();
  process.stdout.write([...sizes].map(([what, bytes]) => `${String(bytes).padStart(7)} ${what}\n`).join(''));
  const rowOf = (what: string) => what.replace(/:.*/, '');
  expect(new Set([...sizes.keys()].map(rowOf))).toEqual(new Set(BUDGETS.keys()));
  expect([...sizes].filter(([what, bytes]) => bytes > (BUDGETS.get(rowOf(what)) ?? 0))).toEqual([]);
});

test('the first load has at most eight scripts', () => {
  expect(scriptsOf(FIRST_LOAD_ENTRIES).length).toBeLessThanOrEqual(8);
});

test('the dashboard asks for few files, with what comes around its games', () => {
  const later = ['around-games', 'around-texts-en', 'board-texts-en', 'kept-runs'];
  const keys = later.map((name) => Object.keys(manifest).find((key) => manifest[key]?.name === name) ?? name);
  expect(scriptsOf([...FIRST_LOAD_ENTRIES, ...keys]).length).toBeLessThanOrEqual(14);
});

test('the first load has no Phaser, no schemas and no forms', async () => {
  for (const file of scriptsOf(FIRST_LOAD_ENTRIES)) {
    const script = await readFile(join(folder, file), 'utf8');
    expect.soft(script, file).not.toMatch(/Phaser\.(?:Game|Scene)|phaser\.io|WebGLRenderer/);
    expect.soft(script, file).not.toContain('ZodError');
    expect.soft(script, file).not.toContain('shouldUseNativeValidation');
  }
  expect(scriptsOf(FIRST_LOAD_ENTRIES).filter((file) => /phaser|zod|auth-dialog/.test(file))).toEqual([]);
});

test('the build contains no question and no answer of ranked runs', async () => {
  const files = globSync('**/*.{js,html,json,css,map,txt}', { cwd: folder });
  expect(files.length).toBeGreaterThan(20);
  // Searching bytes takes half the time of searching text.
  const built = await Promise.all(files.map(async (file) => readFile(join(folder, file))));
  const isBuilt = (text: string) => built.some((file) => file.includes(text));
  expect(codex.filter(({ summary }) => !isBuilt(summary))).toEqual([]);
  expect(quizBank.filter(({ text, why }) => isBuilt(text) || isBuilt(why))).toEqual([]);
});

test('the engine is a separate chunk that only games load', () => {
  const phaser = Object.entries(manifest).filter(([, { file }]) => /\/phaser-[\w-]{8}\.js$/.test(file));
  expect(phaser).toHaveLength(1);
  const users = Object.values(manifest).filter((chunk) => chunk.imports?.includes(phaser[0]?.[0] ?? ''));
  expect(users.filter(({ isEntry }) => isEntry)).toEqual([]);
});

test('pages.json has the cover of each game, for link previews', async () => {
  const { covers } = JSON.parse(await readFile(join(folder, 'pages.json'), 'utf8')) as PageTable;
  expect(Object.keys(covers)).toEqual([...games.keys()].map(String));
  for (const cover of Object.values(covers)) expect((await stat(join(folder, cover))).size).toBeGreaterThan(0);
});

test('pages.json names existing files to preload for each page', async () => {
  const { pages } = JSON.parse(await readFile(join(folder, 'pages.json'), 'utf8')) as PageTable;
  const preloads = new Map(pages.map(({ path, preload }) => [path, preload.map(({ href }) => href)]));
  const skies = new Map(pages.map(({ path, sky }) => [path, sky]));
  const picture = expect.stringMatching(/^\/assets\/nebula-[\w-]+\.webp$/) as string;
  expect(skies.get('/')).toEqual({ picture, place: 'hero' });
  expect(skies.get('/dashboard')).toEqual({ picture, place: 'page' });
  expect(skies.get('/game1')).toBeUndefined();
  expect(preloads.get('/dashboard')).toContainEqual(expect.stringMatching(/^\/assets\/dashboard-page-[\w-]+\.js$/));
  const html = await readFile(join(folder, 'index.html'), 'utf8');
  for (const href of [...[...preloads.values()].flat(), skies.get('/')?.picture ?? '']) {
    expect.soft(html).not.toContain(href);
    expect.soft((await stat(join(folder, href))).isFile(), href).toBe(true);
  }
});

test('every script has a low fetch priority', async () => {
  const html = await readFile(join(folder, 'index.html'), 'utf8');
  const scripts = html.match(/<(?:script|link rel="modulepreload")[^>]*>/g) ?? [];
  expect(scripts.length).toBeGreaterThan(1);
  for (const script of scripts) expect(script).toContain('fetchpriority="low"');
});

test('the page has no inline scripts, styles or data URLs, which a strict content security policy refuses', async () => {
  const html = await readFile(join(folder, 'index.html'), 'utf8');
  expect(html).not.toMatch(/<script(?![^>]*\bsrc=)/);
  expect(html).not.toContain('<style');
  expect(html).not.toContain('data:');
});
