import { test as base, expect } from 'playwright/test';
import { drawNothing } from './draw-nothing.ts';
import { type Hub, startHub } from './hub.ts';
import { keepTrailerSeen } from './trailer.ts';

interface WorkerFixtures {
  hub: Hub;
}

interface TestFixtures {
  /** Console messages that a test expects, such as the browser's own line about a provoked 401. */
  allowedConsole: RegExp[];
  /** Whether this device has seen the trailer, so that Enter Hub leads on at once. */
  trailerSeen: boolean;
  /** Whether WebGL draws: games and the die go on without. */
  draws: boolean;
}

/** Playwright's `test` with one hub a worker; a console error or an unhandled rejection in any page fails the test. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  hub: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that are wanted from this pattern
    async ({}, use) => {
      const hub = await startHub();
      await use(hub);
      await hub.stop();
    },
    { scope: 'worker' },
  ],
  // oxlint-disable-next-line no-empty-pattern -- as above
  allowedConsole: async ({}, use) => use([]),
  trailerSeen: [true, { option: true }],
  draws: [false, { option: true }],
  baseURL: async ({ hub }, use) => use(hub.url),
  context: async ({ context, allowedConsole, trailerSeen, draws }, use) => {
    if (trailerSeen) await context.addInitScript(keepTrailerSeen);
    if (!draws) await context.addInitScript(drawNothing);
    const problems: string[] = [];
    context.on('console', (message) => {
      const text = message.text();
      if (!['error', 'warning'].includes(message.type()) || isDriverNoise(text)) return;
      if (!allowedConsole.some((allowed) => allowed.test(text))) problems.push(`${message.type()}: ${text}`);
    });
    context.on('weberror', (error) => problems.push(`uncaught: ${error.error().message}`));
    await use(context);
    // What a test puts in the place of an answer may still be on its way when the test ends.
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    expect(problems, 'the console stays clean').toEqual([]);
  },
});

export { expect };

/** Software rendering reports its own read-backs, and Playwright what it blocks; no player has either. */
function isDriverNoise(text: string): boolean {
  return ['GPU stall due to ReadPixels', 'GL Driver Message', 'Service Worker registration blocked by Playwright'].some(
    (noise) => text.includes(noise),
  );
}
