import { type RefObject, StrictMode, createRef } from 'react';
import { type MockInstance, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type RenderResult, render } from 'vitest-browser-react';
import { cdp, userEvent } from 'vitest/browser';
import { type ActionSink, DEFAULT_STAGE_SETTINGS, GameStage, type KeyMap, RunController, lastDevice } from './index.ts';
import { type DriftCommand, type DriftEvent, type DriftState, drift, headingOf } from './testing/drift-sim.ts';
import { createDriftView } from './testing/drift-view.ts';
import { countLiveContexts, startCensus, takeCensus } from './testing/page-census.ts';

type Controller = RunController<DriftState, DriftCommand, DriftEvent>;

const view = createDriftView();

interface StageUnderTest {
  readonly controller: Controller;
  readonly stage: HTMLElement;
  readonly actions: RefObject<ActionSink | null>;
  readonly screen: RenderResult;
}

/** A stage that is ready, with a panel of two buttons beside it. */
async function renderStage({ keyMap }: { keyMap?: KeyMap } = {}): Promise<StageUnderTest> {
  const controller = new RunController(drift, { seed: 1 });
  const actions = createRef<ActionSink>();
  const { promise: ready, resolve, reject } = Promise.withResolvers<void>();
  const screen = await render(
    <StrictMode>
      <div style={{ position: 'absolute', insetBlockStart: 0, insetInlineStart: 0, width: 192, height: 128 }}>
        <GameStage
          ref={actions}
          view={view}
          controller={controller}
          settings={DEFAULT_STAGE_SETTINGS}
          {...(keyMap ? { keyMap } : {})}
          label="Drift"
          onReady={resolve}
          onError={reject}
        />
      </div>
      <section style={{ marginBlockStart: 140 }}>
        <button type="button" onClick={() => controller.play()}>
          Resume
        </button>
        <button type="button">End</button>
      </section>
    </StrictMode>,
  );
  await ready;
  const stage = screen.getByRole('application', { name: 'Drift' }).element() as HTMLElement;
  return { controller, stage, actions, screen };
}

async function renderPlaying(options?: { keyMap?: KeyMap }): Promise<StageUnderTest> {
  const stage = await renderStage(options);
  stage.controller.play();
  return stage;
}

function headingIn(controller: Controller): () => number {
  return () => headingOf(controller.state);
}

beforeAll(startCensus);

beforeEach(() => {
  for (const method of ['warn', 'error'] as const) {
    vi.spyOn(console, method).mockImplementation((...message: unknown[]) => expect.fail(message.join(' ')));
  }
  return () => vi.restoreAllMocks();
});

test('fifty mounts and unmounts under StrictMode leave nothing behind', async () => {
  const cycle = async () => {
    const { screen } = await renderPlaying();
    expect(document.querySelectorAll('canvas')).toHaveLength(1);
    await screen.unmount();
    screen.container.remove();
    await expect.poll(() => document.querySelectorAll('canvas').length).toBe(0);
  };
  await cycle();
  const before = takeCensus();
  for (let count = 0; count < 50; count++) await cycle();
  expect(takeCensus()).toEqual(before);
  expect(countLiveContexts()).toBeLessThanOrEqual(1);
});

test('takes the focus when the run goes on, and leaves it alone otherwise', async () => {
  const { controller, stage, screen } = await renderStage();
  const resume = screen.getByRole('button', { name: 'Resume' });
  await resume.click();
  expect(document.activeElement).toBe(stage);
  controller.pause();
  (resume.element() as HTMLElement).focus();
  expect(document.activeElement).toBe(resume.element());
  controller.play({ withCountdown: true });
  expect(document.activeElement).toBe(stage);
});

