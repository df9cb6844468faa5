import { chromiumArgs, ensureChromium } from '@star-seekers/config/chromium';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { createServer } from 'vite';
import { PATHS } from '../../paths.ts';
import type { StagePage } from '../stage/main.ts';

/** The stage, running in a headless browser. */
export interface StageHost {
  shots(model: string): Promise<string[]>;
  /** A shot as PNG, always the same bytes for the same pixels. */
  render(model: string, shot: string): Promise<Buffer>;
  close(): Promise<void>;
}

/** Starts the stage's page in Chromium. A picture may take minutes on a machine without a graphics card. */
export async function openStage(): Promise<StageHost> {
  const server = await createServer({
    configFile: false,
    logLevel: 'error',
    root: PATHS.stage,
    cacheDir: `${PATHS.renders}/vite`,
    optimizeDeps: { include: ['three'] },
    server: { host: '127.0.0.1', hmr: false, ws: false, watch: null, fs: { allow: [PATHS.repository] } },
  });
  await server.listen();
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...chromiumArgs, '--ignore-gpu-blocklist'],
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(600_000);
  page.on('console', (message) => {
    const isStage =
      message.type() === 'error' && !message.text().includes('WebSocket') && !message.text().includes('websocket');
    if (isStage) console.error(`[stage] ${message.text()}`);
  });
  page.on('pageerror', (error) => console.error(`[stage] ${error.message}`));
  const [address] = server.resolvedUrls?.local ?? [];
  if (!address) throw new Error('The stage has no address.');
  await page.goto(address);
  await page.waitForFunction('window.stage');
  return {
    shots: (model) => page.evaluate((name) => (window as unknown as StageWindow).stage.shots(name), model),
    async render(model, shot) {
      const { width, height, base64 } = await page.evaluate(
        ([name, shot]) => (window as unknown as StageWindow).stage.render(name, shot),
        [model, shot] as const,
      );
      return sharp(Buffer.from(base64, 'base64'), { raw: { width, height, channels: 4 } })
        .png()
        .toBuffer();
    },
    async close() {
      await browser.close();
      await server.close();
    },
  };
}

interface StageWindow {
  readonly stage: StagePage;
}
