import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { button, heading, openDetails, testScreen } from '../screen/testing/screen-test.tsx';
import type { BotSkill } from '../game.ts';
import { loadPictures } from '@star-seekers/stage/picture/pictures.ts';
import type { HostedRuns } from '../screen/game-host.ts';
import { botPlayer } from '../testing/play-bot.ts';
import { createCargoBot } from './bot.ts';
import { cargoRunner } from './game.ts';
import { LEVELS } from './rules.ts';
import { view } from './scene.ts';
import { Screen } from './Screen.tsx';
import type { CargoState } from './state.ts';

/** With this seed a good player clears the first deck, and a poor one is caught. */
const SEED = 7;

const screen = testScreen(Screen, cargoRunner, { seed: SEED, start: 'START MISSION - 1 Credit', startKey: ' ' });

/** Lets a bot play at once until something has happened. */
function botPlays(skill: BotSkill, until: (state: CargoState) => boolean): void {
  const bot = createCargoBot({ skill, seed: SEED });
  while (screen.state().ended === null && !until(screen.state())) {
    for (const command of bot(screen.state())) window.__game?.command(command);
    screen.step(1);
  }
}

test('a mission: start with Space, walk by keys, be caught, see every figure verified', async () => {
  const memory = await screen.open({ credits: 3 });
  await expect.element(heading('Cargo Runner')).toBeVisible();
  await expect.element(page.getByText('Your Best –')).toBeVisible();
  await screen.start();
  expect(memory.getHost().credits).toBe(2);

  const from = { ...screen.state().player };
  await userEvent.keyboard('{ArrowUp>}');
  await screen.passUntil(() => screen.state().player.y < from.y - 20);
  await userEvent.keyboard('{/ArrowUp}');
  await screen.passUntil(() => screen.state().player.held.length === 0);

  botPlays('poor', () => false);
  expect(screen.state().fate?.cause).toBe('caught');
  await screen.passUntilShown(heading('MISSION FAILED'));
  await expect.element(page.getByText('An excise drone seized you and your cargo.').first()).toBeVisible();
  await expect.element(page.getByText('This run counts', { exact: true })).toBeVisible();
  await openDetails();
  await expect.element(heading('Mission Results')).toBeVisible();
  for (const label of ['Deliveries', 'Pieces collected', 'Mission time', 'Heavy', 'Light', 'Total weight']) {
    await expect.element(page.getByText(label, { exact: true })).toBeInTheDocument();
  }
  for (const label of ['Delivery efficiency', 'Points per piece', 'Cargo manifest']) {
    await expect.element(page.getByText(label, { exact: true })).toBeInTheDocument();
  }
  await expect.element(button('RETRY MISSION - 1 Credit')).toBeVisible();

  screen.passUnseen();
  await button('MAIN MENU').click();
  await expect.element(button('START MISSION - 1 Credit')).toBeVisible();
  expect(memory.submitted).toHaveLength(1);
});

test('practice starts on any deck that was reached', async () => {
  await screen.open({ credits: 1, keepsakes: [{ item: 0, value: 3 }] });
  await screen.ready('START MISSION - 1 Credit');
  await expect.element(page.getByRole('radio', { name: 'Level 4, not reached yet' })).toBeDisabled();
  await page.getByRole('radio', { name: 'Salt Deck' }).click();
  await expect.element(page.getByText('Practice starts on: Salt Deck')).toBeVisible();
  await button('Practice - Free').click();
  await screen.untilPlaying();
  expect(screen.state()).toMatchObject({ level: 3, phase: 'playing' });
});

test('a cleared deck: its panel, on to the next one with 3-2-1, pause with Space, end', async () => {
  const memory = await screen.play({ credits: 1 });
  botPlays('good', ({ phase }) => phase === 'levelComplete');
  await screen.passUntilShown(heading('LEVEL 1 COMPLETE'));
  await expect.element(button('CONTINUE TO LEVEL 2')).toHaveFocus();
  screen.passUnseen();
  await userEvent.keyboard('{Enter}');
  await screen.passUntilShown(page.getByRole('timer'));
  expect(screen.state()).toMatchObject({ level: 2, phase: 'arriving', items: [] });
  await screen.shows('0/–', 'The cargo arrives when the clock starts');
  await screen.untilPlaying();
  expect(screen.state()).toMatchObject({ level: 2, phase: 'playing' });
  await screen.shows(`0/${screen.state().levelItems}`);

  await userEvent.keyboard(' ');
  await expect.element(heading('MISSION PAUSED')).toBeVisible();
  screen.passUnseen();
  await userEvent.keyboard(' ');
  await screen.untilPlaying();
  await userEvent.keyboard(' ');
  await button('End run').click();
  await button('End the run').click();
  await screen.passUntilShown(heading('RUN ENDED'));
  await openDetails();
  const collected = Object.values(screen.state().collected).filter((count) => count > 0).length;
  expect(page.getByRole('list').last().getByRole('listitem').elements()).toHaveLength(collected);
  expect(memory.submitted[0]?.outcome).toMatchObject({ reason: 'quit', stats: { level: 2 } });
});

