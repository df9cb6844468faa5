import { MemoryRouter, useLocation } from 'react-router';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CodexPanel } from '../features/codex/codex-panel.tsx';
import { loadCodex } from '../features/codex/loaded-codex.ts';
import { loadTexts } from '../i18n/index.ts';
import { keepCompositionsPrivate } from './compositions.ts';

beforeEach(async () => {
  await loadTexts('codex');
  onTestFinished(keepCompositionsPrivate());
});

/** A real key that goes to an input method. */
async function pressComposing(key: string): Promise<void> {
  await cdp().send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key, code: key, windowsVirtualKeyCode: 229 });
  await cdp().send('Input.dispatchKeyEvent', { type: 'keyUp', key, code: key, windowsVirtualKeyCode: 229 });
}

const Place = () => <output data-testid="place">{useLocation().hash}</output>;

test('keys of an input method, also the Enter that comes after its end, open no hit of the codex and leave the field (G 5)', async () => {
  await render(
    <MemoryRouter>
      <CodexPanel first={await loadCodex('en')} />
      <Place />
    </MemoryRouter>,
  );
  const field = page.getByRole('searchbox');
  await field.fill('frost');
  await expect.element(page.getByText(/entr(?:y|ies) found/)).toBeVisible();
  await cdp().send('Input.imeSetComposition', { text: ' dec', selectionStart: 4, selectionEnd: 4 });
  for (const key of ['ArrowDown', 'Enter']) await pressComposing(key);
  await cdp().send('Input.insertText', { text: ' deck' });
  await pressComposing('Enter');
  await expect.element(field).toHaveValue('frost deck');
  await expect.element(field).toHaveFocus();
  expect(page.getByTestId('place').element().textContent).toBe('');

  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByTestId('place')).toHaveTextContent('#frost-deck');
});

test.each([
  ['window', () => window],
  ['document', () => document],
  ['the field', () => document.querySelector('input')!],
])('no handler at %s gets keys of a composition (G 5)', async (_, target) => {
  await render(<input aria-label="Name" />);
  const onKey = vi.fn<(event: Event) => void>();
  const listening = new AbortController();
  onTestFinished(() => listening.abort());
  target().addEventListener('keydown', onKey, { signal: listening.signal });
  await page.getByRole('textbox').click();
  await pressComposing('Escape');
  page
    .getByRole('textbox')
    .element()
    .dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', isComposing: true, bubbles: true }));
  expect(onKey).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onKey).toHaveBeenCalledOnce();
});

test('a game gets the keys that an input method takes outside of a field (G 5)', async () => {
  await render(<button type="button">Board</button>);
  const onKey = vi.fn<(event: Event) => void>();
  page.getByRole('button').element().addEventListener('keydown', onKey);
  page.getByRole('button').element().focus();
  await pressComposing('ArrowDown');
  expect(onKey).toHaveBeenCalledOnce();
});
