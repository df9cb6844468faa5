import { FullScreenButton } from '@star-seekers/stage/screen/full-screen-button.tsx';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import '@star-seekers/ui/tokens.css';
import { page } from 'vitest/browser';
import { spaceSnake } from '../space-snake/sim.ts';
import { ResumePanel } from './before-run.tsx';
import type { Submission } from './game-host.ts';
import { InsufficientCredits } from './insufficient-credits.tsx';
import { LocalHost } from './local-host.ts';
import { ResultPanel, type ResultPanelProps } from './result-panel.tsx';
import { ScreenHarness } from './testing/screen-harness.tsx';
import { heading, button, openDetails } from './testing/screen-test.tsx';

async function show(Screen: () => React.ReactNode): Promise<void> {
  await render(<ScreenHarness Screen={Screen} memory={new LocalHost(spaceSnake)} />);
}

async function showResult(
  submission: Submission,
  points: number | undefined = 205,
  props: Partial<ResultPanelProps> = {},
): Promise<void> {
  await show(() => (
    <ResultPanel
      title="Run ended"
      cause="You ended the run."
      score={12_345}
      medals={{ bronze: 5000, silver: 12_000, gold: 12_525 }}
      unit="Score"
      points={points}
      pointsRule="A point for every 60 of the score."
      stats={[]}
      submission={submission}
      actions={null}
      problem={undefined}
      {...props}
    />
  ));
}

const VERIFIED = {
  status: 'verified',
  score: 12_345,
  points: 205,
  personalBest: false,
  bestScore: 20_000,
  rank: null,
  totalPoints: 1000,
  fault: null,
  neighbours: [
    { rank: 1, username: 'Nova', score: 24_000, you: false },
    { rank: 2, username: 'Iris', score: 20_000, you: true },
  ],
  commendations: [],
} as const satisfies Submission;

const ATTEMPT = { isAttempt: true };

test('a result tells the score that was reached and the points that it earns, each by its word (C 2)', async () => {
  await showResult(VERIFIED);
  await expect.element(page.getByText('Score', { exact: true }).first()).toBeVisible();
  await expect.element(page.getByText('Your best score: 20,000')).toBeVisible();
  await expect.element(page.getByText('A point for every 60 of the score.', { exact: false })).toBeVisible();
});

test('practice says what its score would earn, and how', async () => {
  await showResult({ status: 'practice' });
  await expect.element(page.getByText('In a run that counts: +205 points')).toBeVisible();
  await expect.element(page.getByText('A point for every 60 of the score.', { exact: false })).toBeVisible();
});

test.each([{ status: 'verifying' }, { status: 'queued', kept: 'device' }] as const)(
  'points are shown only where they were earned, not while a run is $status',
  async (submission) => {
    await showResult(submission);
    await expect.element(page.getByText('Score', { exact: true }).first()).toBeVisible();
    await expect.element(page.getByText('+205 points')).not.toBeInTheDocument();
  },
);

test('a result says the next goal and the rank that it brings, and leads to what counting means', async () => {
  await showResult({ ...VERIFIED, newRank: 'Explorer', commendations: ['five-ships'] });
  await expect.element(page.getByRole('region', { name: 'New commendation' }).getByText('Small Caravan')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'How runs count' })).toBeVisible();
  await openDetails();
  await expect.element(page.getByText('Next goal: a score of 24,001 passes Nova')).toBeVisible();
  await expect.element(page.getByText('You rise to Explorer')).toBeVisible();
});

test.for([
  [{ kind: 'slow', seconds: 42 }, 'It ran 42 s behind the clock: this device was too slow. Its credit is spent.'],
  [{ kind: 'late', seconds: 20 }, 'The connection was away: 20 s of it reached the hub too late. Its credit is spent.'],
  [{ kind: 'pauses', pauses: 23 }, 'Pauses: 23. They were too many, too long, or where none is allowed.'],
  [{ kind: 'afterDay' }, 'It ended after midnight UTC'],
] as const)('a run that the hub did not see says that it does not count, and why: %j', async ([fault, text]) => {
  await showResult({ ...VERIFIED, fault, neighbours: [] });
  await expect.element(page.getByText('This run does not count', { exact: true })).toBeVisible();
  await expect.element(page.getByText(text, { exact: false })).toBeVisible();
  await expect.element(page.getByText('Next goal', { exact: false })).not.toBeInTheDocument();
});

