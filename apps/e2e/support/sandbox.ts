import { join } from 'node:path';
import type { Page } from 'playwright';
import { preview } from 'vite';

/** The built sandbox on a free local port. */
export interface Sandbox {
  readonly url: string;
  stop(): Promise<void>;
}

/** @throws {Error} when the sandbox has not been built */
export async function startSandbox(): Promise<Sandbox> {
  const server = await preview({
    root: join(import.meta.dirname, '../../sandbox'),
    preview: { host: '127.0.0.1', port: 0 },
    logLevel: 'silent',
  });
  const [url] = server.resolvedUrls?.local ?? [];
  if (!url) throw new Error('the sandbox has no address');
  return { url, stop: () => server.close() };
}

/** The running game that the sandbox exposes. */
interface GamePage {
  readonly __game: { step(ticks: number): void; state(): { readonly tick: number } };
}

/** Simulates up to this tick, unless the run is already there or has ended. */
export async function stepTo(page: Page, tick: number): Promise<void> {
  await page.evaluate((target) => {
    const { __game } = window as unknown as GamePage;
    __game.step(Math.max(0, target - __game.state().tick));
  }, tick);
}
