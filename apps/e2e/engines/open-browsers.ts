import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { chromiumPageArgs, ensureChromium } from '@star-seekers/config/chromium';
import { launch, type LaunchOptions } from 'puppeteer-core';
import { isDriverNoise } from '../support/driver-noise.ts';
import { freePort } from '../support/free-port.ts';
import { type EnginePage, WINDOW } from './engine-page.ts';
import { pathOf } from './installed-browsers.ts';
import { recordedProblems } from './instrumented-build.ts';

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

/** Starts WebKitGTK's MiniBrowser with one page. */
async function openWebKitPage(env: NodeJS.ProcessEnv): Promise<EnginePage> {
  const port = await freePort();
  const driver = startHelper(pathOf('webKitDriver'), [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...env,
      LANG: 'en_GB.UTF-8',
      // Its sandbox does not start as root.
      ...(process.getuid?.() === 0 ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' } : {}),
    },
  });
  const driverUrl = `http://127.0.0.1:${port}`;
  await untilReady(driverUrl, driver.child);
  const page = await openWebDriverPage(driverUrl, {
    'webkitgtk:browserOptions': { binary: pathOf('webKit'), args: ['--automation'] },
  });
  return {
    ...page,
    async close() {
      await page.close();
      await driver.stop();
    },
  };
}

async function untilReady(driverUrl: string, driver: ChildProcess): Promise<void> {
  while (driver.exitCode === null) {
    try {
      await fetch(`${driverUrl}/status`);
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
  throw new Error(`the driver of WebKit ended with code ${driver.exitCode}`);
}

/**
 * Starts a browser with one page over the classic WebDriver protocol.
 * @param driverUrl address of the driver
 * @param capabilities the browser to start, and its options
 */
async function openWebDriverPage(driverUrl: string, capabilities: object): Promise<EnginePage> {
  const { sessionId, capabilities: actual } = (await send('POST', `${driverUrl}/session`, {
    capabilities: { alwaysMatch: capabilities },
  })) as { sessionId: string; capabilities: { browserVersion: string } };
  const session = `${driverUrl}/session/${sessionId}`;
  const post = async (path: string, body: object) => send('POST', session + path, body);
  const evaluate = async <Args extends unknown[], Result>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => (await post('/execute/sync', { script: `return (${run.toString()})(...arguments)`, args })) as Result;

  // A million ticks may take longer than any timeout.
  await post('/timeouts', { script: null });
  await post('/window/rect', WINDOW);
  const barHeight = WINDOW.height - (await evaluate(() => innerHeight));
  await post('/window/rect', { ...WINDOW, height: WINDOW.height + barHeight });

  return {
    version: actual.browserVersion,
    goto: async (url) => void (await post('/url', { url })),
    evaluate,
    clickAt: async (x, y) => {
      const actions = [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await post('/actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] });
    },
    type: async (text) => {
      const actions = Array.from(text).flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await post('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    screenshot: async () => Buffer.from((await send('GET', `${session}/screenshot`)) as string, 'base64'),
    problems: async () => evaluate(recordedProblems),
    close: async () => void (await send('DELETE', session)),
  };
}

/** @throws {Error} with the driver's message when it refuses */
async function send(method: 'DELETE' | 'GET' | 'POST', url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error((value as { message: string }).message);
  return value;
}

/** A child process that ends with this one. */
interface HelperProcess {
  readonly child: ChildProcess;
  /** Resolves when it has ended. */
  stop(): Promise<void>;
}

function startHelper(command: string, args: readonly string[], options: SpawnOptions): HelperProcess {
  const child = spawn(command, args, options);
  const kill = () => void child.kill();
  process.once('exit', kill);
  return {
    child,
    async stop() {
      const ended = once(child, 'exit');
      kill();
      await ended;
      process.off('exit', kill);
    },
  };
}
