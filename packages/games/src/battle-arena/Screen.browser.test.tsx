import { music } from '@star-seekers/audio/music';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { LocalHost } from '../screen/local-host.ts';
import { BOSS_LEVELS, FAR_BEAM, WAVES } from './rules.ts';
import { button, heading, testScreen } from '../screen/testing/screen-test.tsx';
import { botPlayer } from '../testing/play-bot.ts';
import { battleArena } from './game.ts';
import { Screen } from './Screen.tsx';
import { view } from './scene.ts';

const screen = testScreen(Screen, battleArena);

/** Runs the game without input until all ships are lost and the result is there. */
async function loseAllShips(): Promise<void> {
  while (!screen.state().ended) screen.step(60);
  await screen.passUntilShown(heading('The line has fallen'));
}

/** As on a device whose player knows that results leave by themselves. */
function seeFirstResult(memory: LocalHost): void {
  memory.getHost().hints.see('result.returns');
}

test('a run starts and is played by keys; after the last ship it is verified, and 5 s later the dashboard opens', async () => {
  const memory = await screen.open({ credits: 3 });
  seeFirstResult(memory);
  await expect.element(heading('Cosmic Battle Arena')).toBeVisible();
  await screen.shows('Medium', 'Max 500 Points', 'Your Best –', 'Cost 1 Credit');
  await screen.start();
  expect(memory.getHost().credits).toBe(2);
  await userEvent.keyboard('{ArrowLeft>}{ >}');
  screen.pass(400);
  expect(screen.state().player.x).toBeLessThan(460);
  expect(screen.state().shots.length).toBeGreaterThan(0);
  await userEvent.keyboard('{/ArrowLeft}{/ }');
  screen.pass(20);
  expect(screen.state().player.held).toMatchObject({ left: false, fire: false });
  await loseAllShips();

  await expect.element(page.getByText(/^Your last ship was lost to an? /).first()).toBeVisible();
  await expect.element(page.getByText('This run counts', { exact: true })).toBeVisible();
  for (const left of ['5 seconds', '4 seconds', '3 seconds', '2 seconds', '1 second']) {
    await expect.element(page.getByText(`Back to the dashboard in ${left}`)).toBeVisible();
    expect(memory.visited).toEqual([]);
    screen.pass(1000);
  }
  await expect.poll(() => memory.visited).toEqual(['leave']);
  expect(memory.submitted).toHaveLength(1);
});

test('on a phone on its side a result without credits shows all of its ways on without scrolling', async () => {
  await page.viewport(844, 390);
  const memory = await screen.play({ credits: 1, rollReady: false });
  seeFirstResult(memory);
  await loseAllShips();
  await screen.passUntilShown(button('Stay here'));
  await expect.element(page.getByText('You have 0 credits.')).toBeVisible();
  const actions = button('Stay here').element().closest('section')?.lastElementChild;
  expect(actions?.scrollHeight).toBeLessThanOrEqual(actions?.clientHeight ?? 0);
});

test('the bar of the hull is red only as far as a hull is that is nearly lost, from the start to the end', async () => {
  // So slowly that whatever changes by and by is seen doing it.
  const { style } = document.documentElement;
  const tokens = { '--duration-fast': '60s', '--ease-out': 'linear' };
  for (const [name, value] of Object.entries(tokens)) style.setProperty(name, value);
  onTestFinished(() => Object.keys(tokens).forEach((name) => style.removeProperty(name)));
  await screen.play();
  const hull = page.getByText('Hull', { exact: true }).element().nextElementSibling as Element;
  const bar = hull.querySelector('[aria-hidden]')?.firstElementChild as HTMLElement;
  const red = () => getComputedStyle(bar).backgroundImage.includes('rgb(255, 77, 77)');
  const share = () => bar.getBoundingClientRect().width / (bar.parentElement?.clientWidth ?? 0);
  expect(red()).toBe(false);
  // A loss, a repair, and the loss of a ship from a whole hull.
  for (const [health, isRed] of [
    [20, true],
    [100, false],
    [0, true],
  ] as const) {
    screen.state().player.health = health;
    screen.step(1);
    await screen.passUntil(() => red() === isRed);
    expect(isRed ? share() : 0).toBeLessThan(0.31);
  }
});

test.each([
  [2, /^A ship was lost to a beam from out of sight\. 1 ship left\./],
  [1, /^Your last ship was lost to a beam from out of sight\./],
])('a beam from out of sight is named as what took one of %i ships', async (lives, text) => {
  await screen.open();
  await screen.start();
  const state = screen.state();
  Object.assign(state.player, { lives, health: 1, graceTicks: 0 });
  Object.assign(state, { farBeam: { x: state.player.x, age: FAR_BEAM.warnTicks } });
  screen.step(2);
  await expect.element(page.getByText(text).first()).toBeInTheDocument();
});

