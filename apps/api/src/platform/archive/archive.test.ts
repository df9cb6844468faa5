import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newVisitor, startTestServer } from '../../testing/index.ts';
import { Archive, openArchive } from './archive.ts';

let folder: string;
let archiveDir: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'star-seekers-archive-'));
  archiveDir = join(folder, 'archive');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const idOf = (name: string) => name.padEnd(22, '-');

/** The folder of a build's hub. Of several builds the one with the greatest letter is the newest. */
function build(name: string, rules: Readonly<Record<number, number>>, names?: object): string {
  const player = join(folder, name, 'player');
  mkdirSync(join(player, 'assets'), { recursive: true });
  writeFileSync(join(player, 'player.html'), `<!doctype html><html><head><title>${name}</title></head></html>`);
  writeFileSync(join(player, 'assets/player.js'), `export const build = '${name}';`);
  const sealedAt = new Date(Date.UTC(2026, 0, name.charCodeAt(0))).toISOString();
  writeFileSync(join(player, 'sealed.json'), JSON.stringify({ interface: 1, id: idOf(name), sealedAt, rules, names }));
  return join(folder, name);
}

const always = async () => true;
const never = async () => false;
const kept = () => readdirSync(archiveDir).toSorted();

test('a server adds its build once, whole and under its hash', async () => {
  const hub = build('a', { 2: 3 });
  const archives = await Promise.all(Array.from({ length: 4 }, async () => openArchive(archiveDir, hub)));
  expect(kept()).toEqual([idOf('a')]);
  expect(existsSync(join(archiveDir, idOf('a'), 'assets/player.js'))).toBe(true);
  for (const archive of archives) expect(archive.find(2, 3)).toBe(idOf('a'));
  expect(archives[0]?.find(2, 4)).toBeUndefined();
  expect(archives[0]?.find(1, 3)).toBeUndefined();
});

test('of two builds with the same rules the latest plays them', async () => {
  await openArchive(archiveDir, build('b', { 1: 5, 2: 3 }));
  const archive = await openArchive(archiveDir, build('a', { 1: 5, 2: 2 }));
  expect(archive.find(1, 5)).toBe(idOf('b'));
  expect(archive.find(2, 2)).toBe(idOf('a'));
});

test('games that the hub has no more have the names that they had last', async () => {
  const names = { slug: 'star-miner', title: 'The Star Miner' };
  // Builds had two names of a game once.
  const former = { slug: 'star-orbit', card: 'Orbit', screen: 'Star Orbit' };
  await openArchive(archiveDir, build('a', { 7: 1, 8: 1 }, { 7: { ...names, title: 'Miner' }, 8: former }));
  await openArchive(archiveDir, build('b', { 2: 3, 7: 2 }, { 2: { ...names, slug: 'space-snake' }, 7: names }));
  const archive = await openArchive(archiveDir, build('c', { 2: 3 }));
  expect(archive.formerGames(new Set([2, 8]))).toEqual([{ id: 7, ...names }]);
  expect(archive.formerGames(new Set([2, 7]))).toEqual([{ id: 8, slug: 'star-orbit', title: 'Star Orbit' }]);
  expect(archive.formerGames(new Set([2, 7, 8]))).toEqual([]);
  const server = await startTestServer({ archiveDir });
  expect((await newVisitor(server).api('config')).formerGames).toMatchObject([
    { id: 7, slug: names.slug, card: names.title, screen: names.title },
    { id: 8 },
  ]);
  await server.close();
});

test('a server of an older build removes no later one with the same rules', async () => {
  await openArchive(archiveDir, build('b', { 1: 5 }));
  const older = await openArchive(archiveDir, build('a', { 1: 5 }));
  await older.prune(always);
  expect(older.find(1, 5)).toBe(idOf('b'));
  const later = await openArchive(archiveDir, build('c', { 1: 6 }));
  await later.prune(always);
  expect(kept()).toEqual([idOf('b'), idOf('c')]);
});

