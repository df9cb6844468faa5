import { HUB_TIME_HEADER } from '@star-seekers/contracts/client';
import type { ChronicleAnswer, Gate, GatesMeAnswer } from '@star-seekers/contracts';
import type { Faction } from '@star-seekers/contracts/faction';
import { catalog } from '@star-seekers/games/catalog';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { chooseLanguage, i18n } from '../../i18n/index.ts';
import { queryClient } from '../../shell/query-client.ts';
import { routes } from '../../shell/routes.tsx';
import { noteServerTime } from '../../shell/server-clock.ts';
import { beginAfresh, openPage } from '../../testing/open-page.tsx';
import { player, serveApi } from '../../testing/server-double.ts';
import { SkeinCard } from '../dashboard/around-games.tsx';
import '../../ui/first-view.css';
import { CACHED_USER_KEY } from '../session/cached-user.ts';
import { startSession } from '../session/session.ts';
import { ChroniclePage } from './chronicle-page.tsx';
import { GatesBoard } from './gates-board.tsx';

const NOBODY = { oni: 0, mud: 0, ustur: 0 };
const OPEN: Omit<Gate, 'gate'> = { holder: null, heldBefore: null, strengths: NOBODY, margin: 0, turn: null };

/** The first gate is contested, the second was held before, the others are open. */
const GATES: readonly Gate[] = [
  {
    gate: 1,
    holder: 'mud',
    heldBefore: 'oni',
    strengths: { oni: 900, mud: 1640, ustur: 0 },
    margin: 740,
    turn: { side: 'oni', missing: 741, golds: 1 },
  },
  {
    gate: 2,
    holder: 'oni',
    heldBefore: 'oni',
    strengths: NOBODY,
    margin: 0,
    turn: { side: 'mud', missing: 1, golds: 1 },
  },
  ...[3, 4, 5, 6, 7].map((gate): Gate => ({ gate, ...OPEN })),
];

const MONTH = {
  month: '2026-10',
  endsAt: Date.UTC(2026, 10),
  correctedAt: Date.UTC(2026, 10, 3, 12),
  gates: [...GATES],
};

const PART: GatesMeAnswer = {
  month: '2026-10',
  side: 'oni',
  days: 2,
  daysNeeded: 3,
  isLate: false,
  gates: [{ gate: 1, share: 920, place: 2, adds: 736 }],
};

const CHRONICLE: ChronicleAnswer = {
  ...MONTH,
  heroes: GATES.map(({ gate }) =>
    gate === 1 ? { gate, user: { id: 'v', username: 'Vega', faction: 'mud' }, share: 1000 } : null,
  ),
  players: { all: 5, counting: 4 },
  contributors: [{ user: { id: 'v', username: 'Vega', faction: 'mud' }, side: 'mud', strength: 1000, gates: 1 }],
};

let stop = () => {};
const MIDDLE = Date.UTC(2026, 9, 15, 12);

let served: { readonly part: GatesMeAnswer; readonly faction: Faction; readonly at: number };

beginAfresh('leaderboard', 'players');

beforeEach(() => {
  served = { part: PART, faction: 'oni', at: MIDDLE };
});

afterEach(() => {
  noteServerTime(new Response(null, { headers: { [HUB_TIME_HEADER]: String(Date.now()) } }));
  stop();
  localStorage.clear();
});

/** The hub in a month whose chronicle was corrected, or not. */
function serveHub(correctedAt: number | null = MONTH.correctedAt) {
  serveApi(({ path }) => {
    const answers: Readonly<Record<string, unknown>> = {
      '/user': { user: player({ faction: served.faction }) },
      '/gates': MONTH,
      '/gates/me': served.part,
      '/dice/cooldown': { canRoll: false, timeRemaining: 22.4 * 3_600_000 },
      '/live': [{ id: 'snake', gameId: 2, username: 'kepler_9', faction: 'oni', startedAt: 0 }],
      '/chronicles': [{ month: '2026-10', correctedAt }],
      '/chronicles/2026-10': { ...CHRONICLE, correctedAt },
    };
    return path in answers
      ? { status: 200, body: answers[path], date: new Date(served.at) }
      : { status: 404, body: { code: 'request/not_found' } };
  });
}