test('a chain is named beside the score, and its bonus is part of the result (G1.58)', async () => {
  await screen.open();
  await screen.start();
  Object.assign(screen.state(), { score: 9000, extraLives: 36, chain: 3, chainBonus: 1175 });
  screen.step(1);
  await expect.element(page.getByText('Chain ×3 +1,175')).toBeVisible();
  await screen.shows('10,175');
  await expect.element(page.getByText('Chain: 3. Chain bonus: 1,175.')).toBeInTheDocument();
  Object.assign(screen.state().player, { lives: 1, health: 1, graceTicks: 0 });
  Object.assign(screen.state(), { farBeam: { x: screen.state().player.x, age: FAR_BEAM.warnTicks } });
  screen.step(2);
  expect(screen.state()).toMatchObject({ score: 9000, chain: 0, ended: 'own' });
  await screen.shows('10,175');
  await screen.passUntilShown(page.getByText('Chain bonus', { exact: true }));
});

test('overtime has its word and its music (G1.59), and the music follows the tension while the run is played', async () => {
  const [accompany, setIntensity] = [vi.spyOn(music, 'accompany'), vi.spyOn(music, 'setIntensity')];
  onTestFinished(() => [accompany, setIntensity].forEach((spy) => spy.mockRestore()));
  await screen.open();
  expect(setIntensity).toHaveBeenLastCalledWith(undefined);
  await screen.start();
  screen.step(60);
  expect(accompany).toHaveBeenLastCalledWith(undefined);
  expect(setIntensity).toHaveBeenLastCalledWith(expect.any(Number));
  Object.assign(screen.state(), { bossLevel: BOSS_LEVELS.length, wave: WAVES.length, kills: 300, setPieces: 100 });
  Object.assign(screen.state().player, { graceTicks: Number.MAX_SAFE_INTEGER });
  screen.step(120);
  await expect.element(page.getByText('Everything gets faster')).toBeVisible();
  await expect.element(page.getByText(/^2 s/)).toBeVisible();
  expect(accompany).toHaveBeenLastCalledWith('8');
  Object.assign(screen.state().player, { lives: 1, health: 0, graceTicks: 0 });
  await loseAllShips();
  await expect.poll(() => setIntensity.mock.lastCall).toEqual([undefined]);
});

const countdown = (left: string) => page.getByText(`Back to the dashboard in ${left}`);
const reading = () => page.getByText('Back to the dashboard once you have read this.');
const kept = () => page.getByText('This result stays open.');

test('a control with the focus holds the countdown; another run costs a credit, and MAIN MENU leaves at once', async () => {
  const memory = await screen.open();
  seeFirstResult(memory);
  await screen.start();
  await loseAllShips();
  await expect.element(countdown('5 seconds')).toBeVisible();
  await screen.shows('This run counts');
  screen.pass(2000);
  await expect.element(countdown('3 seconds')).toBeVisible();
  button('MAIN MENU').element().focus();
  screen.pass(40_000);
  await expect.element(countdown('3 seconds')).toBeVisible();
  screen.passUnseen();
  await button('Fly Again - 1 Credit').click();
  await screen.untilPlaying();
  expect(memory.getHost().credits).toBe(1);
  await loseAllShips();
  screen.passUnseen();
  await button('MAIN MENU').click();
  expect(memory.visited).toEqual(['leave']);
});

/** By what they do, on the panel of a result. */
const SIGNS: Readonly<Record<string, (panel: Element) => void>> = {
  'a key': (panel) => panel.dispatchEvent(new KeyboardEvent('keydown', { key: 'x', bubbles: true })),
  'a moved pointer': (panel) => panel.dispatchEvent(new PointerEvent('pointermove', { movementX: 3, bubbles: true })),
  'a finger': (panel) => panel.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })),
  'a wheel': (panel) => panel.dispatchEvent(new WheelEvent('wheel', { bubbles: true })),
  scrolling: (panel) => panel.dispatchEvent(new Event('scroll')),
};

test('every sign of a reader holds the countdown, which begins anew after half a minute; Stay here ends it', async () => {
  const memory = await screen.open();
  seeFirstResult(memory);
  await screen.start();
  await loseAllShips();
  await screen.shows('This run counts');
  for (const [name, sign] of Object.entries(SIGNS)) {
    screen.pass(3000);
    await expect.element(countdown('2 seconds'), { message: name }).toBeVisible();
    sign(heading('The line has fallen').element());
    await expect.element(reading(), { message: name }).toBeVisible();
    screen.pass(29_000);
    await expect.element(reading(), { message: name }).toBeVisible();
    screen.pass(1000);
    await expect.element(countdown('5 seconds'), { message: name }).toBeVisible();
  }
  screen.passUnseen();
  await button('Stay here').click();
  await expect.element(kept()).toBeVisible();
  screen.pass(60_000);
  await expect.element(kept()).toBeVisible();
  expect(memory.visited).toEqual([]);
});

test('the first result of a device stays until its player goes', async () => {
  const memory = await screen.play();
  await loseAllShips();
  await screen.shows('This run counts');
  screen.pass(60_000);
  await expect.element(page.getByText(/^Back to the dashboard in/)).not.toBeInTheDocument();
  expect(memory.visited).toEqual([]);
  await expect.poll(() => memory.getHost().hints.isSeen('result.returns')).toBe(true);
});

