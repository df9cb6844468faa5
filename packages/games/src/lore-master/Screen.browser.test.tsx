import { type QuizQuestion, quizBank } from '@star-seekers/content/quiz-bank';
import type { Dealer } from '@star-seekers/sim';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { LocalHost } from '../screen/local-host.ts';
import { button, heading, openDetails, testScreen } from '../screen/testing/screen-test.tsx';
import { Screen } from './Screen.tsx';
import { LETTERS } from './answer-button.tsx';
import { quizDealer, rightOption } from './dealer.ts';
import { loreMaster } from './game.ts';
import { ANSWER_LIMIT_MS, BITE_CARDS, RESULT_TICKS } from './rules.ts';
import { canLock } from './sim.ts';
import { answer, newQuizRun, stepTo } from './testing/quiz-run.ts';

const SEED = 7;

const screen = testScreen(Screen, loreMaster, { seed: SEED, start: 'Start Challenge - 1 Credit' });

/** Lets time pass until question `number` can be answered. */
async function untilAsked(number: number): Promise<void> {
  await screen.passUntil(() => screen.state().number === number && canLock(screen.state()));
}

/** Starts a run and skips its briefing. */
async function playToFirst(): Promise<LocalHost> {
  const memory = await screen.play({ credits: 1 });
  await screen.passUntilShown(heading('Briefing'));
  await endBriefing();
  await untilAsked(1);
  return memory;
}

/** Ends the briefing by its button. */
async function endBriefing(): Promise<void> {
  await button('Start the questions').click();
}

/** The question on the table, as the bank has it. */
function onTable(): QuizQuestion {
  const question = quizBank[screen.state().question?.bank ?? -1];
  if (!question) throw new Error('no question is on the table');
  return question;
}

/** The text of an answer without its letter and its key. */
function nameOf(answerButton: Element): string {
  return answerButton.querySelector('[lang="en"]')?.textContent ?? '';
}

/** Lets the 1.5 s pass in which a result is shown. */
function passResult(): void {
  screen.step(RESULT_TICKS);
}

function rightOnTable(): number {
  const { question } = screen.state();
  if (!question) throw new Error('no question is on the table');
  return rightOption(question);
}

/** Presses the key of the right answer, or of another one. */
async function press(how: 'right' | 'wrong'): Promise<void> {
  const place = (rightOnTable() + (how === 'right' ? 0 : 1)) % 4;
  await userEvent.keyboard(how === 'right' ? String(place + 1) : (LETTERS[place] ?? '').toLowerCase());
}

test('a run by keys alone: start, right, wrong until the hull breaks, the end with its review', async () => {
  const memory = await screen.open({ credits: 3 });
  await expect.element(heading('Lore Master')).toBeVisible();
  for (const fact of ['100 Questions', '15s per question', '3 Strikes = Game Over']) {
    await expect.element(page.getByText(fact)).toBeVisible();
  }
  await expect.element(page.getByText('Cost 1 Credit').first()).toBeVisible();
  for (const rule of [/^Read the cards/, /^100 points/, /^Three strikes/, /^70 percent/]) {
    await expect.element(page.getByRole('listitem').filter({ has: page.getByText(rule) })).toBeVisible();
  }
  await expect.element(heading('Last Result')).toBeVisible();
  await expect.element(page.getByText('You have no run that counts yet.')).toBeVisible();

  await screen.start();
  await screen.passUntilShown(heading('Briefing'));
  await expect.element(heading('Briefing')).toHaveFocus();
  expect(memory.getHost().credits).toBe(2);
  expect(page.getByRole('listitem').elements()).toHaveLength(BITE_CARDS);
  await endBriefing();
  await untilAsked(1);
  // All at once: the clock runs.
  const asked = onTable();
  expect(
    page
      .getByRole('button', { name: /^[A-D] / })
      .elements()
      .map(nameOf)
      .toSorted(),
  ).toEqual(asked.options);
  await screen.passUntil(() => screen.state().phase === 'answering');
  screen.step(screen.state().ticksLeft - 11 * 60);
  await expect.element(page.getByText('11', { exact: true })).not.toHaveAttribute('data-red');
  screen.step(60);
  await expect.element(page.getByText('10', { exact: true })).toHaveAttribute('data-red', 'true');
  await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
  await press('right');
  await screen.passUntil(() => screen.state().phase === 'result');
  await expect.element(button(/right answer/)).toBeVisible();
  await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '1');
  await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuemax', '100');
  await expect.element(page.getByText('Right answers: 1, next mark: 3')).toBeVisible();
  await expect.element(heading(asked.text)).toHaveFocus();
  await expect.element(page.getByText(asked.why).first()).toBeInTheDocument();
  expect(screen.state()).toMatchObject({ score: 1, strikes: 0 });
  expect(screen.state().points).toBeGreaterThan(100);

  const missed: string[] = [];
  for (const number of [2, 3, 4]) {
    passResult();
    await untilAsked(number);
    expect(page.getByText(/^Two strikes/).elements().length > 0).toBe(number === 4);
    missed.push(onTable().text);
    await press('wrong');
    await screen.passUntil(() => screen.state().strikes === number - 1);
    const dots = page.getByText(`${number - 1} of 3 strikes`).element().parentElement;
    expect(dots?.querySelectorAll(':scope > [aria-hidden]')).toHaveLength(3);
    // A strike is a cross, not a life that is left.
    expect(dots?.querySelectorAll('[data-struck] > svg')).toHaveLength(number - 1);
  }
  await expect.element(page.getByText('Third strike. The run is over.').first()).toBeVisible();
  expect(page.getByText(/^Two strikes/).elements()).toHaveLength(0);
  passResult();
  await screen.passUntilShown(heading('GAME OVER'));
  await expect.element(page.getByText('1 right of 4')).toBeVisible();
  await openDetails();
  const badge = page.getByText('FAILED', { exact: true });
  await expect.element(badge).toBeVisible();
  expect(badge.element().closest('details')?.textContent).toMatch(
    /FAILEDThe quiz is passed with 70% of all questions right. A run counts without that.$/,
  );
  await expect.element(page.getByText('25%', { exact: true })).toBeVisible();
  await expect.element(page.getByText('This run counts', { exact: true })).toBeVisible();
  // What it earned, in the word of the whole site.
  await expect.element(page.getByText(/^\+\d+ points In this quiz, the points are the score\.$/)).toBeVisible();
  await expect.element(button('Try Again - 1 Credit')).toBeVisible();
  for (const text of missed) await expect.element(page.getByText(text).last()).toBeInTheDocument();
  screen.passUnseen();
  for (let card = 0; card < missed.length; card++) await button('Show the answer').first().click();
  await expect.element(page.getByText(/^Your answer/).first()).toBeVisible();
  const links = page.getByRole('link', { name: 'Read it in the codex' }).elements();
  expect(links).toHaveLength(3);
  for (const link of links) expect(link.getAttribute('href')).toMatch(/^\/ss-ip#[a-z0-9-]+$/);
  expect(memory.submitted[0]?.outcome).toMatchObject({ stats: { right: 1, strikes: 3, passed: 0 } });
});