async function show(element: ReactNode, at = '/', correctedAt?: number | null) {
  serveHub(correctedAt);
  localStorage.setItem(CACHED_USER_KEY, JSON.stringify(player({ faction: 'oni' })));
  stop = startSession();
  return render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[at]}>{element}</MemoryRouter>
    </QueryClientProvider>,
  );
}

test('the map names the holder of each gate, and a chosen gate says what would turn it and what the player adds', async () => {
  const screen = await show(<GatesBoard />);
  const marks = screen.getByRole('button', { name: / Gate/ });
  await expect.element(marks.nth(0)).toHaveTextContent('Orion GateCosmic Battle ArenaMUD: 740 ahead');
  await expect.element(marks.nth(1)).toHaveTextContent('Tarn GateSpace SnakeONI: 0 ahead');
  await expect.element(marks.nth(6)).toHaveTextContent('Seventh GateDaily challenge');
  const details = screen.getByRole('region', { name: 'Orion Gate' });
  await expect
    .element(details)
    .toMatchTextContent(/ONI needs 741 more strength: 1 more Seeker with a gold run would turn it\./);
  await expect.element(details).toMatchTextContent(/92% of gold\. As number 2 of ONI it would add 736 strength\./);
  await expect.element(marks.nth(0).getByRole('img', { name: 'You have a run here' })).toBeVisible();
  await expect.element(screen.getByText('You have a run here', { exact: true })).toBeVisible();
  // Emblems stand at gates that are held, and nothing at the others.
  expect(marks.nth(6).element().querySelector('[class*="badge"]')).toBeNull();
  expect(marks.nth(0).element().querySelector('[class*="badge"]')).not.toBeNull();
  const steps = screen.getByRole('region', { name: 'Your part' }).getByRole('listitem');
  expect(steps.elements().map(({ textContent }) => textContent)).toEqual([
    'Choose a faction. Done',
    '2On three different days, play any game for a minute or win bronze in it. Practice does not help. 2 of 3 days',
    '3From then on your best run of the month in each game helps your faction. ',
  ]);
  await marks.nth(6).click();
  const seventh = screen.getByRole('region', { name: 'Seventh Gate' });
  await expect
    .element(seventh)
    .toMatchTextContent(
      /Free to take: by a run of a minute, or with bronze, of a Seeker who has played on three days\./,
    );
  await expect.element(seventh).toMatchTextContent(/No day of yours here yet\. Play today's six, and it helps\./);
  await expect.element(seventh.getByRole('link', { name: "Play today's six" })).toHaveAttribute('href', '/daily');
  await marks.nth(1).click();
  const tarn = screen.getByRole('region', { name: 'Tarn Gate' });
  await expect
    .element(tarn)
    .toMatchTextContent(
      /No run of yours here yet: a run of a minute, or with bronze, helps\..+1,000 strength, .+800, the third 640, /,
    );
  const row = screen.getByRole('row', { name: /^Orion Gate/ });
  expect(
    row
      .getByRole('cell')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual([
    'MUD',
    '740',
    '900',
    '1,640',
    '0',
    'ONI needs 741 more strength: 1 more Seeker with a gold run would turn it.',
  ]);
});

test('an open gate is named with its game, and a month that is too short says when the next begins', async () => {
  served = { ...served, part: { ...PART, days: 1, isLate: true } };
  const screen = await show(<GatesBoard />);
  await expect
    .element(screen.getByRole('button', { name: / Gate/ }).nth(2))
    .toHaveTextContent('Halloway GateCosmic Memory Challenge');
  await expect
    .element(screen.getByRole('region', { name: 'Your part' }))
    .toMatchTextContent(
      /^Too late for this month, as it takes three days: the next war begins on November 1, 2026\..+ 1 of 3 days3/,
    );
  await expect
    .element(screen.getByRole('link', { name: 'Practice Cosmic Battle Arena for the next war' }))
    .toHaveAttribute('href', '/game1');
  // Nothing promises, also not to a screen reader, what a run can no longer do.
  await expect
    .element(screen.getByRole('row', { name: /^Halloway Gate/ }))
    .toMatchTextContent(/No run helps a faction/);
  await screen.getByRole('button', { name: /^Halloway Gate/ }).click();
  await expect
    .element(screen.getByRole('region', { name: 'Halloway Gate' }))
    .toMatchTextContent(/No run helps a faction here yet\./);
  await expect.element(screen.getByText(/takes it/)).not.toBeInTheDocument();
});

const NO_SIDE: GatesMeAnswer = { ...PART, side: null, days: 0, gates: [] };

test.each<[string, Faction | null, GatesMeAnswer, RegExp, [role: 'link' | 'button', name: string]]>([
  ['a visitor', null, NO_SIDE, /^Take part: sign up for free and choose a faction\./, ['button', 'Sign Up']],
  [
    'a player without a faction',
    'none',
    NO_SIDE,
    /^You have no faction yet, so your runs help nobody\.1Choose a faction\. 2On three .+ 0 of 3 days3/,
    ['link', 'Choose your faction'],
  ],
  [
    'a player with runs and no faction',
    'none',
    { ...NO_SIDE, days: 2 },
    /the runs that you have played this month then help it too\./,
    ['link', 'Choose your faction'],
  ],
  [
    'a new member',
    'oni',
    NO_SIDE,
    /^With your next run of a minute, or with bronze, you fight for ONI this month\..+ 0 of 3 days/,
    ['link', 'Play Space Snake'],
  ],
  [
    'a member on the first day',
    'oni',
    { ...PART, days: 1 },
    /^You fight for ONI this month\..+ 1 of 3 days/,
    ['link', 'Play Space Snake'],
  ],
  [
    'a member on the third day',
    'oni',
    { ...PART, days: 3 },
    /3 of 3 days ?Done.+helps your faction\. Done/,
    ['link', 'Play Space Snake'],
  ],
])(
  '%s reads the own next step with the two sentences, on the first screen of each size',
  async (_, faction, part, words, [role, name]) => {
    served = { part, faction: faction ?? 'none', at: MIDDLE };
    serveHub();
    const user = faction === null ? undefined : player({ faction });
    const { screen } = await openPage(routes, { at: '/leaderboard?tab=gates', ...(user && { user }) });
    const own = screen.getByRole('region', { name: 'Your part' });
    await expect.element(own).toMatchTextContent(words);
    const step = own.getByRole(role, { name });
    await expect.element(step).toBeVisible();
    // One loud button; and whose runs help nobody is not told that the next one does.
    const other = screen.getByRole('region', { name: 'Orion Gate' }).getByRole('link').last().element();
    expect(getComputedStyle(step.element()).backgroundImage).not.toBe(getComputedStyle(other).backgroundImage);
    const promise = screen.getByText(/^No run of yours here yet/);
    expect(promise.elements()).toHaveLength(faction !== null && faction !== 'none' && part.gates.length === 0 ? 1 : 0);
    for (const [width, height] of [
      [1366, 768],
      [390, 844],
      [844, 390],
    ] as const) {
      await page.viewport(width, height);
      const bottom = width < 1024 ? (height < 480 ? 44 : 60) : 0;
      const words = screen.getByText(/^Each month three factions fight for seven gates/).element();
      // Early in a month hours say nothing.
      expect(words.textContent).toMatch(/ 17 days left$/);
      const lead = words.getBoundingClientRect();
      expect(lead.top, `the sentences at ${width}`).toBeGreaterThan(0);
      expect(step.element().getBoundingClientRect().bottom, `the step at ${width}`).toBeLessThanOrEqual(
        height - bottom,
      );
    }
  },
);

test('on a phone the answer of a chosen gate comes into view', async () => {
  await page.viewport(390, 844);
  const screen = await show(<GatesBoard />);
  await screen.getByRole('button', { name: /Horn Gate/ }).click();
  const title = screen.getByRole('heading', { name: 'Horn Gate' }).element().getBoundingClientRect();
  expect(title.bottom).toBeLessThanOrEqual(844);
});

test('on a phone on its side the map is as low as the window, and the chosen gate stands beside it', async () => {
  await page.viewport(844, 390);
  onTestFinished(async () => page.viewport(414, 896));
  serveHub();
  const { screen } = await openPage(routes, { at: '/leaderboard?tab=gates', user: player({ faction: 'oni' }) });
  const mark = screen.getByRole('button', { name: /^Orion Gate/ });
  await expect.element(mark).toBeVisible();
  const map = mark.element().parentElement?.getBoundingClientRect() ?? new DOMRect();
  const details = screen.getByRole('region', { name: 'Orion Gate' }).element().getBoundingClientRect();
  expect(map.height).toBeLessThan(390 - 48 - 44);
  expect(details.left).toBeGreaterThanOrEqual(map.right);
  expect(details.top).toBeLessThan(map.bottom);
});

/** What the gates are known by: the names of their games. */
const CONTESTED = [...catalog.map(({ slug }) => slug), 'daily'] as const;

test.each([
  ['a computer', 1366, 768],
  ['a phone', 390, 844],
  ['the narrowest phone', 360, 740],
  ['a phone on its side', 844, 390],
  ['a small phone on its side', 640, 360],
])(
  'on the map of %s each gate is readable by its game, held or not, and no label covers another',
  async (_, width, height) => {
    await page.viewport(width, height);
    onTestFinished(async () => page.viewport(414, 896));
    onTestFinished(async () => chooseLanguage('en'));
    serveHub();
    const { screen } = await openPage(routes, { at: '/leaderboard?tab=gates', user: player({ faction: 'oni' }) });
    await expect.element(screen.getByRole('button', { name: /^Orion Gate/ })).toBeVisible();
    for (const language of ['en', 'de', 'ar'] as const) {
      await chooseLanguage(language);
      const marks = [...document.querySelectorAll('[class*="map"] > button')];
      const names = CONTESTED.map((slug) =>
        slug === 'daily' ? i18n.t('leaderboard:gates.daily') : i18n.t(`catalog:${slug}.title`),
      );
      expect(marks).toHaveLength(names.length);
      await expect.poll(() => marks.filter((mark, index) => !readable(mark).includes(names[index] ?? '?'))).toEqual([]);
      const places = marks.map((mark) => mark.lastElementChild?.getBoundingClientRect() ?? new DOMRect());
      const covered = places.filter((one) =>
        places.some(
          (other) =>
            other !== one &&
            one.left < other.right &&
            other.left < one.right &&
            one.top < other.bottom &&
            other.top < one.bottom,
        ),
      );
      expect(covered, language).toEqual([]);
    }
  },
);

/** What can be read of a label: text of 10 px or more. */
function readable(mark: Element): string {
  const lines = [...(mark.lastElementChild?.children ?? [])];
  return lines
    .filter((line) => Number.parseFloat(getComputedStyle(line).fontSize) >= 10)
    .map(({ textContent }) => textContent)
    .join('\n');
}

test('the gates have a tab of the boards', async () => {
  serveHub();
  const { screen } = await openPage(routes, { at: '/leaderboard?tab=gates', user: player({ faction: 'oni' }) });
  await expect.element(screen.getByRole('tab', { name: 'Seven Gates' })).toHaveAttribute('aria-selected', 'true');
  await expect.element(screen.getByRole('button', { name: /^Orion Gate/ })).toBeVisible();
});

test('in small the map leads to it, and says how many gates each side holds and which could turn', async () => {
  const screen = await show(<SkeinCard />);
  const link = screen.getByRole('link');
  await expect.element(link).toHaveAttribute('href', '/leaderboard?tab=gates');
  expect(
    link
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['ONI: 1 gate', 'MUD: 1 gate', 'USTUR: 0 gates']);
  await expect.element(link).toMatchTextContent(/Closest: Tarn Gate\. MUD needs 1 more strength/);
});

const chronicle = (
  <Routes>
    <Route path="/chronicle/:month" element={<ChroniclePage />} />
  </Routes>
);

test('a chronicle tells in sentences what became of each gate, and that it was corrected', async () => {
  const screen = await show(chronicle, '/chronicle/2026-10');
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('October 2026');
  const story = screen.getByRole('article');
  await expect
    .element(story)
    .toMatchTextContent(/^Corrected A run of this month was judged again on November 3, 2026\./);
  await expect
    .element(story)
    .toMatchTextContent(/the gates were held like this: ONI 1 and MUD 1\.\s?1 gate changed hands\./);
  await expect.element(story).toMatchTextContent(/4 Seekers fought\.\s?1 more played on fewer than three days\./);
  expect(
    story
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent)
      .slice(0, 3),
  ).toEqual([
    'MUD took the Orion Gate from ONI, 740 ahead.Vega flew best there: 100% of gold.',
    'ONI kept the Tarn Gate, where nobody fought.',
    'Nobody took the Halloway Gate.',
  ]);
});

test('a chronicle whose runs all stand as they were is not marked', async () => {
  const screen = await show(chronicle, '/chronicle/2026-10', null);
  await expect.element(screen.getByRole('article')).toMatchTextContent(/^When the month closed/);
  await expect.element(screen.getByText('Corrected')).not.toBeInTheDocument();
});
