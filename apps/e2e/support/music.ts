import type { Page } from 'playwright/test';
import { expect } from './expect.ts';
import { audioOutput } from './audio-output.ts';

export const player = (page: Page) => page.getByRole('region', { name: 'Music player' });
export const button = (page: Page, name: string | RegExp) => player(page).getByRole('button', { name });
export const seekBar = (page: Page) => player(page).getByRole('slider', { name: 'Position in the track' });
export const tracksHeard = async (page: Page) => (await audioOutput(page)).tracks;

/** Moves the mouse: the first input loads the music player. */
export async function loadPlayer(page: Page): Promise<void> {
  await moveMouse(page);
  await expect(player(page)).toBeVisible();
}

export async function moveMouse(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toBeVisible();
  await page.mouse.move(200, 200);
  await page.mouse.move(210, 210);
}

export async function openPlayer(page: Page): Promise<void> {
  await button(page, /^Open the music player/).click();
}

/** Waits until exactly one track plays, at its full volume. */
export async function expectHeard(page: Page, track: string, gain = 0.45): Promise<void> {
  await expect(button(page, new RegExp(`music player: ${track}$`))).toBeVisible();
  await expect.poll(async () => tracksHeard(page)).toBe(1);
  await expect.poll(async () => (await audioOutput(page)).gain).toBeCloseTo(gain, 2);
}