test('an answer is locked once, also by a pointer; arrows go from answer to answer', async () => {
  await playToFirst();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.element(button(/^B /)).toHaveFocus();
  await button(/^C /).click();
  await screen.passUntil(() => screen.state().chosen === 2);
  await userEvent.keyboard('1');
  await screen.passUntil(() => screen.state().phase === 'result');
  expect(screen.state().answers.map(({ chosen }) => chosen)).toEqual([2]);
});

test('the digits of a keyboard that types them with Shift lock an answer, and its Q in the place of A does not (G 7)', async () => {
  await playToFirst();
  const type = (key: string, code: string) =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true }));
  type('q', 'KeyA');
  type('é', 'Digit2');
  await screen.passUntil(() => screen.state().chosen !== null);
  expect(screen.state().chosen).toBe(1);
});

test('a game pad goes from answer to answer and locks', async () => {
  const pad = { connected: true, buttons: Array.from({ length: 17 }, () => ({ pressed: false })), axes: [0, 0] };
  vi.spyOn(navigator, 'getGamepads').mockReturnValue([pad as unknown as Gamepad]);
  onTestFinished(() => vi.mocked(navigator.getGamepads).mockRestore());
  await playToFirst();
  const tap = async (index: number, done: () => boolean) => {
    pad.buttons[index] = { pressed: true };
    await screen.passUntil(done);
    pad.buttons[index] = { pressed: false };
    await screen.untilPlaying();
  };
  const focused = () => document.activeElement?.textContent ?? '';
  await tap(13, () => focused().startsWith('A'));
  await tap(13, () => focused().startsWith('B'));
  await tap(0, () => screen.state().chosen !== null);
  expect(screen.state().chosen).toBe(1);
});

test('a pause comes between questions, and hides the board', async () => {
  await playToFirst();
  await button('Pause').click();
  await expect.element(page.getByText('Pause after this question')).toBeVisible();
  expect(screen.state().phase).not.toBe('between');
  await press('right');
  await screen.passUntil(() => screen.state().phase === 'between');
  await expect.element(heading('Paused')).toBeVisible();
  expect(screen.state().phase).toBe('between');
  expect(page.getByRole('button', { name: /^A / }).elements()).toHaveLength(0);
  await button('Resume').click();
  await untilAsked(2);
});

test('leaving asks at once, while the clock goes on, and ends with what was reached', async () => {
  await page.viewport(1280, 800);
  const memory = await playToFirst();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect.element(heading('End this run?')).toBeVisible();
  // The clock of an open question is the server's: nobody gets away from it.
  await expect.element(button('Leave, resume later')).toBeDisabled();
  await button('End the run').click();
  await expect.element(heading('Quiz ended')).toBeVisible();
  expect(memory.submitted[0]?.outcome).toMatchObject({ reason: 'quit' });
});

