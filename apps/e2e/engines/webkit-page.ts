import type { ChildProcess } from 'node:child_process';
import { freePort } from '../support/free-port.ts';
import type { EnginePage } from './engine-page.ts';
import { startHelper } from './helper-process.ts';
import { pathOf } from './installed-browsers.ts';
import { openWebDriverPage } from './webdriver-page.ts';

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
