/**
 * `pnpm bench interactions [page …]`: how long a press of each control of the hub takes to the next frame, as on a slow phone: the page's thread
 * takes four times as long. Controls that spend or end something are left out; what a control opens is closed by Escape.
 */
import { ensureChromium, chromiumPageArgs } from '@star-seekers/config/chromium';
import { type Page, chromium } from 'playwright';
import { startHub } from '../support/hub.ts';
import { registerWithCredits } from '../support/player.ts';
import { phoneOf, slowDown } from './slow-phone.ts';

const PAGES = [
  '/',
  '/dashboard',
  '/daily',
  '/leaderboard',
  '/leaderboard?tab=games',
  '/leaderboard?tab=gates',
  '/credits',
  '/dice-of-iris',
  '/settings',
  '/profile',
  '/ss-ip',
];
const CONTROLS = 'button, summary, [role=tab], [role=switch], input[type=range], nav a[href]';
const LEFT_OUT = /sign out|delete|roll|buy|purchase|play|start|full screen/i;
/** Time for what a press opens. */
const SETTLE_MS = 500;

interface Press {
  readonly page: string;
  readonly name: string;
  readonly ms: number;
}

const wanted = process.argv.slice(2);
const hub = await startHub();
await hub.populate();
const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumPageArgs] });
const context = await phoneOf(browser, hub.url);
await context.addInitScript(watchPresses);
const page = await context.newPage();
await registerWithCredits(page);
await slowDown(page);
const presses: Press[] = [];
for (const address of PAGES) {
  if (wanted.length === 0 || wanted.includes(address)) presses.push(...(await pressAll(page, address)));
}
await browser.close();
await hub.stop();

const byTime = presses.toSorted((one, other) => other.ms - one.ms);
const at = (share: number) => byTime[Math.floor((1 - share) * byTime.length)]?.ms ?? 0;
console.table([{ presses: presses.length, 'p50 ms': at(0.5), 'p95 ms': at(0.95), 'most ms': byTime[0]?.ms ?? 0 }]);
console.table(byTime.slice(0, 12));

async function pressAll(of: Page, address: string): Promise<Press[]> {
  await of.goto(address, { waitUntil: 'networkidle' });
  // A slow page has asked for everything before it shows anything.
  await of.getByRole('heading', { level: 1 }).first().waitFor();
  const found: Press[] = [];
  const controls = of.locator(CONTROLS);
  for (let index = 0; index < (await controls.count()); index++) {
    const control = controls.nth(index);
    const name = (await control.getAttribute('aria-label')) ?? (await control.textContent()) ?? '';
    if (LEFT_OUT.test(name) || !(await control.isVisible()) || !(await control.isEnabled())) continue;
    await of.evaluate(() => Object.assign(window, { longestMs: 0 }));
    const pressed = await control.tap({ timeout: 3000 }).then(
      () => true,
      () => false,
    );
    if (!pressed) continue;
    await of.waitForTimeout(SETTLE_MS);
    const ms = await of.evaluate(() => (window as unknown as { readonly longestMs: number }).longestMs);
    found.push({ page: address, name: name.trim().slice(0, 40), ms });
    await of.keyboard.press('Escape');
    await of.waitForTimeout(SETTLE_MS / 2);
    // A control may have led elsewhere.
    if (new URL(of.url()).pathname !== new URL(address, hub.url).pathname)
      await of.goto(address, { waitUntil: 'networkidle' });
  }
  return found;
}

/** Runs in the page: the longest of the events of a press, to the frame after it. Events under 16 ms are not reported. */
function watchPresses(): void {
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      const { longestMs = 0 } = window as unknown as { readonly longestMs?: number };
      Object.assign(window, { longestMs: Math.max(longestMs, duration) });
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}
