import { StrictMode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { catalog } from '../catalog.ts';
import { type AnyGame, games } from '../games.ts';
import type { GameScreenProps } from './game-host.ts';
import { button, testScreen } from './testing/screen-test.tsx';

/** Everything that plays, pauses, presses a button or closes a panel. */
const KEYS = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'w', 'a', 's', 'd', '1', ' ', 'Enter'];
const PAUSE_KEYS = ['p', 'Escape'];
const PAD_BUTTONS = [0, 1, 9, 12, 13, 14, 15];

const down = (keys: readonly string[]) => keys.map((key) => `{${key}>}`).join('');
const up = (keys: readonly string[]) => keys.map((key) => `{/${key}}`).join('');

const loaded = await Promise.all(catalog.map(async (entry) => ({ ...(await entry.load()), ...entry })));

describe.each(loaded)('$slug', ({ id, Screen }) => {
  /** Mounts and renders everything twice, here alone: what an effect does not take back shows in the run that follows. */
  const Twice = (props: GameScreenProps) => (
    <StrictMode>
      <Screen {...props} />
    </StrictMode>
  );
  const screen = testScreen(Twice, games.get(id) as AnyGame, { start: /1 Credit$/ });

  test('Escape and P pause, wherever the focus is, and go on; nothing that is held or hammered through the end of the run buys another one or leaves its result', async () => {
    const pad = { connected: true, buttons: Array.from({ length: 17 }, () => ({ pressed: false })), axes: [0, 0] };
    vi.spyOn(navigator, 'getGamepads').mockReturnValue([pad as unknown as Gamepad]);
    const hold = (pressed: boolean) => {
      for (const index of PAD_BUTTONS) pad.buttons[index] = { pressed };
      screen.pass(80);
    };
    const memory = await screen.play({ credits: 2 });
    await screen.passUntil(() => games.get(id)?.sim.pausable?.(screen.state()) !== false);
    for (const key of ['{Escape}', 'p']) {
      (document.activeElement as HTMLElement).blur();
      await userEvent.keyboard(key);
      await screen.passUntilShown(button('Resume'));
      await expect.element(button('Resume')).toHaveFocus();
      screen.passUnseen();
      await userEvent.keyboard(key);
      await screen.untilPlaying();
    }
    await screen.passUntil(() => {
      screen.step(600);
      return screen.state().ended !== null;
    });
    await userEvent.keyboard(down(KEYS) + down(PAUSE_KEYS));
    hold(true);
    await screen.passUntil(() => document.querySelector('[data-overlay]') !== null);
    const result = document.querySelector('[data-overlay] > *');
    const stays = () => {
      expect(memory.visited).toEqual([]);
      expect(memory.getHost().credits).toBe(1);
      expect(result?.isConnected).toBe(true);
      expect(document.activeElement).toBe(result);
    };
    await userEvent.keyboard(down(KEYS) + down(PAUSE_KEYS));
    stays();
    // Whoever plays by a mouse may be pressing what a button covers now.
    for (const acting of result?.querySelectorAll('button, a') ?? []) {
      acting.dispatchEvent(new MouseEvent('click', { detail: 1, bubbles: true, cancelable: true }));
    }
    stays();
    for (const ms of [0, 500]) {
      screen.pass(ms);
      await userEvent.keyboard(down(PAUSE_KEYS) + down([' ', 'Enter']));
      await userEvent.keyboard(up(KEYS) + up(PAUSE_KEYS));
      hold(false);
      pad.buttons[0] = { pressed: true };
      screen.pass(80);
      hold(false);
      stays();
    }
  });
});
