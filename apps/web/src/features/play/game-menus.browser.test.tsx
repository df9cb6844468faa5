import { catalog } from '@star-seekers/games/catalog';
import { paintNothing } from '@star-seekers/stage/testing/paint-nothing.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { chooseLanguage, loadTexts } from '../../i18n/index.ts';
import { Header } from '../../shell/header.tsx';
import { queryClient } from '../../shell/query-client.ts';
import { player, serveApi } from '../../testing/server-double.ts';
import '../../ui/base.css';
import '@star-seekers/ui/tokens.css';
import { CACHED_USER_KEY } from '../session/cached-user.ts';
import { startSession } from '../session/session.ts';
import { PlayPage } from './play-page.tsx';

const LANGUAGES = ['en', 'de', 'ar'] as const;
const DESKTOP = [1366, 768] as const;
const PHONES = [
  [360, 740],
  [844, 390],
] as const;

let stop = () => {};

paintNothing();

beforeEach(async () => {
  localStorage.clear();
  queryClient.clear();
  await loadTexts('play', 'games', 'credits');
});

afterEach(async () => {
  stop();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await chooseLanguage('en');
  await page.viewport(414, 896);
});

/** The menu of a game under the page's header, ready to be started. */
async function showMenu(gameId: number): Promise<void> {
  localStorage.setItem(CACHED_USER_KEY, JSON.stringify(player({ credits: 250 })));
  serveApi(({ path }) => (path === '/user' ? { status: 200, body: { user: player({ credits: 250 }) } } : undefined));
  stop = startSession();
  const element = (
    <>
      <Header />
      <PlayPage gameId={gameId} />
    </>
  );
  const router = createMemoryRouter([{ path: '/', element }]);
  await render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await expect.element(page.getByRole('button', { name: / - 1 Credit$/ })).not.toHaveAttribute('aria-busy');
}

/** The panel of the menu, what it tells and its buttons, as rectangles of the window. */
function panel() {
  const [header, body, actions] = [...document.querySelectorAll('[data-overlay] > section > *')] as HTMLElement[];
  if (!header || !body || !actions) throw new Error('there is no menu');
  return { header, body, actions };
}

/** All of it is in the window and nothing lies over it; the corners of a button are cut. */
function isSeen(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const ends = [
    [left + CUT_PX, top + CUT_PX],
    [right - CUT_PX, bottom - CUT_PX],
  ] as const;
  return bottom <= innerHeight && ends.every(([x, y]) => element.contains(document.elementFromPoint(x, y)));
}

const CUT_PX = 12;

/** What was chosen is drawn. */
const nextFrame = async () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

function overlap(one: Element, other: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
}

test.each(catalog)('the menu of $slug hides nothing behind its buttons, which are all seen (D 8)', async ({ id }) => {
  await showMenu(id);
  // Beside the points of a game the menu says that its medals ask for scores, but not where they ask for stars.
  const medals = page.getByLabelText('Scores for medals').element();
  const asksForStars = medals.textContent.includes('★');
  expect(getComputedStyle(medals, '::before').content.includes('Scores for medals')).toBe(!asksForStars);
  for (const [width, height] of [DESKTOP, ...PHONES]) {
    await page.viewport(width, height);
    for (const language of LANGUAGES) {
      await chooseLanguage(language);
      await nextFrame();
      const where = `${language} at ${width} × ${height}`;
      const { header, body, actions } = panel();
      expect
        .soft(
          [...actions.querySelectorAll('button')].filter((button) => !isSeen(button)),
          where,
        )
        .toEqual([]);
      const { top, left, right } = (header.parentElement as HTMLElement).getBoundingClientRect();
      expect.soft(top, where).toBeGreaterThan(0);
      expect.soft(Math.abs(left + right - width), where).toBeLessThan(4);
      // Everything fits on a screen; on a phone it may have to be scrolled, and then scrolls clear of the buttons.
      if (width === DESKTOP[0]) expect.soft(body.scrollHeight - body.clientHeight, where).toBeLessThanOrEqual(1);
      body.scrollTo(0, body.scrollHeight);
      expect.soft(overlap(body.lastElementChild ?? body, actions), where).toBe(false);
      body.scrollTo(0, 0);
    }
  }
});