describe('keys', () => {
  test.each([
    ['{ArrowRight>}', 1, '{/ArrowRight}'],
    ['{d>}', 1, '{/d}'],
    ['{ArrowLeft>}', -1, '{/ArrowLeft}'],
    ['{a>}', -1, '{/a}'],
  ])('%s steers until it is let go', async (down, heading, up) => {
    const { controller } = await renderPlaying();
    await userEvent.keyboard(down);
    await expect.poll(headingIn(controller)).toBe(heading);
    await userEvent.keyboard(up);
    await expect.poll(headingIn(controller)).toBe(0);
  });

  test.each(['{Escape}', 'p', ' ', '{Enter}'])('%s pauses and goes on', async (key) => {
    const { controller } = await renderPlaying();
    await userEvent.keyboard(key);
    expect(controller.getSnapshot().phase).toBe('paused');
    await userEvent.keyboard(key);
    expect(controller.getSnapshot().phase).toBe('countdown');
  });

  test('a key that repeats is one command', async () => {
    const { controller, stage } = await renderPlaying();
    for (let count = 0; count < 5; count++) {
      stage.dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyD', repeat: count > 0, bubbles: true }));
    }
    await expect.poll(headingIn(controller)).toBe(1);
    expect(controller.log.commands).toHaveLength(1);
  });

  test('the keys that it uses do not scroll the page; the others are the page’s', async () => {
    const { stage } = await renderPlaying();
    const press = (init: KeyboardEventInit) =>
      stage.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true }));
    expect(press({ code: 'ArrowDown' })).toBe(false);
    expect(press({ code: 'Tab' })).toBe(true);
    expect(press({ code: 'KeyD', ctrlKey: true })).toBe(true);
  });

  test('a key that is held when the stage loses the focus is let go', async () => {
    const { controller, screen } = await renderPlaying();
    await userEvent.keyboard('{d>}');
    await expect.poll(headingIn(controller)).toBe(1);
    (screen.getByRole('button', { name: 'End' }).element() as HTMLElement).focus();
    await expect.poll(headingIn(controller)).toBe(0);
    await userEvent.keyboard('{/d}');
  });

  test('can be remapped', async () => {
    const { controller } = await renderPlaying({ keyMap: { KeyL: 'right' } });
    await userEvent.keyboard('{d>}{/d}{l>}');
    await expect.poll(headingIn(controller)).toBe(1);
    expect(controller.log.commands).toHaveLength(1);
    await userEvent.keyboard('{/l}');
  });

  test('reach a button of the page that has the focus, not the game', async () => {
    const { controller, screen } = await renderPlaying();
    (screen.getByRole('button', { name: 'End' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{d>}{/d}{Escape}');
    expect(controller.getSnapshot().phase).toBe('playing');
    expect(controller.log.commands).toEqual([]);
  });
});

describe('swipes', () => {
  /** Real input: a finger or the mouse that goes from the first point of the stage to the last, then leaves. */
  async function drag(stage: HTMLElement, points: readonly (readonly [x: number, y: number])[], device = 'touch') {
    const frame = window.frameElement?.getBoundingClientRect();
    const scale = frame ? frame.width / window.innerWidth : 1;
    const origin = stage.getBoundingClientRect();
    const places = points.map(([x, y]) => ({
      x: (frame?.left ?? 0) + (origin.left + x) * scale,
      y: (frame?.top ?? 0) + (origin.top + y) * scale,
    }));
    for (const [index, place] of places.entries()) {
      if (device === 'touch') {
        const type = index === 0 ? 'touchStart' : 'touchMove';
        await cdp().send('Input.dispatchTouchEvent', { type, touchPoints: [place] });
      } else {
        const type = index === 0 ? 'mousePressed' : 'mouseMoved';
        await cdp().send('Input.dispatchMouseEvent', { type, button: 'left', buttons: 1, clickCount: 1, ...place });
      }
    }
    if (device === 'touch') await cdp().send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    else await cdp().send('Input.dispatchMouseEvent', { type: 'mouseReleased', button: 'left', ...places.at(-1)! });
  }

  test.each(['touch', 'mouse'])(
    'of twenty pixels and more by %s are told, the next one without lifting',
    async (device) => {
      const { controller, stage } = await renderPlaying();
      const swipes: string[] = [];
      vi.spyOn(view.controls, 'swipe').mockImplementation((direction) => {
        swipes.push(direction);
        return { jump: true };
      });
      // Past the edge of the stage, too: the pointer is captured.
      const points = [
        [90, 60],
        [100, 60],
        [115, 62],
        [116, 100],
        [60, 100],
        [60, 20],
        [180, 20],
        [230, 20],
        [230, 60],
      ] as const;
      await drag(stage, points, device);
      expect(swipes).toEqual(['right', 'down', 'left', 'up', 'right', 'right', 'down']);
      await expect.poll(() => controller.state.jumps).toBe(7);
    },
  );

  test('shorter ones are not', async () => {
    const { controller, stage } = await renderPlaying();
    await drag(stage, [
      [90, 60],
      [100, 70],
      [91, 61],
    ]);
    const { tick } = controller.state;
    await expect.poll(() => controller.state.tick).toBeGreaterThan(tick);
    expect(controller.log.commands).toEqual([]);
  });

  test('do not scroll the page', async () => {
    const { stage } = await renderPlaying();
    expect(getComputedStyle(stage).touchAction).toBe('none');
  });

  test('a touch gives the stage the focus', async () => {
    const { stage, screen } = await renderPlaying();
    (screen.getByRole('button', { name: 'End' }).element() as HTMLElement).focus();
    await drag(stage, [[90, 60]]);
    expect(document.activeElement).toBe(stage);
  });
});

describe('game pads', () => {
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
});

test('buttons on the page press the game’s buttons', async () => {
  const { controller, actions } = await renderPlaying();
  actions.current?.press('right');
  await expect.poll(headingIn(controller)).toBe(1);
  actions.current?.release('right');
  await expect.poll(headingIn(controller)).toBe(0);
  actions.current?.press('pause');
  expect(controller.getSnapshot().phase).toBe('paused');
});

test('another run is played on the stage that is loaded already', async () => {
  const { controller, stage } = await renderPlaying();
  const canvas = stage.querySelector('canvas');
  controller.quit();
  controller.load({ seed: 9 });
  controller.play();
  await expect.poll(() => controller.state.tick).toBeGreaterThan(0);
  expect(stage.querySelector('canvas')).toBe(canvas);
});