test('without credits the button says so, and the last result stays in sight', async () => {
  const stats = { right: 98, asked: 100, strikes: 2, bestStreak: 40, percent: 98, passed: 1 };
  const lastResult = { score: 10_900, points: 10_900, stats, finishedAt: Date.UTC(2026, 10, 3) };
  const memory = await screen.open({ credits: 0, lastResult });
  await expect.element(button('Insufficient Credits')).toBeDisabled();
  await expect.element(page.getByText('98 / 100 right (98%)')).toBeVisible();
  await expect.element(page.getByText('PASSED', { exact: true })).toBeVisible();
  await button('Roll the dice – free').click();
  expect(memory.visited).toEqual(['getCredits']);
});

test('a question whose answer comes too late is replaced, and the screen says so (F 4)', async () => {
  const lossy: Dealer = {
    ...quizDealer,
    deal: (from, earlier, call, atMs) =>
      quizDealer.deal(from, earlier, call, call.request.lock === 1 ? atMs + ANSWER_LIMIT_MS : atMs),
  };
  await screen.play({ credits: 1, dealer: lossy });
  await screen.passUntilShown(heading('Briefing'));
  await endBriefing();
  await untilAsked(1);
  const { text } = onTable();
  await press('right');
  await screen.passUntilShown(page.getByText('Too late: another question takes its place.', { exact: true }));
  await expect.element(button(/right answer/)).toBeVisible();
  passResult();
  await untilAsked(2);
  expect(onTable().text).not.toBe(text);
  await expect.element(page.getByText('Question 1 of 100', { exact: true })).toBeVisible();
  await press('right');
  await screen.passUntil(() => screen.state().phase === 'result');
  expect(screen.state()).toMatchObject({ score: 1, strikes: 0, replaced: 1 });
});

test('the second part of the briefing comes after five answers, with the question before it out of sight', async () => {
  const { innerWidth: width, innerHeight: height } = window;
  const run = newQuizRun(SEED);
  for (let number = 1; number <= 5; number++) answer(run, 'right');
  stepTo(run, 'between');
  await page.viewport(844, 390);
  onTestFinished(async () => page.viewport(width, height));
  await screen.resume(run, { credits: 0 });
  for (const element of document.querySelectorAll('*')) element.scrollTop = element.scrollHeight;
  await screen.passUntilShown(heading('Briefing'));
  await expect.poll(() => page.getByRole('heading', { level: 3 }).elements()).toHaveLength(BITE_CARDS);
  await expect.element(heading('Briefing')).toBeInViewport();
  expect(page.getByRole('button', { name: /^[A-D] / }).elements()).toHaveLength(0);
  await button('On with the questions').click();
  await untilAsked(6);
  await screen.passUntilShown(heading(onTable().text));
  await expect.element(page.getByText('Question 6 of 100')).toBeVisible();
});

test('the last question answered completes the quiz', async () => {
  const run = newQuizRun(SEED);
  for (let number = 1; number < 100; number++) answer(run, 'right');
  stepTo(run, 'between');
  const memory = await screen.resume(run, { credits: 0 });
  await untilAsked(100);
  await press('right');
  await screen.passUntil(() => screen.state().phase === 'result');
  passResult();
  await screen.passUntilShown(heading('Quiz Complete'));
  await openDetails();
  await expect.element(page.getByText('PASSED', { exact: true })).toBeVisible();
  await expect.element(page.getByText('100 / 100').last()).toBeVisible();
  expect(memory.submitted[0]?.outcome).toMatchObject({ reason: 'own', stats: { right: 100, passed: 1 } });
});

test('after a reload the question on the table comes back, and what was missed before', async () => {
  const run = newQuizRun(SEED);
  answer(run, 'wrong');
  answer(run, 'right');
  stepTo(run, 'between');
  stepTo(run, 'answering');
  await screen.resume(run, { credits: 0 });
  await untilAsked(3);
  await screen.passUntilShown(heading(onTable().text));
  const first = quizBank[screen.state().answers[0]?.question ?? -1];
  for (const number of [3, 4]) {
    await untilAsked(number);
    await press('wrong');
    await screen.passUntil(() => screen.state().strikes === number - 1);
    passResult();
  }
  await screen.passUntilShown(heading('GAME OVER'));
  await expect.element(page.getByText(first?.text ?? '-')).toBeInTheDocument();
});

test('the last run is a mark on the ladder, and the next rung is said', async () => {
  const stats = { right: 7, asked: 10, strikes: 3, bestStreak: 4, percent: 70, passed: 0 };
  await screen.play({ credits: 1, lastResult: { score: 760, points: 760, stats, finishedAt: Date.UTC(2026, 10, 3) } });
  await screen.passUntilShown(heading('Briefing'));
  await expect.element(page.getByText('Last run: 7')).toBeVisible();
  await expect
    .element(page.getByRole('progressbar'))
    .toHaveAttribute('aria-valuetext', 'Right answers: 0, next mark: 3');
});
