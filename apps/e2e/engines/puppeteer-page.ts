import { type LaunchOptions, launch } from 'puppeteer-core';
import { type EnginePage, WINDOW } from './engine-page.ts';
import { isDriverNoise } from '../support/driver-noise.ts';

/** Starts Chromium or Firefox with one page. */
export async function openPuppeteerPage(options: LaunchOptions): Promise<EnginePage> {
  // A million ticks may take longer than any timeout.
  const browser = await launch({ ...options, defaultViewport: WINDOW, protocolTimeout: 0 });
  const page = await browser.newPage();
  const problems: string[] = [];
  page.on('console', (message) => {
    const [type, text] = [message.type(), message.text()];
    if ((type === 'error' || type === 'warn') && !isDriverNoise(text)) problems.push(`${type}: ${text}`);
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${String(error)}`));
  // Leaving a page with an open run asks for confirmation.
  page.on('dialog', (dialog) => void dialog.accept());
  return {
    // For example `firefox/153.7.0`.
    version: (await browser.version()).split('/').at(-1) ?? '',
    goto: async (url) => void (await page.goto(url, { timeout: 0 })),
    evaluate: async <Args extends unknown[], Result>(run: (...args: Args) => Result | Promise<Result>, ...args: Args) =>
      (await page.evaluate(run as (...args: unknown[]) => unknown, ...args)) as Result,
    clickAt: async (x, y) => page.mouse.click(x, y),
    type: async (text) => page.keyboard.type(text),
    screenshot: async () => page.screenshot(),
    problems: async () => problems,
    close: async () => browser.close(),
  };
}
