import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { Readable } from 'node:stream';
import type { EnginePage } from './engine-page.ts';
import { pathOf } from './installed-browsers.ts';
import { openWebDriverPage } from './webdriver-page.ts';

/** Starts WebKitGTK's own small browser, on a screen that nobody sees. */
export async function openWebKitPage(): Promise<EnginePage> {
  const screen = start(pathOf('screen'), ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  // The number of the display, once it is ready.
  const [display] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer];
  const port = await freePort();
  const driver = start(pathOf('webKitDriver'), [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${display.toString().trim()}`,
      LANG: 'en_GB.UTF-8',
      // Its sandbox does not start as root.
      ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
    },
  });
  const driverUrl = `http://127.0.0.1:${port}`;
  await untilReady(driverUrl, driver);
  const page = await openWebDriverPage(driverUrl, {
    'webkitgtk:browserOptions': { binary: pathOf('webKit'), args: ['--automation'] },
  });
  return {
    ...page,
    async close() {
      await page.close();
      await end(driver);
      await end(screen);
    },
  };
}

/** A port that nobody listens on: the driver doesn't tell which one it takes of its own. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
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

/** Starts a process that does not outlive this one. */
function start(command: string, args: readonly string[], options: SpawnOptions): ChildProcess {
  const child = spawn(command, args, options);
  process.once('exit', () => child.kill());
  return child;
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}
