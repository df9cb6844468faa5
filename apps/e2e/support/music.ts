import type { Page } from 'playwright/test';
import { expect } from './expect.ts';
import { audioOutput } from './audio-output.ts';

export const player = (page: Page) => page.getByRole('region', { name: 'Music player' });
export const button = (page: Page, name: string | RegExp) => player(page).getByRole('button', { name });
export const seekBar = (page: Page) => player(page).getByRole('slider', { name: 'Position in the track' });
export const tracksHeard = async (page: Page) => (await audioOutput(page)).tracks;

/** Moves the mouse: the first input loads the music player. */
export async function loadPlayer(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toBeVisible();
  await page.mouse.move(200, 200);
  await page.mouse.move(210, 210);
  await expect(player(page)).toBeVisible();
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

/** Controls that overlap the player at the end of the page, where it must not even cover the last link. */
export async function coveredBy(page: Page): Promise<string[]> {
  return player(page).evaluate((widget) => {
    scrollTo(0, document.documentElement.scrollHeight);
    const own = widget.getBoundingClientRect();
    // What is scrolled under the header is covered by it, also without the widget.
    const header = document.querySelector('header');
    const { bottom: end = 0 } = header?.getBoundingClientRect() ?? {};
    const others = [...document.querySelectorAll('a, button, input, select, [role="application"]')];
    return others
      .filter((element) => !widget.contains(element))
      .filter((element) => header?.contains(element) || element.getBoundingClientRect().top >= end)
      .filter((element) => {
        const box = element.getBoundingClientRect();
        const apart = box.right <= own.left || box.left >= own.right || box.bottom <= own.top || box.top >= own.bottom;
        return !apart && box.width > 0 && element.checkVisibility();
      })
      .map((element) => element.outerHTML.slice(0, 120));
  });
}
