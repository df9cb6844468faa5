/**
 * `pnpm screens`: a screenshot of every screen at three widths (German and Japanese: two) and one contact sheet per language, in
 * `apps/e2e/artifacts/screens`. Fails if axe finds something. `pnpm screens dice game2 --language ar --width 360 --detail reduced` takes
 * the screens with these prefixes; detail is automatic by default.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { chromiumPageArgs, ensureChromium } from '@star-seekers/config/chromium';
import { games } from '@star-seekers/games';
import { type BrowserContext, type Page, chromium } from 'playwright';
import { buyNow, openCheckoutCard, pay } from '../support/checkout.ts';
import { startHub } from '../support/hub.ts';
import { registerAccount, rollDice } from '../support/player.ts';
import { expectAccessible, expectNoViolations } from '../support/screen-checks.ts';
import { type Screen, screens } from './screens.ts';

/** Pages are mirrored in Arabic, words are long in German, and Japanese needs other fonts. */
const SHEETS = [
  { language: 'en', widths: [360, 1280, 1920] },
  { language: 'ar', widths: [360, 1280, 1920] },
  { language: 'de', widths: [360, 1280] },
  { language: 'ja', widths: [360, 1280] },
] as const;

/** The requests of a screen and the script of a game, without those for the user and the configuration. */
const SCREEN_REQUESTS = /\/(?:api\/(?!user$|config$)|assets\/space-snake-)/;

/** Games and film are rendered in software, maybe on a busy machine. */
const SLOW_MS = 120_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    language: { type: 'string', multiple: true },
    width: { type: 'string', multiple: true },
    detail: { type: 'string', default: 'auto' },
  },
});

const folder = join(import.meta.dirname, '../artifacts/screens');
mkdirSync(folder, { recursive: true });

const hub = await startHub();
await hub.populate([...games.keys()]);
const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumPageArgs] });
const visitor = await browser.newContext({ baseURL: hub.url, serviceWorkers: 'block' });
const player = await browser.newContext({ baseURL: hub.url, serviceWorkers: 'block' });
await prepare(visitor, player);
const first = await player.newPage();
await registerAccount(first);
await rollDice(first);
await first.goto('/credits');
await openCheckoutCard(first, 'Gamer Pack');
await buyNow(first);
await pay(first);
await first.waitForURL('**/credits*');
await first.close();
// A hub without any results.
const emptyHub = await startHub();
const firstComer = await browser.newContext({ baseURL: emptyHub.url, serviceWorkers: 'block' });
const newcomer = await browser.newContext({ baseURL: emptyHub.url, serviceWorkers: 'block' });
await prepare(firstComer, newcomer);
const second = await newcomer.newPage();
await registerAccount(second);
await second.close();
const contexts = [visitor, player, firstComer, newcomer];
for (const context of contexts) context.setDefaultTimeout(SLOW_MS);

const wanted = screens.filter(
  ({ name }) => positionals.length === 0 || positionals.some((want) => name.startsWith(want)),
);
for (const { language, widths } of SHEETS) {
  if (values.language && !values.language.includes(language)) continue;
  for (const context of contexts)
    await context.addInitScript((tag) => localStorage.setItem('star-seekers:language', tag), language);
  // Screens whose preparation reads English texts are taken in English only.
  const reached = wanted.filter(({ english }) => language === 'en' || !english);
  const taken = widths.filter((width) => !values.width || values.width.includes(String(width)));
  await takePictures(language, reached, taken);
  await writeSheet(language, reached, taken);
}
await browser.close();
await hub.stop();
await emptyHub.stop();
console.log(`Contact sheets: ${folder}`);

/** Sets the settings of every new page. */
async function prepare(...of: readonly BrowserContext[]): Promise<void> {
  for (const context of of) {
    await context.addInitScript((detail) => {
      if (window.origin === 'null' || localStorage.getItem('star-seekers:settings') !== null) return;
      localStorage.setItem('star-seekers:settings', JSON.stringify({ showIntroVideo: false, detail }));
    }, values.detail);
  }
}

async function takePictures(language: string, of: readonly Screen[], widths: readonly number[]): Promise<void> {
  for (const screen of of) {
    for (const width of widths) {
      const page = await contextOf(screen).newPage();
      await page.setViewportSize({ width, height: width < 600 ? 780 : 1000 });
      await bringInto(page, screen);
      if (screen.prepare) await screen.prepare(page);
      else await scrollThrough(page);
      if (screen.state !== 'loading') await page.waitForLoadState('networkidle');
      // The markup is the same in every language.
      // A phone hides the heading while a game is played: its screen is complete when it is prepared.
      if (language === 'en' && screen.state === undefined)
        await (screen.prepare ? expectNoViolations : expectAccessible)(page);
      const path = join(folder, `${language}-${screen.name}-${width}.png`);
      await page.screenshot({ path, fullPage: !screen.prepare, timeout: SLOW_MS });
      await page.close();
      console.log(`${language} ${screen.name} at ${width}`);
    }
  }
}

function contextOf({ signedIn, state }: Screen): BrowserContext {
  if (state === 'empty') return signedIn ? newcomer : firstComer;
  return signedIn ? player : visitor;
}

/** Opens the screen in its state. */
async function bringInto(page: Page, { path, state }: Screen): Promise<void> {
  if (state === 'loading') await page.route(SCREEN_REQUESTS, () => {});
  if (state === 'failed')
    await page.route(SCREEN_REQUESTS, (route) => route.fulfill({ status: 500, body: 'out of order' }));
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  if (state === 'loading') await page.locator('main [class*=skeleton]').first().waitFor({ state: 'attached' });
  else if (state === 'failed') await page.locator('main [role=alert]').first().waitFor();
  else await page.waitForLoadState('networkidle');
}

/** Scrolls to the end and back, so that lazy content is loaded. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    scrollTo(0, 0);
  });
}

async function writeSheet(language: string, of: readonly Screen[], widths: readonly number[]): Promise<void> {
  const figures = of.flatMap(({ name }) =>
    widths.map(
      (width) =>
        `<figure><img src="${language}-${name}-${width}.png"><figcaption>${name} ${width}</figcaption></figure>`,
    ),
  );
  const page = await browser.newPage({ viewport: { width: 1800, height: 1000 } });
  const sheet = join(folder, `contact-sheet-${language}.html`);
  writeFileSync(
    sheet,
    `<!doctype html><style>
    body { margin: 16px; background: #16181d; color: #cfd6e4; font: 14px sans-serif; display: grid; grid-template-columns: repeat(6, 1fr); gap: 16px }
    figure { margin: 0 } img { width: 100%; max-height: 420px; object-fit: contain; object-position: top; background: #000 }
  </style>${figures.join('')}`,
  );
  await page.goto(pathToFileURL(sheet).href);
  await page.screenshot({ path: join(folder, `contact-sheet-${language}.png`), fullPage: true });
  await page.close();
}
