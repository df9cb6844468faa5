import type { ChildProcess } from 'node:child_process';
import { freePort } from '../support/free-port.ts';
import { type EnginePage, WINDOW } from './engine-page.ts';
import { startHelper } from './helper-process.ts';
import { pathOf } from './installed-browsers.ts';
import { recordedProblems } from './instrumented-build.ts';

/** Starts WebKitGTK's MiniBrowser with one page. */
export async function openWebKitPage(env: NodeJS.ProcessEnv): Promise<EnginePage> {
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
