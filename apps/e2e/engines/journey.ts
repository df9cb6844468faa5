import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setInterval } from 'node:timers/promises';
import type { StreamedRun } from '@star-seekers/api/testing';
import { TICKS_PER_SECOND } from '@star-seekers/sim';
import type { Hub } from '../support/hub.ts';
import type { EnginePage } from './engine-page.ts';

/** The games and their start buttons. */
const GAMES = [
  { id: 1, start: /^Start - / },
  { id: 2, start: /^Start - / },
  { id: 3, start: /^Start Game - / },
  { id: 4, start: /^Start Challenge - / },
  { id: 5, start: /^Start Playing - / },
  { id: 6, start: /^START MISSION/ },
] as const;

/** The run of this game is ended and submitted. */
const RANKED_GAME = 2;

/** Simulated ticks to play of each game. */
const PLAYED_TICKS = 5 * TICKS_PER_SECOND;

export interface JourneyOptions {
  readonly hub: Pick<Hub, 'url' | 'clientSeed' | 'streamed'>;
  /** An unused name. */
  readonly username: string;
  /** Folder for the screenshots. */
  readonly folder: string;
}

/**
 * A short visit of the hub: opens the landing page, signs up, rolls the dice and checks the roll, plays each game, reads a board, changes the language.
 * @param page of a browser with an empty profile
 * @returns what became of its ranked run; a browser that paints in software may be too slow for the hub's clock
 * @throws {Error} when an expected element does not appear
 */
export async function runJourney(page: EnginePage, { hub, username, folder }: JourneyOptions): Promise<string> {
  mkdirSync(folder, { recursive: true });
  let counts = false;
  const open = async (path: string) => page.goto(hub.url + path);
  const saveScreenshot = async (name: string) => {
    await page.evaluate(untilPainted);
    writeFileSync(join(folder, `${name}.png`), await page.screenshot());
  };
  try {
    await open('/robots.txt');
    await page.evaluate(() => localStorage.setItem('star-seekers:settings', JSON.stringify({ showIntroVideo: false })));

    await open('/');
    await see(page, 'h1', /^Star Seekers$/);
    await saveScreenshot('landing');
    await signUp(page, username);
    await saveScreenshot('dashboard');

    await open('/dice-of-iris');
    await rollSix(page, hub, username);
    await saveScreenshot('dice');

    for (const { id, start } of GAMES) {
      await open(`/game${id}`);
      await press(page, 'button', start);
      await untilStreamed(hub, username, ({ gameId, ticks }) => gameId === id && ticks >= PLAYED_TICKS);
      assert.ok(await page.evaluate(isPaintedByWebGl), `game ${id} is painted by WebGL`);
      await saveScreenshot(`game-${id}`);
      if (id !== RANKED_GAME) continue;
      // A run without a command has not been played.
      await page.type('w');
      await untilStreamed(hub, username, ({ commands }) => commands > 0);
      counts = await endRun(page);
    }

    if (counts) {
      await open(`/leaderboard?tab=games&game=${RANKED_GAME}`);
      await see(page, '[role=row]', new RegExp(`${username}.*YOU`));
      await saveScreenshot('board');
    } else {
      await open('/runs');
      await see(page, 'main *', /^It fell behind the hub's clock/);
      await saveScreenshot('runs');
    }

    await open('/settings');
    await see(page, 'h1', /^Settings Command Center$/);
    await saveScreenshot('settings');
    await page.evaluate(() => document.querySelector<HTMLElement>('footer select')?.focus());
    // A single letter: on a slow machine a list resets its search between two letters.
    await page.type('D');
    await see(page, 'h1', /^Kommandozentrale$/);
    await saveScreenshot('german');
    return counts ? 'stands on its board' : "fell behind the hub's clock";
  } catch (error) {
    await saveScreenshot('failed');
    throw error;
  }
}

async function signUp(page: EnginePage, username: string): Promise<void> {
  await press(page, 'button', /^Enter Hub/);
  await press(page, '[role=tab]', /^Sign Up$/);
  await fillIn(page, /^Username/, username);
  await fillIn(page, /^Email/, `${username}@example.com`);
  await fillIn(page, /^Password/, 'orbit-of-seven');
  await press(page, 'button', /^Create Account$/);
  await see(page, 'h1', new RegExp(`^Welcome, ${username}`));
}

/** Rolls a six, which pays for every game, by a client seed that gives it; then recalculates it in the page. */
async function rollSix(page: EnginePage, hub: Pick<Hub, 'clientSeed'>, username: string): Promise<void> {
  await see(page, 'code', /^[0-9a-f]{64}$/);
  await press(page, 'input', /^Your part/);
  await page.evaluate(() => document.querySelector<HTMLInputElement>('input:focus')?.select());
  await page.type(await hub.clientSeed(username, 6));
  await press(page, 'button', /^Roll the dice$/);
  await see(page, 'main *', /^\+6 credits$/);
  await see(page, 'main *', /^All collected$/);
  await see(page, '[data-credits-badge]', /6$/);
  await press(page, 'button', /^Show the secret$/);
  await see(page, 'main *', /^Rolls with this secret: 0 of 30/);
  await press(page, 'button', /^Check my rolls$/);
  await see(page, 'main *', /^Every roll with a shown secret matches\.$/);
}

/** Waits until the hub has seen so much of the player's latest run. */
async function untilStreamed(
  hub: Pick<Hub, 'streamed'>,
  username: string,
  isEnough: (run: StreamedRun) => boolean,
): Promise<void> {
  for await (const _ of setInterval(100)) {
    const run = await hub.streamed(username);
    if (run && isEnough(run)) return;
  }
}

/** Ends the run. @returns whether its score counts */
async function endRun(page: EnginePage): Promise<boolean> {
  await press(page, 'button', /^Pause$/);
  await press(page, 'button', /^End run$/);
  await press(page, 'button', /^End the run$/);
  await see(page, 'h2', /^Run ended$/);
  return (await see(page, 'main *', /^This run (?:counts|does not count)$/)) === 'This run counts';
}

/** Runs in the page: waits for fonts and for visible images. Images out of view may never load. */
async function untilPainted(): Promise<void> {
  await document.fonts.ready;
  const { promise, resolve } = Promise.withResolvers<IntersectionObserverEntry[]>();
  const observer = new IntersectionObserver(resolve);
  for (const image of document.images) observer.observe(image);
  const entries = document.images.length > 0 ? await promise : [];
  observer.disconnect();
  const seen = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target as HTMLImageElement);
  await Promise.allSettled(seen.map(async (image) => image.decode()));
}

