import { chromium } from 'playwright';
import { startTestServer, newPlayer, playAndSubmit } from '@star-seekers/api/testing';
const server = await startTestServer({ webRoot: '/work/main/apps/web/dist' });
const first = await newPlayer(server, 9);
const day = new Date(server.clock.now()).toISOString().slice(0, 10);
for (const gameId of [4, 5]) await playAndSubmit(server, first, { gameId, day, skill: 'good', quitAfter: 5400 }).catch((e) => console.log(gameId, String(e)));
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const [w, h, loc, live] of [[1280, 900, 'en', 1],[360, 740, 'en', 1],[1920, 1080, 'ar', 1],[1280, 900, 'de', 0],[360, 740, 'de', 0],[1280,900,'ja',0]] as const) {
  const c = await browser.newContext({ viewport: { width: w, height: h }, locale: loc, reducedMotion: 'reduce' });
  for (const part of first.cookie().split('; ')) { const i = part.indexOf('='); await c.addCookies([{ name: part.slice(0, i), value: part.slice(i + 1), url: server.url }]); }
  const p = await c.newPage();
  p.on('console', (m) => { if (m.type() === 'error') console.log(w, loc, m.text()); });
  p.on('pageerror', (e) => console.log(e.message));
  if (live) await p.route('**/api/live', (r) => r.fulfill({ json: [{ id: 'x', gameId: 2, username: 'kepler_9', faction: 'oni', startedAt: Date.now() - 90_000 }] }));
  await p.route('**/api/gates', async (r) => { const a = await r.fetch(); const j = await a.json(); if (j.gates?.[4]) j.gates[4] = { ...j.gates[4], holder: 'oni', turn: { side: 'mud', missing: 741, golds: 1 } }; await r.fulfill({ json: j }); });
  await p.goto(server.url + '/dashboard');
  await p.waitForSelector('#today-six'); await p.waitForTimeout(2500);
  console.log(w, loc, await p.evaluate(() => { const place = document.querySelector('[class*=place]'); return [...document.querySelectorAll('[class*=place]')].map((e) => [e.className, e.getBoundingClientRect().height, getComputedStyle(e).minHeight, e.firstElementChild?.getBoundingClientRect().height]); }));
  await p.screenshot({ path: `/tmp/dash-${w}-${loc}.png`, fullPage: w === 360 });
  await c.close();
}
await browser.close(); await server.close(); process.exit(0);