test('the last deck cleared is a victory, with the way on', async () => {
  const { ranked } = (await screen.open({ credits: 2 })).getHost();
  // No log leads to this state, so nothing is handed in.
  const submitting = vi.spyOn(ranked as HostedRuns, 'submit').mockReturnValue(() => undefined);
  await screen.start();
  const state = screen.state();
  while (state.level < LEVELS) {
    state.phase = 'levelComplete';
    window.__game?.command({ type: 'continue' });
    screen.step(1);
  }
  await screen.untilPlaying();
  // The last piece is in the hands of who stands where it is to be delivered.
  state.player.cargo = state.items.splice(0, 1);
  state.items = [];
  state.levelDelivered = state.levelItems - 1;
  screen.step(1);
  await screen.passUntilShown(heading('VICTORY'));
  await expect.element(page.getByText('All seven decks are cleared.').first()).toBeVisible();
  await expect.element(button('PLAY AGAIN - 1 Credit')).toBeVisible();
  expect(submitting).toHaveBeenCalledOnce();
});

test('when the lamps go out the time is up', async () => {
  const { ranked } = (await screen.open({ credits: 1 })).getHost();
  // No log leads to this state, so nothing is handed in.
  vi.spyOn(ranked as HostedRuns, 'submit').mockReturnValue(() => undefined);
  await screen.start();
  await screen.untilPlaying();
  Object.assign(screen.state(), { ticksLeft: 31 * 60, drones: [] });
  screen.step(1);
  await expect.element(page.getByText('0:31', { exact: true })).not.toHaveAttribute('data-red');
  screen.step(60);
  await expect.element(page.getByText('0:30', { exact: true })).toHaveAttribute('data-red', 'true');
  screen.step(30 * 60);
  await screen.passUntilShown(heading('TIME UP'));
  await expect.element(page.getByText('Nothing was picked up.')).toBeInTheDocument();
});

test('who stays on the station after coming back is told to leave', async () => {
  await screen.play({ credits: 1 });
  Object.assign(screen.state(), { hasLeft: true });
  // The first prompt is over then.
  screen.step(480 - screen.state().tick);
  await expect.element(page.getByText('Leave the station: drones come in.')).toBeVisible();
});

test('pictures that do not load are named, a crash says what went wrong, and Try Again brings the menu back', async () => {
  vi.spyOn(view, 'load').mockImplementationOnce(() => loadPictures({ hull: '/no-such-sheet.webp' }));
  const painting = vi.spyOn(CanvasRenderingContext2D.prototype, 'createRadialGradient').mockImplementation(() => {
    throw new Error('out of paint');
  });
  onTestFinished(() => painting.mockRestore());
  await screen.open({ credits: 1 });
  await expect.element(heading('Game Error')).toBeVisible();
  await expect.element(page.getByRole('alert').getByText('Error loading cargo assets: hull')).toBeVisible();
  await button('Try Again').click();
  await expect.element(page.getByRole('alert').getByText('Game failed to load: out of paint')).toBeVisible();
  painting.mockRestore();
  await button('Try Again').click();
  await screen.ready('START MISSION - 1 Credit');
});

test('without credits the card says what is missing', async () => {
  await screen.open({ credits: 0 });
  await expect.element(heading('Insufficient Credits')).toBeVisible();
});

test('an open mission goes on where it was left', async () => {
  const left = botPlayer(cargoRunner)('good', SEED, { until: ({ tick }) => tick === 3000 });
  const { score } = left.state;
  expect(score).toBeGreaterThan(0);
  await screen.resume(left, { credits: 0 });
  await expect.poll(() => screen.state().tick).toBe(3000);
  expect(screen.state().score).toBe(score);
  await screen.untilPlaying();
});
