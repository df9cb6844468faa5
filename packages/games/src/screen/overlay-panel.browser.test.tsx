import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import '@star-seekers/ui/tokens.css';
import { OverlayPanel } from './overlay-panel.tsx';

test.each([
  ['a board', 900, 700],
  ['a phone', 360, 740],
  ['a phone on its side', 844, 390],
])(
  'on %s what is too long scrolls, and the buttons stay in sight below or beside it (D 8)',
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
    last.scrollIntoView();
    const { bottom, left } = last.getBoundingClientRect();
    expect(bottom <= again.top || left >= again.right).toBe(true);
    expect(container.ownerDocument.documentElement.scrollHeight).toBeLessThanOrEqual(height);
  },
);

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
});