/** Runs in the page. */
function isPaintedByWebGl(): boolean {
  return [...document.querySelectorAll('canvas')].some((canvas) => canvas.getContext('2d') === null);
}

/** Long enough for software rendering on a busy machine. */
const PATIENCE_MS = 120_000;

/**
 * Waits until an element is visible.
 * @param css its selector
 * @param name matches its label or text
 * @returns its text
 * @throws {Error} when it does not appear in time
 */
async function see(page: EnginePage, css: string, name = /./): Promise<string> {
  const { text } = await page.evaluate(findElement, css, name.source, 'shown', PATIENCE_MS);
  return text;
}

/** Clicks on an element as soon as it is enabled, at rest and uncovered. */
async function press(page: EnginePage, css: string, name = /./): Promise<void> {
  const { x, y } = await page.evaluate(findElement, css, name.source, 'pressable', PATIENCE_MS);
  await page.clickAt(x, y);
}

/** Types into a field of a form. */
async function fillIn(page: EnginePage, label: RegExp, text: string): Promise<void> {
  await press(page, 'input', label);
  await page.type(text);
}

/** Runs in the page. */
async function findElement(css: string, name: string, wanted: 'shown' | 'pressable', patienceMs: number) {
  const nameOf = (element: HTMLElement) => {
    const [label] = element instanceof HTMLInputElement ? (element.labels ?? []) : [];
    return (element.getAttribute('aria-label') ?? (label ?? element).textContent).trim();
  };
  const until = performance.now() + patienceMs;
  while (performance.now() < until) {
    const element = [...document.querySelectorAll<HTMLElement>(css)].find(
      (candidate) =>
        candidate.checkVisibility({ visibilityProperty: true }) &&
        !candidate.matches(':disabled, [aria-disabled=true]') &&
        new RegExp(name, 'u').test(nameOf(candidate)),
    );
    const before = element?.getBoundingClientRect();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    if (!element || !before) continue;
    const { left, top, width, height } = element.getBoundingClientRect();
    const found = { text: nameOf(element), x: left + width / 2, y: top + height / 2 };
    if (wanted === 'shown') return found;
    const still = left === before.left && top === before.top;
    if (still && element.contains(document.elementFromPoint(found.x, found.y))) return found;
    if (still) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  }
  throw new Error(`${location.pathname} has no ${wanted} ${css} with the name ${name}`);
}
