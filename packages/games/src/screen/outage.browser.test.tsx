import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Screen } from '../space-snake/Screen.tsx';
import { spaceSnake } from '../space-snake/game.ts';
import { button, heading, testScreen } from './testing/screen-test.tsx';

beforeEach(() => page.viewport(1280, 800));

const screen = testScreen(Screen, spaceSnake);

const stopped = heading('The hub does not answer');
const sign = page.getByText('The hub is silent. The run stops soon.');

test('a run that the hub does not see says so, stops, and goes on by itself for whoever waits', async () => {
  const host = await screen.play();
  host.change({}, { stream: 'late' });
  await expect.element(sign).toBeVisible();
  host.change({}, { stream: 'silent' });
  await expect.element(stopped).toBeVisible();
  await expect.element(button('Wait')).toHaveFocus();
  const { tick } = screen.state();
  screen.passUnseen();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Waiting for the hub…')).toHaveFocus();
  screen.pass(5000);
  expect(screen.state().tick).toBe(tick);
  host.change({}, { stream: 'seen' });
  await expect.element(page.getByRole('timer')).toBeVisible();
  // Nothing runs yet that could stop.
  host.change({}, { stream: 'late' });
  await expect.element(page.getByText('Waiting for the hub…')).toBeVisible();
  host.change({}, { stream: 'seen' });
  await screen.untilPlaying();
  await expect.element(sign).not.toBeInTheDocument();
});

test('who has not answered yet finds a paused run when the hub is back', async () => {
  const host = await screen.play();
  host.change({}, { stream: 'silent' });
  await expect.element(stopped).toBeVisible();
  host.change({}, { stream: 'seen' });
  await expect.element(heading('Paused')).toBeVisible();
});

test('the run can be left meanwhile, and a run that is resumed into the outage stops again', async () => {
  const host = await screen.play();
  host.change({}, { stream: 'silent' });
  await expect.element(stopped).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await button('Keep playing').click();
  await expect.element(stopped).toBeVisible();
  screen.passUnseen();
  await button('Leave, resume later').click();
  expect(host.visited).toEqual(['leave']);
});

test('a run that is closed on the hub ends with what was reached', async () => {
  const host = await screen.play();
  host.change({}, { stream: 'refused' });
  await expect.poll(() => host.submitted.length).toBe(1);
});