test.for([
  [{ status: 'unchecked' }, 'Credit returned', 'that was not your fault. Your credit is back.'],
  [{ status: 'stale' }, 'Credit returned', 'The rules changed during your run'],
  [{ status: 'rejected', message: 'No.' }, 'This run does not count', 'The hub could not confirm this run: No.'],
] as const)('a run that has no verified result says why, and earns nothing: %j', async ([submission, seal, text]) => {
  await showResult(submission);
  await expect.element(page.getByText(seal, { exact: true })).toBeVisible();
  await expect.element(page.getByText(text, { exact: false })).toBeVisible();
  await expect.element(page.getByText('+205 points')).not.toBeInTheDocument();
});

test.for([
  ['device', 'Your run is kept on this device'],
  ['page', 'This browser does not store your run. Keep this page open'],
] as const)('a run that waits for the network says where it is kept: %s (G 4)', async ([kept, text]) => {
  await showResult({ status: 'queued', kept });
  await expect.element(page.getByText('Waiting for the network', { exact: true })).toBeVisible();
  await expect.element(page.getByText(text, { exact: false })).toBeVisible();
});

test('the attempt of a day says what it brought to its day, and nothing of the month', async () => {
  await showResult({ ...VERIFIED, neighbours: [], ofDay: { share: 870, total: 2310, rank: 4 } }, undefined, ATTEMPT);
  for (const text of [
    'This attempt counts',
    '870 points of the day',
    'Your day so far: 2,310',
    'Place 4 of the day',
    'Your attempt of this day at this game is used up.',
    'Gold is 1,000 points of the day, half of gold 500',
    "Points of the day decide the day's board, not your rank or best score.",
  ])
    await expect.element(page.getByText(text, { exact: false })).toBeVisible();
  for (const text of ['Your best score', 'Next goal', 'this month'])
    await expect.element(page.getByText(text, { exact: false })).not.toBeInTheDocument();
});

test.for([
  ['an attempt', { ...VERIFIED, ofDay: { share: 0, total: 0, rank: null } }, ATTEMPT, 'This attempt counts'],
  ['a run', { ...VERIFIED, score: 0 }, {}, 'This run counts'],
] as const)('%s that brought nothing counts, without a seal to be proud of', async ([, submission, props, label]) => {
  await showResult(submission, 0, props);
  await expect.element(page.getByText(label, { exact: true })).toBeVisible();
  expect(page.getByRole('status').element().dataset['status']).toBeUndefined();
});

test.for([
  [{ ...VERIFIED, fault: { kind: 'slow', seconds: 42 } }, 'This attempt does not count'],
  [{ ...VERIFIED, ofDay: { share: 0, total: 0, rank: null } }, 'No points of the day, so no place'],
  [{ status: 'rejected', message: 'No.' }, 'This attempt does not count'],
  [{ status: 'queued', kept: 'device' }, 'Waiting for the network'],
] as const)('whatever became of an attempt, it is said to be used up: %j', async ([submission, text]) => {
  await showResult(submission, undefined, ATTEMPT);
  await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  await expect.element(page.getByText(/^Your attempt of this day at this game is used up\./)).toBeVisible();
});

test.for([{ status: 'stale' }, { status: 'unchecked' }] as const)(
  'an attempt whose credit is returned is not used up: %j',
  async (submission) => {
    await showResult(submission, undefined, ATTEMPT);
    await expect.element(page.getByRole('status')).toBeVisible();
    await expect.element(page.getByText('is used up', { exact: false })).not.toBeInTheDocument();
  },
);

test('a result says how many points the next title takes, until one is reached', async () => {
  await showResult({ ...VERIFIED, nextRank: { title: 'Explorer', missing: 38 } });
  await expect.element(page.getByText('38 points to Explorer')).toBeVisible();
});

test('a run that takes no place tells none; the board beside it has the place of an earlier one (D 7)', async () => {
  await showResult(VERIFIED);
  await openDetails();
  await expect.element(page.getByRole('row', { name: /2 Iris/ })).toBeVisible();
  await expect.element(page.getByText(/^Place \d+/)).not.toBeInTheDocument();
});

