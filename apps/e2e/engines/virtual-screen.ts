import { once } from 'node:events';
import type { Readable } from 'node:stream';
import type { EnginePage } from './engine-page.ts';
import { startHelper } from './helper-process.ts';
import { pathOf } from './installed-browsers.ts';

/**
 * Opens a browser on a virtual screen of its own. Without a screen Firefox has no WebGL and WebKitGTK does not start; on a shared one
 * they would take the focus from each other.
 * @param open starts the browser with this environment
 */
export async function onVirtualScreen(open: (env: NodeJS.ProcessEnv) => Promise<EnginePage>): Promise<EnginePage> {
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
