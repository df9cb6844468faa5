import type { CDPSession, Page } from 'playwright';
import { type AnyGame, games } from '../src/games.ts';
import type { BenchStage, openStage } from './frame-page.ts';
import { openBenchPage } from './page-server.ts';

/** What the page of a bench has. */
export interface BenchWindow {
  stage: BenchStage;
}

/** The games that can be measured: all, or those whose ids stand behind the name of the bench. */
export function wantedGames(): readonly AnyGame[] {
  const wanted = process.argv.slice(2).map(Number);
  return [...games.values()].filter(({ id }) => wanted.length === 0 || wanted.includes(id));
}

/** Works with a game on a page of its own. @param scale of the canvas against the game's size; what is drawn is the same */
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