test.for([
  ['it was too slow', { fault: { kind: 'slow', seconds: 9 } }],
  ['the hub could not check it', { submission: { status: 'unchecked' } }],
] as const)('a result that does not count stays, to read why: %s', async ([, answers]) => {
  const memory = await screen.open({ answers });
  seeFirstResult(memory);
  await screen.start();
  await loseAllShips();
  await screen.passUntilShown(page.getByRole('link', { name: 'How runs count' }));
  screen.pass(60_000);
  await expect.element(page.getByText(/^Back to the dashboard in/)).not.toBeInTheDocument();
  expect(memory.visited).toEqual([]);
});

const NEWS = {
  status: 'verified',
  score: 0,
  points: 0,
  personalBest: false,
  bestScore: 0,
  rank: null,
  totalPoints: 100,
  fault: null,
  neighbours: [],
  commendations: [],
} as const;

test.for([
  ['a title', { newRank: 'Explorer' }],
  ['a commendation', { commendations: ['First Light'] }],
] as const)('a result that brings %s stays, to be read', async ([, news]) => {
  const memory = await screen.open({ answers: { submission: { ...NEWS, ...news } } });
  seeFirstResult(memory);
  await screen.start();
  await loseAllShips();
  await screen.shows('This run counts');
  screen.pass(60_000);
  expect(memory.visited).toEqual([]);
});

test('after the last credit another flight shows what is missing, and practice', async () => {
  await screen.play({ credits: 1 });
  await loseAllShips();
  await screen.shows('This run counts');
  screen.passUnseen();
  await button('Fly Again - 1 Credit').click();
  await expect.element(heading('Insufficient Credits')).toBeVisible();
  await button('Practice - Free').click();
  await screen.untilPlaying();
});

test('without credits the card shows the missing amount', async () => {
  const memory = await screen.open({ credits: 0 });
  await expect.element(heading('Insufficient Credits')).toBeVisible();
  await expect
    .element(page.getByText('You need 1 credit to play this game. You currently have 0 credits.'))
    .toBeVisible();
  expect(button(/1 Credit/).elements()).toHaveLength(0);
  await button('Roll the dice – free').click();
  expect(memory.visited).toEqual(['getCredits']);
});

test('a scene that fails to load shows ASSETS ERROR without a start button, and Retry loads it', async () => {
  vi.spyOn(view, 'createScene').mockImplementationOnce(() => {
    throw new Error('The atlas could not be created.');
  });
  const memory = await screen.open({ credits: 2 });
  await expect.element(heading('ASSETS ERROR')).toBeVisible();
  await expect.element(button('Start - 1 Credit')).not.toBeInTheDocument();
  expect(memory.getHost().credits).toBe(2);
  await button('Retry').click();
  await expect.element(button('Start - 1 Credit')).not.toHaveAttribute('aria-busy');
});

test('an interrupted run resumes at its last tick, without a credit', async () => {
  const left = botPlayer(battleArena)('good', 1, { until: ({ tick }) => tick === 900 });
  const memory = await screen.resume(left, { credits: 2 });
  await screen.passUntil(() => screen.state().tick > 900);
  expect(screen.state().score).toBeGreaterThanOrEqual(left.state.score);
  expect(memory.getHost().credits).toBe(2);
});

test.each([
  [390, 844],
  [844, 390],
])('on a phone of %i × %i a hint leaves the whole board in view', async (width, height) => {
  await page.viewport(width, height);
  const match = window.matchMedia.bind(window);
  vi.stubGlobal('matchMedia', (query: string) =>
    query === '(pointer: coarse)' ? Object.defineProperty(match(query), 'matches', { value: true }) : match(query),
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  await screen.play();
  const said = page.getByText(/^Your guns fire by themselves/);
  await screen.passUntil(() => said.query() !== null);
  const hint = said.element().getBoundingClientRect();
  const board = document.querySelector('[data-tall]')?.getBoundingClientRect();
  if (!board) throw new Error('no board');
  expect(hint.left >= board.right || hint.top >= board.bottom, JSON.stringify([hint, board])).toBe(true);
  expect(hint.right).toBeLessThanOrEqual(width);
  expect(hint.bottom).toBeLessThanOrEqual(height);
});

test('on a phone upright the picture is as tall as the screen is wide, and the pad fills the room from its edge on', async () => {
  await page.viewport(390, 844);
  const match = window.matchMedia.bind(window);
  vi.stubGlobal('matchMedia', (query: string) =>
    query === '(pointer: coarse)' ? Object.defineProperty(match(query), 'matches', { value: true }) : match(query),
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  await screen.play();
  const pad = page.getByText('Drag here to fly').element().getBoundingClientRect();
  const board = document.querySelector('[data-tall]')?.getBoundingClientRect();
  expect(board).toMatchObject({ width: 390, height: 390 });
  expect(pad.top - (board?.bottom ?? 0)).toBeLessThanOrEqual(16);
  expect(pad.bottom).toBeGreaterThan(800);
});
