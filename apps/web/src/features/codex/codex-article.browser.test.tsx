import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { chooseLanguage, loadTexts } from '../../i18n/index.ts';
import { CodexArticle } from './codex-article.tsx';
import { CodexPanel } from './codex-panel.tsx';
import { CodexProvider, loadCodex } from './loaded-codex.ts';

beforeAll(async () => loadTexts('codex'));

afterEach(async () => chooseLanguage('en'));

test('the codex follows the language of the hub, and its anchors stay', async () => {
  const [english, german] = await Promise.all([loadCodex('en'), loadCodex('de')]);
  await render(
    <MemoryRouter initialEntries={['/#threads']}>
      <CodexPanel first={english} />
    </MemoryRouter>,
  );
  const section = page.getByRole('heading', { name: english.codex[0]!.sections[0]!.heading, exact: false });
  await expect.element(section).toHaveAttribute('id', 'threads');
  await chooseLanguage('de');
  const translated = page.getByRole('heading', { name: german.codex[0]!.sections[0]!.heading, exact: false });
  await expect.element(translated).toHaveAttribute('id', 'threads');
  expect(translated.element().closest('[lang]')?.getAttribute('lang')).toBe('de');
});

test('an entry that is shown in English to a reader of another language says so', async () => {
  const loaded = await loadCodex('en');
  await chooseLanguage('de');
  await render(
    <MemoryRouter>
      <CodexProvider value={loaded}>
        <CodexArticle entry={loaded.codex[0]!} />
      </CodexProvider>
    </MemoryRouter>,
  );
  await expect.element(page.getByText('Der Kodex ließ sich nicht auf Deutsch laden.', { exact: false })).toBeVisible();
});
