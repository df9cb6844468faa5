/** `pnpm --filter @star-seekers/e2e pictures`: takes the four screenshots of `/ss-ip` from the built hub at the size of a phone. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumPageArgs, ensureChromium } from '@star-seekers/config/chromium';
import { type Page, chromium } from 'playwright';
import { expect } from 'playwright/test';
import { startHub } from '../support/hub.ts';
import { rollDice } from '../support/player.ts';
import { markTrailerSeen } from '../support/trailer.ts';

/** Aspect ratio of the carousel's screen: 1 : 2. */
const SIZE = { width: 390, height: 780 };

interface Picture {
  readonly name: string;
  readonly path: string;
  readonly prepare?: (page: Page) => Promise<void>;
}

const pictures: readonly Picture[] = [
  { name: 'dice', path: '/dice-of-iris' },
  { name: 'dashboard', path: '/dashboard' },
  { name: 'leaderboard', path: '/leaderboard' },
  {
    name: 'space-snake',
    path: '/game2',
    prepare: async (page) => {
      await page.getByRole('button', { name: /^(Start|Resume)/ }).click();
      await expect(page.getByRole('button', { name: 'Pause' })).toBeEnabled();
      await page.waitForFunction(() => document.querySelector('[role=timer]') === null);
    },
  },
];

const folder = join(import.meta.dirname, '../../web/src/features/ss-ip/pictures');
const hub = await startHub();
await hub.populate();
const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumPageArgs] });
const phone = await browser.newContext({ baseURL: hub.url, viewport: SIZE, deviceScaleFactor: 1.5, hasTouch: true });
await phone.addInitScript(markTrailerSeen);
const page = await phone.newPage();
const origin = new URL(hub.url).origin;
const signedIn = await phone.request.post('/api/login', {
  headers: { origin },
  data: { email: 'board-5@example.com', password: 'orbit-of-seven' },
});
expect(signedIn.status()).toBe(200);
await rollDice(page);

for (const { name, path, prepare } of pictures) {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await prepare?.(page);
  const png = (await page.screenshot()).toString('base64');
  const encoder = await browser.newPage();
  const webp = await encoder.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.width, image.height];
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    return canvas.toDataURL('image/webp', 0.82).split(',')[1] ?? '';
  }, png);
  await encoder.close();
  writeFileSync(join(folder, `${name}.webp`), Buffer.from(webp, 'base64'));
  console.log(`${name}: ${Buffer.from(webp, 'base64').length} bytes`);
}
await browser.close();
await hub.stop();
