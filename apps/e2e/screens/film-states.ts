import type { Page } from 'playwright/test';

/** Calls of a run's page, and how its answer is changed. */
const RUN_PAGE = /\/api\/runs\/[\w-]+$/;
const REPLAY = /\/api\/runs\/[\w-]+\/replay$/;

/** States of the theatre that a hub in order does not have. */
export const THEATRE_STATES: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'other-rules': async (page) =>
    page.route(RUN_PAGE, async (route) => {
      const response = await route.fetch();
      const shown = (await response.json()) as object;
      await route.fulfill({ response, json: { ...shown, rulesVersion: 1, rulesServed: false, archive: null } });
    }),
  private: async (page) =>
    page.route(REPLAY, (route) => route.fulfill({ status: 404, json: { code: 'runs/not_found', message: 'No.' } })),
  broken: async (page) =>
    page.route(REPLAY, async (route) => {
      const response = await route.fetch();
      const replay = (await response.json()) as object;
      await route.fulfill({ response, json: { ...replay, replay: 'AAAA' } });
    }),
};

/** The first event of a game of which only the score is shown. */
const HEAD = {
  type: 'head',
  gameId: 4,
  rulesVersion: 1,
  username: 'kepler_9',
  faction: 'oni',
  startedAt: Date.now() - 150_000,
  setup: null,
  past: { kind: 'play', toTick: 8040, score: 1461 },
};

/** States of the page of a live run, as the events that lead to them. */
export const LIVE_STATES: Readonly<Record<string, readonly object[]>> = {
  lost: [HEAD],
  over: [HEAD, { type: 'end', reason: 'closed', runId: 'a-run' }],
  stopped: [HEAD, { type: 'end', reason: 'stopped', runId: null }],
};

/** Answers the stream of a live run. It closes after what is given: without an end the connection is lost. */
export async function answerLive(page: Page, events: readonly object[]): Promise<void> {
  const body = events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('');
  await page.route('**/api/live/a-name', (route) => route.fulfill({ contentType: 'text/event-stream', body }));
}
