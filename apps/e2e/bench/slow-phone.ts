import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';

/** The page's thread takes so many times as long. */
const SLOWER = 4;

/** A phone that has seen the trailer. */
export async function phoneOf(browser: Browser, baseURL: string): Promise<BrowserContext> {
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ baseURL, viewport, hasTouch: true, serviceWorkers: 'block' });
  await context.addInitScript(() => localStorage.setItem('star-seekers:settings', '{"showIntroVideo":false}'));
  return context;
}

/** Slows a page down, from now on. */
export async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return session;
}
