import { codex } from '@star-seekers/content/codex';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { chooseLanguage, loadTexts } from '../../i18n/index.ts';
import { CodexArticle } from './codex-article.tsx';

beforeAll(async () => loadTexts('codex'));

afterEach(async () => chooseLanguage('en'));

test('in another language an entry is marked as English', async () => {
  const [entry] = codex;
  await render(
    <MemoryRouter>
      <CodexArticle entry={entry!} />
    </MemoryRouter>,
  );
  expect(page.getByText('The codex is available in English only.').elements()).toHaveLength(0);
  await chooseLanguage('de');
  await expect.element(page.getByText('Der Kodex ist auf Englisch, bis er übersetzt ist.')).toBeVisible();
});
