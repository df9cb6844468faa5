import type { Heading } from '@star-seekers/sim';
import { expect, test, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { button, heading, testScreen } from '../screen/testing/screen-test.tsx';
import { botPlayer } from '../testing/play-bot.ts';
import { spaceSnake } from './game.ts';
import { Screen } from './Screen.tsx';
import { head } from './sim.ts';
import type { SnakeState } from './state.ts';

const ARROWS = { up: '{ArrowUp}', right: '{ArrowRight}', down: '{ArrowDown}', left: '{ArrowLeft}' } as const;

const screen = testScreen(Screen, spaceSnake);

/** Where to turn for the nearest enemy that can be hit. */
function towardsDanger(state: SnakeState): Heading | undefined {
  const { x, y, heading } = head(state);
  const away = (enemy: { x: number; y: number }) => Math.abs(enemy.x - x) + Math.abs(enemy.y - y);
  const [nearest] = state.enemies
    .filter(({ activeIn }) => activeIn === 0)
    .toSorted((one, other) => away(one) - away(other));
  if (!nearest) return undefined;
  const horizontal: Heading | undefined = nearest.x === x ? undefined : nearest.x > x ? 'right' : 'left';
  const vertical: Heading | undefined = nearest.y === y ? undefined : nearest.y > y ? 'down' : 'up';
  const sideways = heading === 'up' || heading === 'down' ? horizontal : vertical;
  // Straight on while that leads there, else to the side.
  return horizontal === heading || vertical === heading ? undefined : (sideways ?? turnAside(heading));
}

function turnAside(heading: Heading): Heading {
  return heading === 'up' || heading === 'down' ? 'right' : 'down';
}

async function playIntoAnEnemy(): Promise<void> {
  while (!screen.state().ended) {
    const state = screen.state();
    const turn = state.turns.length === 0 ? towardsDanger(state) : undefined;
    if (turn) await userEvent.keyboard(ARROWS[turn]);
    screen.pass(40);
  }
  expect(screen.state().ended).toBe('own');
}

test('a run: start by key, play by keys, die, see it verified', async () => {
  const memory = await screen.open({ credits: 3 });
  await expect.element(heading('Space Snake')).toBeVisible();
  await screen.shows('Easy', 'Max 2000 Points', 'Your Best –', 'Cost 1 Credit');
  await expect.element(page.getByText('3 credits', { exact: true })).toBeInTheDocument();

  await screen.start();
  expect(memory.getHost().credits).toBe(2);
  await expect.element(page.getByText('2 credits', { exact: true })).toBeInTheDocument();
  await playIntoAnEnemy();
  expect(memory.submitted).toHaveLength(1);
  expect(memory.submitted[0]?.log.commands.length).toBeGreaterThan(0);

  await screen.passUntilShown(heading('Convoy lost'));
  await expect.element(page.getByText(/^The flagship hit an? /).first()).toBeVisible();
  await expect.element(page.getByText('This run counts', { exact: true })).toBeVisible();
  await expect.element(page.getByText('The boards list scores above 0.')).toBeVisible();
  await expect.element(button('Play Again - 1 Credit')).toBeVisible();

  screen.passUnseen();
  await button('Dashboard').click();
  expect(memory.visited).toEqual(['leave']);
});

test('without credits the card says what is missing and leads to the dice and to the shop', async () => {
  const memory = await screen.open({ credits: 0 });
  await expect.element(heading('Insufficient Credits')).toBeVisible();
  await expect
    .element(page.getByText('You need 1 credit to play this game. You currently have 0 credits.'))
    .toBeVisible();
  await expect.element(page.getByText('Roll the dice of Iris or get a pack for more credits.')).toBeVisible();
  expect(button(/1 Credit/).elements()).toHaveLength(0);
  await button('Roll the dice – free').click();
  await button('Buy Credits').click();
  expect(memory.visited).toEqual(['getCredits', 'buyCredits']);
});

test('a dice that is ready is thrown in the card, which says why it gave nothing, and the run starts from it (clarity 3)', async () => {
  const answers = ['The hub could not be reached.', undefined];
  const memory = await screen.open({
    credits: 0,
    rollDice: async () => {
      const problem = answers.shift();
      if (problem === undefined) memory.change({ credits: 4, rolled: 'You rolled a 4. +4 credits' });
      return problem;
    },
  });
  await button('Roll the dice – free').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('The hub could not be reached.');
  await button('Roll the dice – free').click();
  await expect.element(page.getByText('You rolled a 4. +4 credits')).toBeVisible();
  await expect.element(button('Start - 1 Credit')).toHaveFocus();
  expect(memory.visited).toEqual([]);
});

test.for([
  ['network', 'The hub can not be reached. No credit was taken. Check your connection and try again.'],
  ['stale', 'A new version is ready. The page reloads itself; your credit is still yours.'],
] as const)('a start that fails (%s) says so and costs nothing', async ([kind, text]) => {
  const memory = await screen.open({ credits: 2, answers: { start: { kind } } });
  await screen.ready('Start - 1 Credit');
  await button('Start - 1 Credit').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(text);
  expect(memory.getHost().credits).toBe(2);
});

/** A run that a good player left in the middle. */
const leftAt = (ticks: number) => botPlayer(spaceSnake)('good', 4, { until: ({ tick }) => tick === ticks });

test.each([{ can: 'can' }, { can: 'cannot' }])(
  'on a phone upright the menu asks once to turn it, where the browser $can do so',
  async ({ can }) => {
    await page.viewport(390, 844);
    vi.spyOn(document, 'fullscreenEnabled', 'get').mockReturnValue(can === 'can');
    const fill = vi.spyOn(document.documentElement, 'requestFullscreen').mockResolvedValue(undefined);
    const lock = vi.fn(async () => undefined);
    vi.spyOn(window.screen.orientation as unknown as { lock: typeof lock }, 'lock').mockImplementation(lock);
    const { hints } = (await screen.open({ credits: 3 })).getHost();
    const asked = page.getByText('Turn for larger view');
    await expect.element(asked).toBeVisible();
    if (can === 'can') {
      await asked.click();
      await expect.poll(() => lock.mock.calls).toEqual([['landscape']]);
      expect(fill).toHaveBeenCalledOnce();
    }
    await screen.ready('Start - 1 Credit');
    await button('Start - 1 Credit').click();
    await screen.untilPlaying();
    await cleanup();
    await screen.open({ credits: 3, hints });
    await expect.element(button('Practice - Free')).toBeVisible();
    expect(asked.elements()).toHaveLength(0);
  },
);

test('an open run goes on where it was left', async () => {
  const left = leftAt(900);
  const { score } = left.state;
  expect(score).toBeGreaterThan(0);
  const memory = await screen.resume(left, { credits: 0 });
  await expect.poll(() => screen.state().tick).toBe(900);
  expect(screen.state().score).toBe(score);
  await screen.untilPlaying();
  expect(memory.getHost().resumable).toBeNull();
});

test('an open run can be ended for a new one, after a question', async () => {
  await screen.openLeft(leftAt(300), { credits: 1 });
  await button('End it and start anew').click();
  await expect.element(heading('End the waiting run?')).toBeVisible();
  await expect.element(button('Keep it')).toHaveFocus();
  await button('End the run').click();
  await expect.element(button(/^Start - 1 Credit|Loading/)).toBeVisible();
});

test('losing the focus pauses; going on counts down; ending asks first', async () => {
  await page.viewport(1280, 800);
  const memory = await screen.play({ credits: 1 });
  window.dispatchEvent(new Event('blur'));
  await expect.element(heading('Paused')).toBeVisible();
  const paused = screen.state().tick;
  expect(memory.pauses.at(-1)).toBe(paused);
  await expect.element(button('Resume')).toHaveFocus();

  screen.passUnseen();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('timer')).toBeVisible();
  await screen.untilPlaying();

  // The way back out of a run is through a question.
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect.element(heading('End this run?')).toBeVisible();
  expect(memory.visited).toEqual([]);
  await button('End the run').click();
  await expect.element(heading('Run ended')).toBeVisible();
  expect(memory.submitted[0]?.outcome.reason).toBe('quit');

  // Whoever cannot pay has one loud button.
  expect(button('Play Again - 1 Credit').element().className).not.toMatch(/primary/);
  await expect.element(page.getByText('You have 0 credits.', { exact: true })).toBeVisible();
  expect(button('Roll the dice – free').element().className).toMatch(/primary/);
  screen.passUnseen();
  await button('Play Again - 1 Credit').click();
  await expect.element(heading('Insufficient Credits')).toBeVisible();
});

