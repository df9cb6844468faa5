import { type GameSlug, catalog } from '@star-seekers/games/catalog';
import { paintNothing } from '@star-seekers/stage/testing/paint-nothing.ts';
import { brokenWords } from '@star-seekers/ui/testing/broken-words';
import { QueryClientProvider } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { chooseLanguage, i18n, loadTexts } from '../../i18n/index.ts';
import { Header } from '../../shell/header.tsx';
import { queryClient } from '../../shell/query-client.ts';
import { player, serveApi } from '../../testing/server-double.ts';
import '../../ui/base.css';
import '@star-seekers/ui/tokens.css';
import { CACHED_USER_KEY } from '../session/cached-user.ts';
import { startSession } from '../session/session.ts';
import { useFrames } from '../settings/settings-store.ts';
import { PlayPage } from './play-page.tsx';

const WIDTH_OF_DESKTOP = 1366;
const WINDOWS = [
  [WIDTH_OF_DESKTOP, 768, ['en', 'de', 'fr', 'es', 'pt-BR', 'ja', 'ar']],
  [360, 740, ['en', 'de', 'ar']],
  [844, 390, ['en', 'de', 'ar']],
] as const;

let stop = () => {};
let isSlow = false;
let stopHolding = () => {};

paintNothing();

beforeEach(async () => {
  localStorage.clear();
  queryClient.clear();
  await loadTexts('play', 'games', 'credits');
  // The menu measures the frames of the machine that it is tested on.
  stopHolding = useFrames.subscribe(({ tooSlow }) => {
    if (tooSlow !== isSlow) useFrames.setState({ tooSlow: isSlow });
  });
});

afterEach(async () => {
  stop();
  stopHolding();
  useFrames.setState(useFrames.getInitialState());
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await chooseLanguage('en');
  await page.viewport(414, 896);
});