test('only builds stay whose rules no later one has and by which somebody played', async () => {
  await openArchive(archiveDir, build('a', { 1: 1, 2: 1 }));
  await openArchive(archiveDir, build('b', { 1: 1, 2: 2 }));
  await openArchive(archiveDir, build('c', { 1: 1, 2: 3 }));
  const archive = await openArchive(archiveDir, build('d', { 1: 2, 2: 3 }));
  await archive.prune(async (gameId, version) => gameId === 1 || version === 2);
  // `c` has the rules of game 1 that are older; `b` has other rules of game 2.
  expect(kept()).toEqual([idOf('b'), idOf('c'), idOf('d')]);
  expect(archive.find(2, 1)).toBeUndefined();
  await archive.prune(never);
  expect(kept()).toEqual([idOf('d')]);
});

test('a build that another server removed before its first run ended is added again', async () => {
  const older = await openArchive(archiveDir, build('a', { 2: 1 }));
  const newer = await openArchive(archiveDir, build('b', { 2: 2 }));
  await newer.prune(never);
  expect(kept()).toEqual([idOf('b')]);
  await older.addOwn();
  await newer.addOwn();
  await newer.prune(always);
  expect(newer.find(2, 1)).toBe(idOf('a'));
});

test.each([
  ['is not JSON', 'player'],
  [
    'has another interface',
    JSON.stringify({ interface: 2, id: idOf('a'), sealedAt: '2026-01-01T00:00:00Z', rules: {} }),
  ],
  [
    'has another name than its folder',
    JSON.stringify({ interface: 1, id: idOf('z'), sealedAt: '2026-01-01T00:00:00Z', rules: { 2: 1 } }),
  ],
])('a folder whose manifest %s is left alone', async (_what, manifest) => {
  mkdirSync(join(archiveDir, idOf('a')), { recursive: true });
  writeFileSync(join(archiveDir, idOf('a'), 'sealed.json'), manifest);
  const archive = await Archive.open(archiveDir, undefined);
  await archive.prune(never);
  expect(archive.find(2, 1)).toBeUndefined();
  expect(kept()).toEqual([idOf('a')]);
});

test('archived builds are found by their rules, and served to frames of the hub, in which they have no origin', async () => {
  await openArchive(archiveDir, build('a', { 2: 1 }));
  writeFileSync(join(folder, 'secret.txt'), 'not served');
  const server = await startTestServer({ archiveDir });
  const { api } = newVisitor(server);
  const rules = async (rulesVersion: string) => api('archivedRules', { params: { gameId: '2', rulesVersion } });
  expect(await rules('1')).toEqual({ archive: `/sealed/${idOf('a')}` });
  expect(await rules('2')).toEqual({ archive: null });
  const at = async (path: string) => fetch(`${server.url}/sealed/${path}`);
  const page = await at(`${idOf('a')}/player.html`);
  expect(page.status).toBe(200);
  expect(page.headers.get('x-frame-options')).toBe('SAMEORIGIN');
  const policy = page.headers.get('content-security-policy')?.split('; ');
  const own = `${server.url}/sealed/${idOf('a')}/ ${server.url}/sealed/frame.js`;
  for (const directive of [
    'sandbox allow-scripts',
    "default-src 'none'",
    `script-src ${own}`,
    "frame-ancestors 'self'",
  ])
    expect(policy).toContain(directive);
  expect(policy?.find((directive) => directive.startsWith('connect-src'))).toBe(`connect-src ${own} data: blob:`);
  expect(await page.text()).toContain('<script src="/sealed/frame.js"></script>');
  const script = await at(`${idOf('a')}/assets/player.js`);
  expect(script.headers.get('content-type')).toMatch(/javascript/);
  expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  for (const answer of [page, script, await at('frame.js')]) {
    expect(answer.status).toBe(200);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  }
  for (const path of [
    '',
    idOf('a'),
    `${idOf('b')}/player.html`,
    '..%2fsecret.txt',
    '%2e%2e/secret.txt',
    '..%2f/player.html',
  ]) {
    expect((await at(path)).status, path).toBe(404);
  }
  const other = await fetch(server.url, { headers: { accept: 'text/html' } });
  expect(other.headers.get('x-frame-options')).toBe('DENY');
  await server.close();
});
