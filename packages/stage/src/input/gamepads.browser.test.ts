import { type MockInstance, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { headingOf } from '../testing/drift-sim.ts';
import { headingIn, renderPlaying } from '../testing/render-stage.tsx';
import { expectQuietConsole } from '../testing/scene-test.ts';
import { lastDevice } from './last-device.ts';
import { paintNothing } from '../testing/paint-nothing.ts';

paintNothing();

expectQuietConsole();

let polls: MockInstance;
const pad = { connected: true, buttons: [] as { pressed: boolean }[], axes: [0, 0] };

beforeEach(() => {
  pad.buttons = Array.from({ length: 17 }, () => ({ pressed: false }));
  pad.axes = [0, 0];
  polls = vi.spyOn(navigator, 'getGamepads').mockReturnValue([null, pad as unknown as Gamepad]);
});

function hold(button: number, pressed = true): void {
  pad.buttons[button] = { pressed };
}

test.each([
  [14, -1],
  [15, 1],
])('button %d of the D-pad steers until it is let go', async (button, heading) => {
  const { controller } = await renderPlaying();
  hold(button);
  await expect.poll(headingIn(controller)).toBe(heading);
  hold(button, false);
  await expect.poll(headingIn(controller)).toBe(0);
  expect(controller.log.commands).toHaveLength(2);
});

test('the stick has a dead zone, and does not flutter at its edge', async () => {
  const { controller } = await renderPlaying();
  const settle = async () => {
    const { tick } = controller.state;
    await expect.poll(() => controller.state.tick).toBeGreaterThan(tick + 2);
  };
  for (const [position, heading] of [
    [0.5, 0],
    [0.6, 1],
    [0.5, 1],
    [0.4, 1],
    [0.3, 0],
    [-1, -1],
    [1, 1],
    [0, 0],
  ] as const) {
    pad.axes = [position, 0];
    await settle();
    expect([position, headingOf(controller.state)]).toEqual([position, heading]);
  }
});

test('Start pauses once, however long it is held', async () => {
  const { controller } = await renderPlaying();
  const phases: string[] = [];
  controller.subscribe(() => phases.push(controller.getSnapshot().phase));
  hold(9);
  await expect.poll(() => phases).toEqual(['paused']);
  hold(9, false);
  await nextPoll();
  hold(9);
  await expect.poll(() => phases).toEqual(['paused', 'countdown']);
});

test('work a panel that has the focus while the run rests', async () => {
  const { controller, screen } = await renderPlaying();
  controller.pause();
  const [resume, end] = ['Resume', 'End'].map((name) => screen.getByRole('button', { name }).element());
  const tap = async (button: number) => {
    hold(button);
    await nextPoll();
    hold(button, false);
    await nextPoll();
  };
  const keys: string[] = [];
  resume?.addEventListener('keydown', (event) => keys.push((event as KeyboardEvent).key));
  (resume as HTMLElement).focus();
  const focused: (Element | null)[] = [];
  for (const button of [13, 13, 12, 14, 15, 12]) {
    await tap(button);
    focused.push(document.activeElement);
  }
  expect(focused).toEqual([end, resume, end, resume, end, resume]);
  await tap(1);
  expect(keys).toEqual(['Escape']);
  expect(controller.getSnapshot().phase).toBe('paused');
  await tap(0);
  expect(controller.getSnapshot().phase).toBe('playing');
  expect(controller.log.commands).toEqual([]);
});

test('are the device that hints name, until a key is pressed', async () => {
  const unsubscribe = lastDevice.subscribe(() => {});
  const { controller } = await renderPlaying();
  await userEvent.keyboard('{Shift}');
  expect(lastDevice.get()).toBe('keyboard');
  hold(15);
  await expect.poll(() => lastDevice.get()).toBe('gamepad');
  await userEvent.keyboard('{Shift}');
  expect(lastDevice.get()).toBe('keyboard');
  expect(controller.getSnapshot().phase).toBe('playing');
  unsubscribe();
});

/** Lets the stage look at the pads. */
async function nextPoll(): Promise<void> {
  const { calls } = polls.mock;
  const { length } = calls;
  await expect.poll(() => calls.length, { interval: 5 }).toBeGreaterThan(length + 1);
}
