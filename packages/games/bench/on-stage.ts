import type { CDPSession, Page } from 'playwright';
import type { BenchStage, openStage } from './frame-page.ts';
import { openBenchPage } from './page-server.ts';

/** Global variables of a bench's page. */
export interface BenchWindow {
  stage: BenchStage;
}

/** Calls a function with a game on its own page. @param scale of the canvas, which does not change the drawing commands */
export async function onStage<Result>(
  id: number,
  scale: number,
  work: (page: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> {
  const { page, close } = await openBenchPage();
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
