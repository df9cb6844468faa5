import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { IncomingMessage } from 'node:http';
import { chromiumArgs, ensureChromium } from '@star-seekers/config/chromium';
import { type Page, chromium } from 'playwright';
import { createServer } from 'vite';
import { PATHS } from '../paths.ts';

/** Where everything is kept that the trailer is put together from. It is not committed. */
export const WORK = join(PATHS.renders, 'trailer');

/** A page of the trailer in a headless browser; it can read the whole repository. */
export interface Host {
  readonly page: Page;
  close(): Promise<void>;
}

/**
 * @param folder of the page, under `film`
 * @param onFrame takes a frame that the page sends
 */
export async function openHost(
  folder: 'sets' | 'picture',
  onFrame: (picture: Buffer) => Promise<void> = async () => {},
): Promise<Host> {
  const server = await createServer({
    configFile: false,
    logLevel: 'error',
    root: PATHS.root,
    cacheDir: join(PATHS.renders, `vite-${folder}`),
    optimizeDeps: { include: folder === 'sets' ? ['three'] : [], entries: [`film/${folder}/index.html`] },
    server: { host: '127.0.0.1', hmr: false, ws: false, watch: null, fs: { allow: [PATHS.repository] } },
    plugins: [
      {
        name: 'frames',
        configureServer({ middlewares }) {
          middlewares.use('/assets', (request, response) => {
            createReadStream(join(PATHS.pictures, request.url ?? ''))
              .once('error', () => response.writeHead(404).end())
              .pipe(response);
          });
          middlewares.use('/frame', (request, response) => {
            void bodyOf(request)
              .then(onFrame)
              .then(() => response.end());
          });
        },
      },
    ],
  });
  await server.listen();
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...chromiumArgs, '--ignore-gpu-blocklist'],
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(600_000);
  page.on('pageerror', (error) => console.info(`[${folder}] ${error.message}`));
  const [address] = server.resolvedUrls?.local ?? [];
  if (!address) throw new Error('The page has no address.');
  await page.goto(`${address}film/${folder}/index.html`);
  await page.waitForFunction('window.ready');
  return {
    page,
    async close() {
      await browser.close();
      await server.close();
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
