import type { GameSim, SimState } from '@star-seekers/sim';
import type { ComponentType } from 'react';
import { afterEach, beforeAll, expect, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type OwnTime, holdTime } from '../../stage/testing/own-time.ts';
import { paintNothing } from '../../stage/testing/paint-nothing.ts';
import type { GameScreenProps } from '../game-host.ts';
import { MemoryHost, type MemoryHostOptions } from './memory-host.ts';
import { ScreenHarness } from './screen-harness.tsx';

export const button = (name: string | RegExp): Locator => page.getByRole('button', { name });
export const heading = (name: string | RegExp): Locator => page.getByRole('heading', { name });

export interface ScreenTest<State> {
  /** Shows the screen. Time is real until {@link ready}. */
  open(options?: MemoryHostOptions): Promise<MemoryHost>;
  /** Waits until the button of that name can be pressed, because the game is loaded; from then on time passes with {@link pass}. */
  ready(name: string | RegExp): Promise<void>;
  /** Lets time pass on the page: the 3-2-1, ticks, counters. */
  pass(ms: number): void;
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
  sim: GameSim<State>,
  defaults: () => MemoryHostOptions = () => ({}),
): ScreenTest<State> {
  beforeAll(paintNothing);
  const consoleErrors = vi.spyOn(console, 'error');
  afterEach(() => expect(consoleErrors).not.toHaveBeenCalled());
  let time: OwnTime;
  const state = () => window.__game?.state() as State;
  const passUntil = async (condition: () => boolean) => {
    await expect
      .poll(
        () => {
          if (!condition()) time.pass(80);
          return condition();
        },
        // Time that is the test's own is waited for by nobody.
        { interval: 1 },
      )
      .toBe(true);
  };
  return {
    async open(options) {
      const memory = new MemoryHost(sim, { ...defaults(), ...options });
      await render(<ScreenHarness Screen={Screen} memory={memory} />);
      return memory;
    },
    async ready(name) {
      await expect.element(button(name)).not.toHaveAttribute('aria-busy');
      time = holdTime();
    },
    pass: (ms) => time.pass(ms),
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
}
