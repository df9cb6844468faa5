import type { Run, SimState } from '@star-seekers/sim';
import type { ComponentType } from 'react';
import { afterEach, expect, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Game } from '../../game.ts';
import { type OwnTime, holdTime } from '@star-seekers/stage/testing/own-time.ts';
import { UNSEEN_MS } from '@star-seekers/stage/screen/new-presses.ts';
import { paintNothing } from '@star-seekers/stage/testing/paint-nothing.ts';
import type { GameScreenProps } from '../game-host.ts';
import { LocalHost, type LocalHostOptions } from '../local-host.ts';
import { ScreenHarness } from './screen-harness.tsx';

export const button = (name: string | RegExp): Locator => page.getByRole('button', { name });
export const heading = (name: string | RegExp): Locator => page.getByRole('heading', { name });

/** Unfolds what a result does not show at once. */
export async function openDetails(): Promise<void> {
  await page.getByText('Details', { exact: true }).click();
}

export interface ScreenTestOptions {
  readonly seed?: number;
  /** On the button that starts a run. */
  readonly start?: string | RegExp;
  /** What a player presses on it. */
  readonly startKey?: string;
}

type LeftRun = Pick<Run<SimState, unknown, unknown>, 'setup' | 'log'>;

export interface ScreenTest<State> {
  /** Shows the screen. Time is real until {@link ready}. */
  open(options?: LocalHostOptions): Promise<LocalHost>;
  /** Shows the screen to a player who left a run. */
  openLeft(run: LeftRun, options?: LocalHostOptions): Promise<LocalHost>;
  /** Shows the screen to a player who left a run, and resumes it. */
  resume(run: LeftRun, options?: LocalHostOptions): Promise<LocalHost>;
  /** Starts a run by a key, for the menu has the focus on its button. */
  start(): Promise<void>;
  /** Shows the screen and starts a run. */
  play(options?: LocalHostOptions): Promise<LocalHost>;
  /** Waits until the button of that name can be pressed, because the game is loaded; from then on time passes with {@link pass}. */
  ready(name: string | RegExp): Promise<void>;
  /** Lets the moment pass in which a panel that has appeared takes no key. */
  passUnseen(): void;
  /** Lets time pass on the page: the 3-2-1, ticks, counters. */
  pass(ms: number): void;
  /** Simulates so many ticks at once. */
  step(ticks: number): void;
  /** Waits until all these texts are in sight. */
  shows(...texts: readonly string[]): Promise<void>;
  /** Lets time pass until something has come true. */
  passUntil(condition: () => boolean): Promise<void>;
  /** Lets time pass until the page shows what is looked for. */
  passUntilShown(locator: Locator): Promise<void>;
  /** Lets time pass until the run ticks: a start on its way and the 3-2-1 are over. */
  untilPlaying(): Promise<void>;
  state(): State;
}

/** Sets a file up for tests of one game's screen; whatever it writes to the console as an error fails a test. */
export function testScreen<State extends SimState>(
  Screen: ComponentType<GameScreenProps>,
  { sim, dealer }: Pick<Game<State, unknown, unknown>, 'sim' | 'dealer'>,
  { seed = 1, start = 'Start - 1 Credit', startKey = '{Enter}' }: ScreenTestOptions = {},
): ScreenTest<State> {
  paintNothing();
  const consoleErrors = vi.spyOn(console, 'error');
  afterEach(() => expect(consoleErrors).not.toHaveBeenCalled());
  let time: OwnTime;
  const state = () => window.__game?.state() as State;
  const passUntil = async (condition: () => boolean) => {
    // Not `expect.poll`, which collects the stack of an error at every look. Manual time needs no waiting.
    await vi.waitUntil(
      () => {
        if (!condition()) time.pass(80);
        return condition();
      },
      { timeout: 60_000, interval: 1 },
    );
  };
  const screen: ScreenTest<State> = {
    async open(options) {
      const memory = new LocalHost(sim, { seed, dealer, ...options });
      await render(<ScreenHarness Screen={Screen} memory={memory} />);
      return memory;
    },
    openLeft: async ({ setup, log }, options) =>
      screen.open({ seed: setup.seed, open: { startedAt: Date.now() - 60_000, log }, ...options }),
    async resume(run, options) {
      const memory = await screen.openLeft(run, options);
      await expect.element(heading('Your run is waiting')).toBeVisible();
      await screen.ready('Resume');
      await button('Resume').click();
      return memory;
    },
    async start() {
      await screen.ready(start);
      screen.passUnseen();
      await userEvent.keyboard(startKey);
      await screen.untilPlaying();
    },
    async play(options) {
      const memory = await screen.open(options);
      await screen.start();
      return memory;
    },
    async ready(name) {
      await expect.element(button(name)).not.toHaveAttribute('aria-busy');
      time = holdTime();
    },
    passUnseen: () => time.pass(UNSEEN_MS),
    pass: (ms) => time.pass(ms),
    step: (ticks) => window.__game?.step(ticks),
    async shows(...texts) {
      for (const text of texts) await expect.element(page.getByText(text, { exact: true })).toBeVisible();
    },
    passUntil,
    passUntilShown: async (locator) => passUntil(() => locator.query() !== null),
    async untilPlaying() {
      let from: number | undefined;
      await passUntil(() => {
        // A view that is mounted anew, as when a phone is turned, has no state until it is there.
        const tick = window.__game?.state().tick;
        from ??= tick;
        return tick !== undefined && from !== undefined && tick > from;
      });
    },
    state,
  };
  return screen;
}