test('the menu of an attempt names what the medals of its day ask for', async () => {
  const medals = { bronze: 111, silver: 2222, gold: 3333 };
  await screen.open({ conditions: { options: {}, isSpent: false, medals } });
  await expect.element(page.getByLabelText('Scores for medals')).toHaveTextContent('Bronze111Silver2,222Gold3,333');
});

test('the page is told of each run that has ended, practice too', async () => {
  const onRunEnded = vi.fn();
  await screen.open({ onRunEnded });
  await screen.ready(/^start/i);
  await button(/Practice - Free$/).click();
  await screen.untilPlaying();
  expect(onRunEnded).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('blur'));
  await button('End run').click();
  await button('End the run').click();
  expect(onRunEnded).toHaveBeenCalledOnce();
});

test('ending a run says what it comes to: nothing was done yet, or what was reached', async () => {
  await screen.play({ credits: 1 });
  window.dispatchEvent(new Event('blur'));
  await button('End run').click();
  await expect.element(page.getByText(/^You have not made a move yet, so this run will not count\./)).toBeVisible();
  await button('Keep playing').click();
  await screen.untilPlaying();
  await userEvent.keyboard('{ArrowDown}');
  screen.pass(400);
  window.dispatchEvent(new Event('blur'));
  await button('End run').click();
  await expect.element(page.getByText(/^It ends here, with what you reached\. The credit is spent\./)).toBeVisible();
});

test('another screen of the hub is reached through the question, and the run counts', async () => {
  const memory = await screen.open({ credits: 1 });
  memory.goElsewhere();
  expect(memory.visited).toEqual(['openNext']);
  await screen.start();

  memory.goElsewhere();
  await expect.element(heading('End this run?')).toBeVisible();
  await button('Keep playing').click();
  await screen.untilPlaying();
  expect(memory.submitted).toEqual([]);

  memory.goElsewhere();
  await button('End the run').click();
  expect(memory.submitted[0]?.outcome.reason).toBe('quit');
  expect(memory.visited).toEqual(['openNext', 'openNext']);
});
