import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { chromiumPageArgs, ensureChromium } from '@star-seekers/config/chromium';
import { type LaunchOptions, launch } from 'puppeteer-core';
import { isDriverNoise } from '../support/driver-noise.ts';
import { type EnginePage, WINDOW } from './engine-page.ts';
import { startHelper } from './helper-process.ts';
import { pathOf } from './installed-browsers.ts';
import { openWebKitPage } from './webkit-page.ts';

export type BrowserName = 'chromium' | 'firefox' | 'webkit';

/** Starts each browser with an empty profile and one page. */
export const openBrowser: Readonly<Record<BrowserName, () => Promise<EnginePage>>> = {
  chromium: async () => openPuppeteerPage({ executablePath: ensureChromium(), args: [...chromiumPageArgs] }),
  firefox: async () =>
    onVirtualScreen((env) =>
      openPuppeteerPage({ browser: 'firefox', executablePath: pathOf('firefox'), headless: false, env }),
    ),
  webkit: async () => onVirtualScreen(openWebKitPage),
};

/** Starts Chromium or Firefox with one page. */
async function openPuppeteerPage(options: LaunchOptions): Promise<EnginePage> {
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

/**
 * Opens a browser on a virtual screen of its own. Without a screen Firefox has no WebGL and WebKitGTK does not start; on a shared one
 * they would take the focus from each other.
 * @param open starts the browser with this environment
 */
async function onVirtualScreen(open: (env: NodeJS.ProcessEnv) => Promise<EnginePage>): Promise<EnginePage> {
  const screen = startHelper(
    pathOf('screen'),
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  // The server writes the number of the display when it is ready.
  const [display] = (await once(screen.child.stdio[3] as Readable, 'data')) as [Buffer];
  const page = await open({ ...process.env, DISPLAY: `:${display.toString().trim()}` });
  return {
    ...page,
    async close() {
      await page.close();
      await screen.stop();
    },
  };
}
