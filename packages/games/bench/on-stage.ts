import { join } from 'node:path';
import { chromiumPageArgs, ensureChromium } from '@star-seekers/config/chromium';
import { phaserEngine } from '@star-seekers/stage/phaser-engine';
import react from '@vitejs/plugin-react';
import { type CDPSession, type Page, chromium } from 'playwright';
import { createServer } from 'vite';
import type { BenchStage, openStage } from './frame-page.ts';

/** Global variables of a bench's page. */
export interface BenchWindow {
  stage: BenchStage;
}

export type Compared = 'ours' | 'whole';

/**
 * Calls a function with a game on its own page.
 * @param scale of the canvas, which does not change the drawing commands
 * @param compared the engine of a page with the same chance and time as others: ours, or Phaser as its package builds it
 */
export async function onStage<Result>(
  id: number,
  scale: number,
  work: (page: Page, session: CDPSession) => Promise<Result>,
  compared?: Compared,
): Promise<Result> {
  const { page, close } = await openBenchPage(compared);
  try {
    const session = await page.context().newCDPSession(page);
    await page.evaluate(
      async ([game, size]) => {
        const path = '/bench/frame-page.ts';
        const module = (await import(path)) as { openStage: typeof openStage };
        (window as unknown as BenchWindow).stage = await module.openStage(game, size);
      },
      [id, scale] as const,
    );
    return await work(page, session);
  } finally {
    await close();
  }
}

const DEPENDENCIES = [
  'phaser',
  'react',
  'react/jsx-dev-runtime',
  'react-dom/client',
  'react-i18next',
  'i18next',
  'lucide-react',
];

/** Opens a page of this package in a real browser, which imports modules by their path, such as `/src/games.ts`. */
async function openBenchPage(compared: Compared | undefined): Promise<{ page: Page; close: () => Promise<void> }> {
  const root = join(import.meta.dirname, '..');
  const server = await createServer({
    root,
    configFile: false,
    cacheDir: `node_modules/.vite-bench/${compared ?? 'ours'}`,
    plugins: [react(), ...(compared === 'whole' ? [] : [phaserEngine()])],
    // All of them in advance: a dependency that Vite discovers later reloads the page.
    optimizeDeps: { include: DEPENDENCIES, noDiscovery: true },
    logLevel: 'error',
    server: { host: '127.0.0.1', port: 0, hmr: false, watch: null, fs: { strict: false } },
  });
  await server.listen();
  const [url] = server.resolvedUrls?.local ?? [];
  if (!url) throw new Error('the server has no URL');
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumPageArgs] });
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.setDefaultTimeout(0);
  if (compared) await page.addInitScript(fixChanceAndTime);
  await page.route('**/bench.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>bench</title><div id="stage"></div>' }),
  );
  await page.goto(`${url}bench.html`);
  return {
    page,
    async close() {
      await browser.close();
      await server.close();
    },
  };
}

/** Effects get the same numbers, and each frame is a sixtieth of a second after the one before. Runs in the page. */
function fixChanceAndTime(): void {
  let state = 1;
  Math.random = () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
  let now = 0;
  performance.now = () => now;
  const request = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (draw) => request(() => draw((now += 1000 / 60)));
}
