/**
 * `pnpm screens`: every screen at three widths, and in other languages at two, one picture each and one sheet for each language,
 * under `apps/e2e/artifacts/screens`. `pnpm screens dice game2 --language ar --width 360` takes those whose names begin so.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromiumPageArgs, ensureChromium } from '@star-seekers/config/chromium';
import { type Page, chromium } from 'playwright';
import { buyNow, openCheckoutCard, pay } from '../support/checkout.ts';
import { startHub } from '../support/hub.ts';
import { enlist, rollDice } from '../support/player.ts';
import { keepTrailerSeen } from '../support/trailer.ts';
import { type Screen, screens } from './screens.ts';

/** Pages turn round in Arabic, words are long in German, and Japanese needs other fonts. */
const SHEETS = [
  { language: 'en', widths: [360, 1280, 1920] },
  { language: 'ar', widths: [360, 1280] },
  { language: 'de', widths: [360, 1280] },
  { language: 'ja', widths: [360, 1280] },
] as const;

/** Software draws the games and the film; other work may have the processor. */
const SLOW_MS = 120_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { language: { type: 'string', multiple: true }, width: { type: 'string', multiple: true } },
});

const folder = join(import.meta.dirname, '../artifacts/screens');
mkdirSync(folder, { recursive: true });

const hub = await startHub();
await hub.populate();
const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumPageArgs] });
const visitor = await browser.newContext({ baseURL: hub.url });
const player = await browser.newContext({ baseURL: hub.url });
for (const context of [visitor, player]) await context.addInitScript(keepTrailerSeen);
for (const context of [visitor, player]) context.setDefaultTimeout(SLOW_MS);
const first = await player.newPage();
await enlist(first);
await rollDice(first);
await openCheckoutCard(first, 'Gamer Pack');
await buyNow(first);
await pay(first);
await first.waitForURL('**/credits*');
await first.close();

const wanted = screens.filter(
  ({ name }) => positionals.length === 0 || positionals.some((want) => name.startsWith(want)),
);
for (const { language, widths } of SHEETS) {
  if (values.language && !values.language.includes(language)) continue;
  for (const context of [visitor, player])
    await context.addInitScript((tag) => localStorage.setItem('star-seekers:language', tag), language);
  // What is reached through words is reached in English alone.
  const reached = wanted.filter(({ english }) => language === 'en' || !english);
  const taken = widths.filter((width) => !values.width || values.width.includes(String(width)));
  await takePictures(language, reached, taken);
  await writeSheet(language, reached, taken);
}
await browser.close();
await hub.stop();
console.log(`Contact sheets: ${folder}`);

async function takePictures(language: string, of: readonly Screen[], widths: readonly number[]): Promise<void> {
  for (const screen of of) {
    for (const width of widths) {
      const page = await (screen.signedIn ? player : visitor).newPage();
      await page.setViewportSize({ width, height: width < 600 ? 780 : 1000 });
      await page.goto(screen.path);
      await page.waitForLoadState('networkidle');
      if (screen.prepare) await screen.prepare(page);
      else await scrollThrough(page);
      const path = join(folder, `${language}-${screen.name}-${width}.png`);
      await page.screenshot({ path, fullPage: !screen.prepare, timeout: SLOW_MS });
      await page.close();
      console.log(`${language} ${screen.name} at ${width}`);
    }
  }
}

/** What is loaded when it comes near the window is in the picture too. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
}

async function writeSheet(language: string, of: readonly Screen[], widths: readonly number[]): Promise<void> {
  const figures = of.flatMap(({ name }) =>
    widths.map((width) => {
      const data = readFileSync(join(folder, `${language}-${name}-${width}.png`)).toString('base64');
      return `<figure><img src="data:image/png;base64,${data}"><figcaption>${name} ${width}</figcaption></figure>`;
    }),
  );
  const page = await browser.newPage({ viewport: { width: 1800, height: 1000 } });
  await page.setContent(`<style>
    body { margin: 16px; background: #16181d; color: #cfd6e4; font: 14px sans-serif; display: grid; grid-template-columns: repeat(6, 1fr); gap: 16px }
    figure { margin: 0 } img { width: 100%; max-height: 420px; object-fit: contain; object-position: top; background: #000 }
  </style>${figures.join('')}`);
  await page.screenshot({ path: join(folder, `contact-sheet-${language}.png`), fullPage: true });
  await page.close();
}
