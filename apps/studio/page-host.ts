import { join } from 'node:path';
import { chromiumArgs, ensureChromium } from '@star-seekers/config/chromium';
import { type Page, chromium } from 'playwright';
import { type Plugin, createServer } from 'vite';
import { PATHS } from './paths.ts';

/** A page of the studio in a headless browser, with access to all files of the repository. */
export interface PageHost {
  readonly page: Page;
  close(): Promise<void>;
}

/**
 * Opens a page and waits for `window.ready`. A picture may take minutes on a machine without a graphics card.
 * @param folder of the page's `index.html`, relative to the studio
 */
export async function openPage(folder: string, plugins: Plugin[] = []): Promise<PageHost> {
  const server = await createServer({
    configFile: false,
    logLevel: 'error',
    root: PATHS.root,
    cacheDir: join(PATHS.renders, 'vite', folder),
    optimizeDeps: { include: ['three'], entries: [`${folder}/index.html`] },
    server: { host: '127.0.0.1', hmr: false, ws: false, watch: null, fs: { allow: [PATHS.repository] } },
    plugins,
  });
  await server.listen();
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...chromiumArgs, '--ignore-gpu-blocklist'],
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(600_000);
  page.on('console', (message) => {
    if (message.type() === 'error' && !/websocket/i.test(message.text()))
      console.error(`[${folder}] ${message.text()}`);
  });
  page.on('pageerror', (error) => console.error(`[${folder}] ${error.message}`));
  const [address] = server.resolvedUrls?.local ?? [];
  if (!address) throw new Error('The page has no address.');
  await page.goto(`${address}${folder}/index.html`);
  await page.waitForFunction('window.ready');
  return {
    page,
    async close() {
      await browser.close();
      await server.close();
    },
  };
}