test('a game takes the whole screen when the player wants it', async () => {
  const request = vi.spyOn(document.documentElement, 'requestFullscreen').mockResolvedValue(undefined);
  await show(() => <FullScreenButton />);
  await button('Full screen').click();
  expect(request).toHaveBeenCalledOnce();
});

test('where another tab plays the run, taking it over takes the place of Resume (D 12)', async () => {
  const takeOver = vi.fn();
  await show(() => (
    <ResumePanel
      startedAt={0}
      loading={false}
      working={undefined}
      problem={{ kind: 'elsewhere', takeOver }}
      onResume={() => undefined}
      onAbandon={() => undefined}
    />
  ));
  await expect.element(button('Play here instead')).toHaveFocus();
  await expect.element(button('Resume')).not.toBeInTheDocument();
  await button('Play here instead').click();
  expect(takeOver).toHaveBeenCalledOnce();
});

test('a result leads with the score and what it earned, then lights its medals and says what the next one lacks', async () => {
  await page.viewport(320, 400);
  await showResult(VERIFIED);
  const medals = page.getByLabelText('Scores for medals');
  await expect.element(medals).toHaveTextContent('Bronze5,000Silver12,000Gold12,525');
  expect([...medals.element().children].map((step) => Object.keys((step as HTMLElement).dataset))).toEqual([
    ['earned'],
    ['earned'],
    ['next'],
  ]);
  await expect.element(page.getByText('180 to Gold', { exact: true })).toBeInTheDocument();
  const [points, details] = [page.getByText('+205 points'), page.getByText('Details', { exact: true })];
  const follows = (one: Element, other: Element) =>
    (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  expect(follows(points.element(), medals.element())).toBe(true);
  expect(follows(medals.element(), details.element())).toBe(true);
  // Pressed as where it is: a test's click would scroll first.
  details.element().closest('details')?.setAttribute('open', '');
  // They open below the end of the panel, and push no more out of it than they need to be seen.
  await expect.element(page.getByText('Next goal', { exact: false })).toBeInViewport({ ratio: 1 });
  await expect.element(page.getByText('180 to Gold', { exact: true })).toBeInViewport();
  await expect.element(page.getByText('Score', { exact: true }).first()).toBeInViewport();
});

test.each([
  ['practice', { status: 'practice' }, 896, true],
  ['practice without room for them', { status: 'practice' }, 260, false],
  ['a run that counts', VERIFIED, 896, false],
] as const)(
  'the details of %s are open only where nothing else is to be read and they fit',
  async (_, run, height, isOpen) => {
    await page.viewport(240, height);
    await showResult(run);
    const details = page.getByText('Details', { exact: true });
    await expect.element(details).toBeInTheDocument();
    expect(details.element().closest('details')?.open).toBe(isOpen);
  },
);

test('a run that counts nowhere lights no medal', async () => {
  await showResult({ ...VERIFIED, fault: { kind: 'unplayed' } });
  const medals = page.getByLabelText('Scores for medals');
  await expect.element(medals).toHaveTextContent('Bronze5,000Silver12,000Gold12,525');
  expect(medals.element().querySelector('[data-earned], [data-next]')).toBeNull();
});

test('a run that counts says what it earned, also when that is nothing', async () => {
  await showResult({ ...VERIFIED, score: 10 }, 0);
  await expect.element(page.getByText('This run counts', { exact: true })).toBeVisible();
  await expect.element(page.getByText('+0 points', { exact: true })).toBeVisible();
});

test.each([
  [true, 'Roll the dice – free'],
  [false, 'Buy Credits'],
])('without credits the main action is the way to them that is open (roll ready: %s)', async (rollReady, name) => {
  const memory = new LocalHost(spaceSnake, { credits: 0, rollReady });
  await render(
    <ScreenHarness Screen={({ host }) => <InsufficientCredits host={host} credits={0} />} memory={memory} />,
  );
  expect(button(name).element().className).toMatch(/primary/);
  // What helps is said first where it is free; the documented words stay.
  await expect.element(heading(rollReady ? 'Your free roll is ready' : 'Insufficient Credits')).toBeVisible();
  await expect
    .element(page.getByText('You need 1 credit to play this game. You currently have 0 credits.', { exact: false }))
    .toBeVisible();
});
