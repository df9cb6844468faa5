import { type LaunchOptions, launch } from 'puppeteer-core';
import type { EnginePage } from './engine-page.ts';

/** Starts Chromium or Firefox with one page. */
export async function openPuppeteerPage(options: LaunchOptions): Promise<EnginePage> {
  // A million ticks take as long as they take.
  const browser = await launch({ ...options, protocolTimeout: 0 });
  const page = await browser.newPage();
  return {
    // As in `firefox/153.7.0`.
    version: (await browser.version()).split('/').at(-1) ?? '',
    evaluate: async <Args extends unknown[], Result>(run: (...args: Args) => Result | Promise<Result>, ...args: Args) =>
      (await page.evaluate(run as (...args: unknown[]) => unknown, ...args)) as Result,
    close: async () => browser.close(),
  };
}
