import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type TestPlayer,
  type TestServer,
  claimFor,
  newPlayer,
  startAndPlay,
  startRun,
  startTestServer,
} from '../../../testing/index.ts';
import { act } from '../../operators/action.ts';
import { voidAction } from '../../operators/run-actions.ts';

const PAGE = `<!doctype html><html><head><!-- page: replaced --><!-- /page -->
<script type="module" crossorigin src="/assets/index-d3f4.js"></script></head><body><!-- sky --><!-- /sky --></body></html>`;
const TABLE = {
  pages: [
    { path: '/run/:id', title: 'Run', description: 'Watch a run.', search: 'hidden' },
    { path: '/live/:id', title: 'Live run', description: 'Watch a run.', search: 'hidden' },
    { path: '/player/:username', title: 'Player', description: 'A player.', search: 'hidden' },
  ],
  notFound: { title: 'Page not found', description: 'Nothing here.' },
  covers: { 2: '/cover.webp' },
};
const BROWSER = { accept: 'text/html' };

const webRoot = mkdtempSync(join(tmpdir(), 'star-seekers-share-'));
const cover = join(webRoot, 'cover.webp');
let server: TestServer;

beforeAll(async () => {
  writeFileSync(join(webRoot, 'index.html'), PAGE);
  writeFileSync(join(webRoot, 'pages.json'), JSON.stringify(TABLE));
  await sharp({ create: { width: 80, height: 45, channels: 3, background: '#3a6ea5' } }).toFile(cover);
  server = await startTestServer({ webRoot, publicUrl: 'http://hub.example' });
  server.clock.stop(Date.UTC(2026, 10, 21, 12));
});

afterAll(async () => {
  await server.close();
  rmSync(webRoot, { recursive: true });
});

async function submit(player: TestPlayer, quitAfter = 600) {
  const played = await startAndPlay(server, player, { skill: 'good', quitAfter });
  await player.api('submitScore', { body: claimFor(played) });
  return played;
}

const pageOf = async (runId: string) => (await fetch(`${server.url}/run/${runId}`, { headers: BROWSER })).text();

/** The content of a tag in the head. */
const contentOf = (page: string, property: string) =>
  new RegExp(`<meta (?:property|name)="${property}" content="([^"]*)" />`).exec(page)?.[1];

/** The picture that a page names, from this server. */
const pictureOf = async (page: string, headers: Record<string, string> = {}) =>
  fetch((contentOf(page, 'og:image') ?? '').replace('http://hub.example', server.url), { headers });

test('the page of a run names its score, game, player and rank', async () => {
  const player = await newPlayer(server, 1);
  const { runId, score } = await submit(player);
  const page = await pageOf(runId);
  const shown = new Intl.NumberFormat('en').format(score);
  expect(page).toContain(`<title>${shown} in Space Snake by ${player.user.username} · Star Seekers</title>`);
  expect(contentOf(page, 'description')).toMatch(/^Watch the whole run, .*: #\d+ in November 2026\.$/);
  expect(contentOf(page, 'og:url')).toBe(`http://hub.example/run/${runId}`);
  expect(contentOf(page, 'og:image')).toMatch(/^http:\/\/hub\.example\/og\/run\/[\w-]+\.png\?v=[\w-]{16}$/);
  expect([contentOf(page, 'og:image:width'), contentOf(page, 'robots')]).toEqual(['1200', 'noindex']);
});

test('its picture has the size that the page says, and is sent once to whoever has it', async () => {
  const { runId } = await submit(await newPlayer(server, 1));
  const page = await pageOf(runId);
  const picture = await pictureOf(page);
  expect(picture.status).toBe(200);
  expect(picture.headers.get('content-type')).toBe('image/png');
  expect(picture.headers.get('cache-control')).toBe('public, max-age=3600');
  const bytes = Buffer.from(await picture.arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  const again = await pictureOf(page, { 'if-none-match': picture.headers.get('etag') ?? '' });
  expect(again.status).toBe(304);
});

test('another rank has another picture', async () => {
  const { runId } = await submit(await newPlayer(server, 1));
  const before = contentOf(await pageOf(runId), 'og:image');
  await submit(await newPlayer(server, 1), 2400);
  const after = contentOf(await pageOf(runId), 'og:image');
  expect([before === after, after?.split('?')[0]]).toEqual([false, before?.split('?')[0]]);
});

test('a run that is not there, open or voided has neither a page nor a picture', async () => {
  const { runId } = await submit(await newPlayer(server, 1));
  await act(server.services, voidAction(runId), { operator: 'ops', reason: 'a program played it' });
  for (const id of [runId, 'nowhere', '..%2fpages.json', '']) {
    const page = await fetch(`${server.url}/run/${id}`, { headers: BROWSER });
    expect([id, page.status]).toEqual([id, 404]);
    expect(await page.text()).toContain('<title>Page not found</title>');
    expect((await fetch(`${server.url}/og/run/${id}.png`)).status).toBe(404);
  }
});

test('the page of a live run names its player and game, is not indexed, and is gone with the run', async () => {
  const player = await newPlayer(server, 1);
  await player.api('updateProfile', { body: { watchable: true } });
  const { runId } = await startRun(player);
  const run = server.services.db.selectFrom('runs').select('live_id').where('id', '=', runId);
  const { live_id: liveId } = await run.executeTakeFirstOrThrow();
  const visit = async () => fetch(`${server.url}/live/${liveId}`, { headers: BROWSER });
  const page = await (await visit()).text();
  expect(contentOf(page, 'og:title')).toBe(`${player.user.username} plays Space Snake live · Star Seekers`);
  expect(contentOf(page, 'robots')).toBe('noindex');
  await player.api('updateProfile', { body: { watchable: false } });
  expect((await visit()).status).toBe(404);
});

test('the page of a player has the name as its title, and is indexed by choice', async () => {
  const player = await newPlayer(server);
  const { username } = player.user;
  const open = async (name: string) => fetch(`${server.url}/player/${name}`, { headers: BROWSER });
  const page = await (await open(username.toUpperCase())).text();
  expect(page).toContain(`<title>${username} · Star Seekers</title>`);
  expect(contentOf(page, 'robots')).toBe('noindex');
  await player.api('updateProfile', { body: { listed: true } });
  expect(contentOf(await (await open(username)).text(), 'robots')).toBeUndefined();
  expect((await open('nobody-at-all')).status).toBe(404);
});
