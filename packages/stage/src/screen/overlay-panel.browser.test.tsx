import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { cdp, page, userEvent } from 'vitest/browser';
import '@star-seekers/ui/tokens.css';
import { Button } from '@star-seekers/ui/button';
import { holdTime } from '../testing/own-time.ts';
import { OverlayPanel } from './overlay-panel.tsx';

test.each([
  ['a board', 900, 700],
  ['a phone', 360, 740],
  ['a phone on its side', 844, 390],
])(
  'on %s what is too long scrolls from its first line, and the buttons stay in sight below or beside it (D 8)',
  async (_, width, height) => {
    await page.viewport(width, height);
    const { container } = await render(
      <div style={{ position: 'fixed', inset: 0 }}>
        <OverlayPanel title="Result" size="wide" actions={<button type="button">Again</button>}>
          <p style={{ blockSize: '70rem' }}>Figures</p>
          <p>The last line</p>
        </OverlayPanel>
      </div>,
    );
    const again = page.getByRole('button', { name: 'Again' }).element().getBoundingClientRect();
    expect(again.top).toBeGreaterThan(0);
    expect(again.bottom).toBeLessThanOrEqual(height);
    const last = page.getByText('The last line').element();
    // What scrolls takes the focus, so that a keyboard can scroll it.
    await expect.poll(() => last.parentElement?.tabIndex).toBe(0);
    const first = page.getByText('Figures').element();
    const body = first.parentElement;
    const more = () => body?.nextElementSibling;
    await expect.poll(more).toBeInstanceOf(SVGElement);
    expect(first.getBoundingClientRect().top).toBeGreaterThanOrEqual(body?.getBoundingClientRect().top ?? Infinity);
    last.scrollIntoView();
    const { bottom, left } = last.getBoundingClientRect();
    expect(bottom <= again.top || left >= again.right).toBe(true);
    expect(container.ownerDocument.documentElement.scrollHeight).toBeLessThanOrEqual(height);
    // It is marked until it was seen.
    await expect.poll(more).toBeNull();
  },
);

test('on a phone on its side the longest buttons of a pause stand in one row (D 8)', async () => {
  await page.viewport(844, 390);
  const labels = ['Fortsetzen', 'Verlassen, später fortsetzen', 'Lauf beenden'];
  await render(
    <OverlayPanel
      title="Pause"
      actions={labels.map((label) => (
        <Button key={label} icon={<svg />}>
          {label}
        </Button>
      ))}
    />,
  );
  const tops = labels.map((name) => page.getByRole('button', { name }).element().getBoundingClientRect().top);
  expect(new Set(tops).size).toBe(1);
});

test('what fits is no place to stop at', async () => {
  await page.viewport(900, 700);
  const { container } = await render(
    <OverlayPanel title="Result" actions={<button type="button">Again</button>}>
      <p>Figures</p>
    </OverlayPanel>,
  );
  // Sizes are told of after a frame was laid out.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(container.querySelector('[tabindex="0"]')).toBeNull();
  expect(container.querySelector('svg')).toBeNull();
});

/** A press of a pointer in the middle of an element, in its two halves. */
async function press(element: Element, half: 'down' | 'up', by: 'mouse' | 'pen' | 'touch'): Promise<void> {
  const [frame, at] = [window.frameElement?.getBoundingClientRect(), element.getBoundingClientRect()];
  const scale = frame ? frame.width / window.innerWidth : 1;
  const x = (frame?.left ?? 0) + (at.left + at.width / 2) * scale;
  const y = (frame?.top ?? 0) + (at.top + at.height / 2) * scale;
  if (by === 'touch') {
    const touch = { down: { type: 'touchStart', touchPoints: [{ x, y }] }, up: { type: 'touchEnd', touchPoints: [] } };
    await cdp().send('Input.dispatchTouchEvent', touch[half] as CDPTouch);
    return;
  }
  const type = half === 'down' ? 'mousePressed' : 'mouseReleased';
  await cdp().send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1, pointerType: by });
}

type CDPTouch = Extract<Parameters<ReturnType<typeof cdp>['send']>, ['Input.dispatchTouchEvent', unknown]>[1];

test.each(['mouse', 'pen', 'touch'] as const)(
  'a panel that was not asked for takes no press of a %s that began before it or in its first moment',
  async (by) => {
    const time = holdTime();
    const use = vi.fn<() => void>();
    const panel = (isShown: boolean) => (
      <>
        <div style={{ position: 'fixed', inset: 0 }} />
        {isShown && <OverlayPanel isUnasked title="Result" actions={<Button onClick={use}>Again</Button>} />}
      </>
    );
    const { rerender } = await render(panel(true));
    const again = () => page.getByRole('button', { name: 'Again' }).element();
    const place = again().getBoundingClientRect();
    await rerender(panel(false));
    const board = { getBoundingClientRect: () => place } as Element;
    // Whoever plays holds it, and lets go where a button has come.
    await press(board, 'down', by);
    await rerender(panel(true));
    await press(board, 'up', by);
    for (const [begins, lasts] of [
      [0, 0],
      [300, 0],
      [0, 1200],
    ] as const) {
      await rerender(panel(false));
      await rerender(panel(true));
      time.pass(begins);
      await press(again(), 'down', by);
      time.pass(lasts);
      await press(again(), 'up', by);
    }
    expect(use).not.toHaveBeenCalled();
    time.pass(800);
    await press(again(), 'down', by);
    await press(again(), 'up', by);
    expect(use).toHaveBeenCalledOnce();
  },
);

test('a panel takes no taps of a finger that was tapping before it appeared; one that a press has opened takes a mouse at once', async () => {
  const time = holdTime();
  const use = vi.fn<() => void>();
  await render(<OverlayPanel title="Result" actions={<Button onClick={use}>Again</Button>} />);
  const again = page.getByRole('button', { name: 'Again' }).element();
  const tap = async (by: 'mouse' | 'touch') => {
    await press(again, 'down', by);
    await press(again, 'up', by);
  };
  for (let count = 0; count < 4; count++) {
    time.pass(500);
    await tap('touch');
  }
  expect(use).not.toHaveBeenCalled();
  time.pass(700);
  await tap('touch');
  expect(use).toHaveBeenCalledOnce();
  await render(<OverlayPanel title="Sure?" actions={<Button onClick={use}>Yes</Button>} />);
  await page.getByRole('button', { name: 'Yes' }).click();
  expect(use).toHaveBeenCalledTimes(2);
});

test('a panel takes keys that were pressed anew, and not in its first moment', async () => {
  const time = holdTime();
  const [use, close] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const enter = async (type: 'keyDown' | 'keyUp', autoRepeat = false) =>
    cdp().send('Input.dispatchKeyEvent', {
      type,
      autoRepeat,
      key: 'Enter',
      code: 'Enter',
      windowsVirtualKeyCode: 13,
      ...(type === 'keyDown' && { text: '\r' }),
    });
  await enter('keyDown');
  await render(
    <OverlayPanel
      title="Paused"
      onEscape={close}
      actions={
        <Button data-autofocus="" onClick={use}>
          Resume
        </Button>
      }
    />,
  );
  await expect.element(page.getByRole('button', { name: 'Resume' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  time.pass(400);
  await enter('keyDown', true);
  // Not every system marks the repetitions of a held key.
  await enter('keyDown');
  await enter('keyUp');
  expect([use, close].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  await userEvent.keyboard('{Enter}{ }{Escape}');
  expect([use, close].map(({ mock }) => mock.calls.length)).toEqual([2, 1]);
});
