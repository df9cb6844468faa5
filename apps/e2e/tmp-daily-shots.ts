import { chromium } from 'playwright';
import { startTestServer, newPlayer, playAndSubmit, populate } from '@star-seekers/api/testing';
const only = process.argv[2]?.split(',');
const server = await startTestServer({ webRoot: '/work/h-daily/apps/web/dist' });
const day = new Date(server.clock.now()).toISOString().slice(0, 10);
const first = await newPlayer(server, 9);
await first.api('daily', { query: {} });
const games = (await first.api('daily', { query: {} })).games.map((g) => g.gameId);
for (let n = 0; n < 5; n++) {
  const p = await newPlayer(server, 9);
  for (const gameId of games)
    if ((gameId + n) % 3 !== 0)
      await playAndSubmit(server, p, {
        gameId,
        day,
        skill: n % 2 ? 'good' : 'poor',
        botSeed: n + 1,
        quitAfter: 3000 + 600 * n,
      }).catch((e) => console.log(gameId, String(e)));
}
for (const gameId of games.slice(0, 4))
  await playAndSubmit(server, first, { gameId, day, skill: 'good', quitAfter: 5400 }).catch((e) =>
    console.log(gameId, String(e)),
  );
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const [w, h, loc] of [
  [1280, 900, 'en'],
  [360, 740, 'en'],
  [1920, 1080, 'ar'],
  [1280, 900, 'de'],
  [1280, 900, 'ja'],
  [360, 740, 'ar'],
  [360, 740, 'de'],
] as const) {
  if (only && !only.includes(`${w}${loc}`)) continue;
  const c = await browser.newContext({ viewport: { width: w, height: h }, locale: loc, reducedMotion: 'reduce' });
  const [name = '', value = ''] = first.cookie().split(';')[0]?.split('=') ?? [];
  for (const part of first.cookie().split('; ')) {
    const i = part.indexOf('=');
    await c.addCookies([{ name: part.slice(0, i), value: part.slice(i + 1), url: server.url }]);
  }
  const p = await c.newPage();
  p.on('console', (m) => {
    if (m.type() === 'error') console.log(w, loc, m.text());
  });
  p.on('response', (r) => {
    if (r.status() >= 400) console.log(r.status(), r.url());
  });
  p.on('pageerror', (e) => console.log(e.message));
  const shot = async (n: string, full = true) =>
    p.screenshot({ path: `/tmp/daily-${n}-${w}-${loc}.png`, fullPage: full });
  await p.goto(server.url + '/daily');
  await p.waitForTimeout(8000);
  await shot('day');
  await p.goto(server.url + '/dashboard');
  await p.waitForSelector('#today-six');
  await p.waitForTimeout(1000);
  await shot('dash', w === 360);
  if (loc === 'en') {
    await p.goto(server.url + '/daily/past');
    await p.waitForTimeout(1200);
    await shot('past', false);
    await p.goto(server.url + `/game${games.at(-1)}?day=${day}`);
    await p.waitForTimeout(3000);
    await shot('game', false);
    await p.goto(server.url + '/daily');
    await p.waitForSelector('#day-board');
    await p.getByRole('button', { name: 'Share this day' }).click();
    await p.waitForTimeout(1500);
    await shot('share', false);
  }
  await c.close();
}
await browser.close();
await server.close();
process.exit(0);
