import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import '../i18n/index.ts';
import './base.css';
import '@star-seekers/ui/tokens.css';
import { Dialog } from './dialog.tsx';

const endlessTransition = document.createElement('style');
endlessTransition.textContent = '[role=dialog] { transition: opacity 1000s !important; }';

afterEach(() => {
  endlessTransition.remove();
  document.documentElement.dataset.motion = 'reduced';
});

function Opener() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Orders">
        <p>Hold the line.</p>
      </Dialog>
    </>
  );
}

test.each(['reduced', 'full'])(
  'with %s motion it opens and closes every time and returns the focus',
  async (motion) => {
    document.documentElement.dataset.motion = motion;
    const screen = await render(<Opener />);
    const opener = screen.getByRole('button', { name: 'Open' });
    for (let round = 0; round < 3; round++) {
      await opener.click();
      await expect.element(screen.getByRole('dialog', { name: 'Orders' })).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
      await expect.element(opener).toHaveFocus();
    }
  },
);

test('with reduced motion it closes without an animation', async () => {
  const screen = await render(<Opener />);
  await screen.getByRole('button', { name: 'Open' }).click();
  const dialog = screen.getByRole('dialog').element();
  await userEvent.keyboard('{Escape}');
  expect(dialog.getAnimations()).toEqual([]);
});

test('it closes although its transition never ends, and opens again', async () => {
  document.documentElement.dataset.motion = 'full';
  document.head.append(endlessTransition);
  const screen = await render(<Opener />);
  const opener = screen.getByRole('button', { name: 'Open' });
  await opener.click();
  await expect.element(screen.getByRole('dialog')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  await opener.click();
  await expect.element(screen.getByRole('dialog', { name: 'Orders' })).toBeInTheDocument();
});
