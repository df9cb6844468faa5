import { expect, test } from 'vitest';
import texts from '../../i18n/en/runs.json';
import { routes } from '../../shell/routes.tsx';
import { beginAfresh, openPage } from '../../testing/open-page.tsx';
import { serveApi } from '../../testing/server-double.ts';
import screenTexts from '../../../../../packages/games/src/i18n/en/screen.json';

beginAfresh('runs');

/** Reasons that are conditions of play have headings of their own. */
const HEADINGS: Readonly<Record<string, string>> = {
  late: texts.counting.live.title,
  slow: texts.counting.speed.title,
  pauses: texts.counting.pauses.title,
};

test('How runs count names every reason that results and lists of runs have', async () => {
  const { daily: _, ...reasons } = texts.why;
  expect(Object.keys(reasons)).toEqual(expect.arrayContaining(Object.keys(screenTexts.screen.result.fault)));
  serveApi(() => undefined);
  const { screen } = await openPage(routes, { at: '/how-runs-count' });
  for (const [reason, text] of Object.entries(reasons)) {
    await expect.element(screen.getByText(HEADINGS[reason] ?? text, { exact: true })).toBeVisible();
  }
  // A run of changed rules, and one that could not be checked.
  await expect.element(screen.getByText(/its rules change during your run, your credit comes back/)).toBeVisible();
});