/** A game under the page's header. */
async function showGame(gameId: number, address = '/'): Promise<void> {
  stop = startSession();
  const element = (
    <>
      <Header />
      <PlayPage gameId={gameId} />
    </>
  );
  const router = createMemoryRouter([{ path: '/', element }], { initialEntries: [address] });
  await render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

/** The menu of a game, ready to be started. */
async function showMenu(gameId: number): Promise<void> {
  localStorage.setItem(CACHED_USER_KEY, JSON.stringify(player({ credits: 250 })));
  serveApi(({ path }) => {
    if (path === '/user') return { status: 200, body: { user: player({ credits: 250 }) } };
    const body = { gameId, bestScore: null, bestPoints: null, gamesPlayed: 0, last: null };
    return path === '/user/results' ? { status: 200, body } : undefined;
  });
  await showGame(gameId);
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
const nextFrame = async () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Brings the warning of a slow device, or takes it away. */
function draw(slowly: boolean): void {
  isSlow = slowly;
  flushSync(() => useFrames.setState({ tooSlow: slowly }));
}

/** Windows that leave panels the least room: phones, also on their side, and a computer at 200 %. */
const NARROW = [
  [360, 740],
  [390, 844],
  [640, 360],
  [683, 384],
  [844, 390],
] as const;

/** On none of them a word is broken inside or cut, also where words are long or the writing goes from right to left. */
async function expectWholeWords(): Promise<void> {
  for (const [width, height] of NARROW) {
    await page.viewport(width, height);
    for (const language of ['en', 'de', 'fr', 'ar'] as const) {
      await chooseLanguage(language);
      await nextFrame();
      const { body, actions } = panel();
      const where = `${language} at ${width} × ${height}`;
      expect.soft(brokenWords(actions.parentElement as Element), where).toEqual([]);
      for (const part of [body.firstElementChild as Element, actions])
        expect.soft(part.scrollWidth - part.clientWidth, where).toBeLessThanOrEqual(0);
    }
  }
}

function overlap(one: Element, other: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
}

test.each(catalog)(
  'the menu of $slug hides nothing behind its buttons, which are all seen (D 8)',
  async ({ id, slug }) => {
    draw(false);
    await showMenu(id);
    await expect.element(page.getByText('Your run counts from your first move.', { exact: false })).toBeInTheDocument();
    // Beside the points of a game the menu says that its medals ask for scores, but not where they ask for stars.
    const medals = page.getByLabelText('Scores for medals').element();
    const asksForStars = medals.textContent.includes('★');
    expect(getComputedStyle(medals, '::before').content.includes('Scores for medals')).toBe(!asksForStars);
    expect(panel().body.textContent).toContain(' score');
    draw(true);
    // What a run may cost stands beside what it may earn.
    await page.viewport(WIDTH_OF_DESKTOP, 768);
    await nextFrame();
    expect(isSeen(page.getByLabelText('Scores for medals').element())).toBe(true);
    expect(panel().actions.textContent).toContain('does not count, and its credit is spent.');
    for (const [width, height, languages] of WINDOWS) {
      await page.viewport(width, height);
      await nextFrame();
      for (const language of languages) {
        await chooseLanguage(language);
        await nextFrame();
        // The warning takes room.
        for (const slowly of [false, true]) {
          draw(slowly);
          const where = `${language} at ${width} × ${height}, ${slowly ? 'with' : 'without'} the warning`;
          expectToFit(width, where);
          expectBothFound(slug, where);
        }
      }
    }
    await expectWholeWords();
  },
);

function expectToFit(width: number, where: string): void {
  const { header, body, actions } = panel();
  const back = [...document.querySelectorAll('header > a[href="/dashboard"]')].at(-1);
  expect.soft(back !== undefined && isSeen(back), `${where}: the way back`).toBe(true);
  expect
    .soft(
      [...actions.querySelectorAll('button')].filter((button) => !isSeen(button)),
      where,
    )
    .toEqual([]);
  const { top, left, right } = (header.parentElement as HTMLElement).getBoundingClientRect();
  expect.soft(top, where).toBeGreaterThan(0);
  expect.soft(Math.abs(left + right - width), where).toBeLessThan(4);
  expect.soft(actions.scrollHeight - actions.clientHeight, where).toBeLessThanOrEqual(1);
  // Everything fits on a screen; on a phone it may have to be scrolled, and then scrolls clear of the buttons.
  if (width === WIDTH_OF_DESKTOP) expect.soft(body.scrollHeight - body.clientHeight, where).toBeLessThanOrEqual(1);
  body.scrollTo(0, body.scrollHeight);
  expect.soft(overlap(body.lastElementChild ?? body, actions), where).toBe(false);
  body.scrollTo(0, 0);
}

/** What a run may cost hides nothing of what it may earn: points by the rule of the game, and medals. */
function expectBothFound(slug: GameSlug, where: string): void {
  const { header } = panel();
  expect.soft(header.parentElement?.textContent, where).toContain(i18n.t(`games:${slug}.pointsRule`));
  const medals = header.parentElement?.querySelector('dl[data-centered]');
  expect.soft(medals?.checkVisibility(), where).toBe(true);
}

test('a visitor reads all that a run that counts adds after practice, without scrolling', async () => {
  await page.viewport(WIDTH_OF_DESKTOP, 768);
  serveApi(() => undefined);
  await showGame(1, '/?practice');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await expect.element(button('Start Practice - Free')).not.toHaveAttribute('aria-busy');
  await button('Start Practice - Free').click();
  await button('Pause').click();
  await button('End run').click();
  await button('End the run').click();
  await expect.element(page.getByText('A free account', { exact: false })).toBeVisible();
  for (const language of WINDOWS[0][2]) {
    await chooseLanguage(language);
    await nextFrame();
    const { body } = panel();
    const { bottom } = body.getBoundingClientRect();
    const last = body.querySelector('section li:last-child')?.getBoundingClientRect().bottom ?? Infinity;
    // The end of the panel fades.
    expect.soft(last, language).toBeLessThan(bottom - CUT_PX);
  }
  await expectWholeWords();
});
