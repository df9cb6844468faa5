import { setMuted, updateAudioSettings, useAudioSettings } from '@star-seekers/audio';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Screen } from '../space-snake/Screen.tsx';
import { spaceSnake } from '../space-snake/game.ts';
import { button, heading, testScreen } from './testing/screen-test.tsx';

beforeEach(() => page.viewport(1280, 800));

const screen = testScreen(Screen, spaceSnake);

describe('who leaves a ranked run', () => {
  test('may resume it later, and keeps playing unless they choose', async () => {
    const memory = await screen.play();
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect.element(button('Keep playing')).toHaveFocus();
    const { tick } = screen.state();
    await button('Leave, resume later').click();
    expect(memory.visited).toEqual(['leave']);
    expect(memory.submitted).toEqual([]);
    expect(memory.pauses.at(-1)).toBe(tick);
  });

  test('for another screen of the hub reaches it, with the run left open', async () => {
    const memory = await screen.play();
    memory.goElsewhere();
    await button('Leave, resume later').click();
    expect(memory.visited).toEqual(['openNext']);
    expect(memory.submitted).toEqual([]);
  });
});

test('on an upright phone a run has the screen to itself, and its pause leads away', async () => {
  await page.viewport(360, 780);
  const memory = await screen.play();
  await expect.element(page.getByRole('link', { name: 'Dashboard' })).not.toBeInTheDocument();
  await userEvent.keyboard(' ');
  await button('Leave, resume later').click();
  expect(memory.visited).toEqual(['leave']);
});

test('a pause has the volumes and the mute of the settings, and tells the controls', async () => {
  onTestFinished(() => {
    setMuted(false);
  });
  updateAudioSettings({ musicVolume: 40 });
  await screen.play();
  await userEvent.keyboard(' ');
  await expect.element(heading('Paused')).toBeVisible();
  await expect.element(page.getByRole('slider', { name: 'Music' })).toHaveValue('40');
  await expect.element(page.getByText('Arrow keys or WASD steer.', { exact: false })).toBeVisible();
  await button('Mute all').click();
  expect(useAudioSettings.getState().muteAll).toBe(true);
  await expect.element(button('Mute all')).toHaveAttribute('aria-pressed', 'true');
});

test('the controls name the letters that this keyboard has in the places of WASD (G 7)', async () => {
  const azerty = new Map([
    ['KeyW', 'z'],
    ['KeyA', 'q'],
    ['KeyS', 's'],
    ['KeyD', 'd'],
  ]);
  Object.defineProperty(navigator, 'keyboard', { configurable: true, value: { getLayoutMap: async () => azerty } });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'keyboard'));
  await screen.play();
  await userEvent.keyboard(' ');
  await expect.element(page.getByText('Arrow keys or ZQSD steer.', { exact: false })).toBeVisible();
});
