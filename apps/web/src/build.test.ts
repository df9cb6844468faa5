import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { codex } from '@star-seekers/content/english-codex';
import { quizBank } from '@star-seekers/content/quiz-bank';
import { games } from '@star-seekers/games';
import type { Manifest } from 'vite';
import { beforeAll, expect, test } from 'vitest';

/** Compressed script of landing and dashboard (`notes/determinism-and-speed.md`). */
const FIRST_LOAD_BUDGET_BYTES = 150_000;

/** Compressed script of Phaser, as far as scenes use it (`packages/stage/src/engine.ts`). */
const ENGINE_BUDGET_BYTES = 130_000;

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

test('the first load is within its budget', async () => {
  const sizes = await Promise.all(
    scriptsOf(FIRST_LOAD_ENTRIES).map(async (file) => ({ file, bytes: await sentBytes(file) })),
  );
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  const largestFirst = sizes.toSorted((a, b) => b.bytes - a.bytes);
  const lines = largestFirst.map(({ file, bytes }) => `  ${String(bytes).padStart(7)} ${file}`);
  process.stdout.write(`first load: ${total} bytes of script in brotli\n${lines.join('\n')}\n`);
  expect(total).toBeLessThanOrEqual(FIRST_LOAD_BUDGET_BYTES);
});

test('the theatre adds at most 40 KB of script to a game', async () => {
  const game = ['index.html', 'src/features/play/play-page.tsx', '../../packages/games/src/battle-arena/view.ts'];
  const played = new Set(scriptsOf(game));
  const added = scriptsOf(['src/features/theatre/theatre-page.tsx']).filter((file) => !played.has(file));
  const worker = (await readdir(join(folder, 'assets'))).filter((file) => /^check-worker-[\w-]+\.js$/.test(file));
  expect(worker).toHaveLength(1);
  const sizes = await Promise.all([...added, `assets/${worker[0] ?? ''}`].map(sentBytes));
  expect(sizes.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(40_000);
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

test('the engine is a separate chunk that only games load, and within its budget', async () => {
  const phaser = Object.entries(manifest).filter(([, { file }]) => /\/phaser-[\w-]{8}\.js$/.test(file));
  expect(phaser).toHaveLength(1);
  const users = Object.values(manifest).filter((chunk) => chunk.imports?.includes(phaser[0]?.[0] ?? ''));
  expect(users.filter(({ isEntry }) => isEntry)).toEqual([]);
  expect(await sentBytes(phaser[0]?.[1].file ?? '')).toBeLessThanOrEqual(ENGINE_BUDGET_BYTES);
});

test('the pictures of the landing page stay within 350 KB', async () => {
  const files = await readdir(join(folder, 'assets'));
  const pictures = files.filter((file) => /^(?:nebula|planet|hero-(?:crown|redwing|thorns))-.*\.webp$/.test(file));
  expect(pictures).toHaveLength(5);
  const sizes = await Promise.all(pictures.map((file) => stat(join(folder, 'assets', file))));
  expect(sizes.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(350 * 1024);
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
