import { MemoryRouter, createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { chooseLanguage, loadTexts } from '../../i18n/index.ts';
import '../../ui/base.css';
import '@star-seekers/ui/tokens.css';
import { CodexArticle } from './codex-article.tsx';
import { CodexPanel } from './codex-panel.tsx';
import { CodexProvider, loadCodex } from './loaded-codex.ts';

beforeAll(async () => loadTexts('codex'));

afterEach(async () => {
  await chooseLanguage('en');
  await page.viewport(414, 896);
});

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

/** The codex at an address of its page. */
async function open(at: string, width = 1280) {
  await page.viewport(width, 780);
  const first = await loadCodex('en');
  const router = createMemoryRouter([{ path: '*', element: <CodexPanel first={first} /> }], { initialEntries: [at] });
  await render(<RouterProvider router={router} />);
  return { router, hash: () => router.state.location.hash, article: page.getByRole('article') };
}

test('the codex can be searched, read and left by keyboard', async () => {
  const { router, hash, article } = await open('/#codex');
  const field = page.getByRole('searchbox', { name: 'Search the codex' });
  await field.fill('frost deck');
  await expect.element(page.getByText(/^\d+ entr(?:y|ies) found$/)).toBeVisible();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('link', { name: /The Bonded Decks: Frost Deck/ })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(hash).toBe('#frost-deck');
  const heading = page.getByRole('heading', { name: /^Frost Deck/ });
  await expect.element(heading).toHaveFocus();
  await expect.element(heading).toBeInViewport();
  await router.navigate(-1);
  await expect.element(article).toHaveAccessibleName('The Skein');

  await field.fill('qwertyuiop');
  await expect.element(page.getByText('No entries found')).toBeVisible();
  await page.getByRole('button', { name: 'Show all entries' }).click();
  await expect.element(field).toHaveFocus();
  const index = page.getByRole('navigation', { name: 'Entries of the codex' });
  await expect.poll(() => index.getByRole('link').elements()).toHaveLength(58);
});

test('an anchor opens its entry, links lead from entry to entry, and a category filters the index', async () => {
  const { router, hash, article } = await open('/#salt-deck');
  await expect.element(article).toHaveAccessibleName('The Bonded Decks');
  await expect.element(page.getByRole('heading', { name: /^Salt Deck/ })).toBeInViewport();
  await article.getByRole('link', { name: 'the Quiet' }).click();
  await expect.poll(hash).toBe('#the-quiet');
  await expect.element(page.getByRole('heading', { name: /^The Quiet/ })).toHaveFocus();
  await router.navigate(-1);
  await expect.element(article).toHaveAccessibleName('The Bonded Decks');

  await page.getByRole('combobox', { name: /^Category/ }).click();
  await page.getByRole('option', { name: 'Worlds' }).click();
  const index = page.getByRole('navigation', { name: 'Entries of the codex' });
  const headings = () => index.getByRole('heading').elements();
  await expect.poll(() => headings().map(({ textContent }) => textContent)).toEqual(['Worlds']);
  await index.getByRole('link', { name: 'Anvil' }).click();
  await expect.element(article).toHaveAccessibleName('Anvil');
});

test('on a phone the codex shows its index, then the entry, and the way back', async () => {
  const { article } = await open('/#codex', 360);
  await page.getByRole('link', { name: 'Anvil', exact: true }).click();
  await expect.element(article).toHaveAccessibleName('Anvil');
  await expect.element(page.getByRole('searchbox')).not.toBeInTheDocument();
  expect(document.documentElement.scrollWidth).toBe(360);
  await page.getByRole('link', { name: 'All entries' }).click();
  await expect.element(page.getByRole('searchbox')).toBeVisible();
  await expect.element(article).not.toBeInTheDocument();
});
