import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { registerAccount } from '../support/player.ts';
import { expectComplete, expectNoSidewaysScroll, openScreen } from '../support/screen-checks.ts';

/** Texts of the visited screens in each language. */
const WORDS = {
  de: {
    dir: 'ltr',
    tagline: 'Wähle deine Fraktion. Ergreife dein Schicksal.',
    welcome: 'Willkommen',
    leaderboard: 'Rangliste',
    settings: 'Kommandozentrale',
  },
  ar: {
    dir: 'rtl',
    tagline: 'اختر فصيلك. وامتلك مصيرك.',
    welcome: 'مرحبًا',
    leaderboard: 'الترتيب',
    settings: 'مركز القيادة',
  },
} as const;

type Language = keyof typeof WORDS;

async function expectFits(page: Page): Promise<void> {
  await expectComplete(page);
  await expectNoSidewaysScroll(page);
}

async function expectLanguage(page: Page, language: Language): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.locator('html')).toHaveAttribute('dir', WORDS[language].dir);
}

test('the hub is in German and in Arabic from the landing page to the settings', async ({ page }) => {
  // Where words are long there is the least room.
  await page.setViewportSize({ width: 360, height: 740 });
  await registerAccount(page);
  await page.goto('/');
  for (const language of ['de', 'ar'] as const) {
    const words = WORDS[language];
    await page.getByRole('contentinfo').getByRole('combobox').selectOption(language);
    await expectLanguage(page, language);
    await expect(page.getByText(words.tagline)).toBeVisible();
    await expectFits(page);

    for (const [path, heading] of [
      ['/dashboard', words.welcome],
      ['/leaderboard', words.leaderboard],
      ['/settings?tab=display', words.settings],
    ] as const) {
      await openScreen(page, path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expectFits(page);
    }
    await page.getByRole('radio', { name: 'English' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Settings Command Center' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    await openScreen(page, '/');
  }
});

test.describe('a browser set to Arabic', () => {
  test.use({ locale: 'ar-EG' });

  test('shows Arabic without a flash of English', async ({ page }) => {
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seenTaglines: seen });
      new MutationObserver(() => {
        const text = document.querySelector('h1')?.textContent;
        if (text !== undefined && text !== null && !seen.includes(text)) seen.push(text);
      }).observe(document, { childList: true, subtree: true, characterData: true });
    });
    await page.goto('/leaderboard');
    await expectLanguage(page, 'ar');
    await expect(page.getByRole('heading', { level: 1, name: WORDS.ar.leaderboard })).toBeVisible();
    expect(await page.evaluate(() => Object.entries(window).find(([key]) => key === 'seenTaglines')?.[1])).toEqual([
      WORDS.ar.leaderboard,
    ]);
  });
});

test('texts that do not load fall back to English, and an invalid language is ignored', async ({
  page,
  allowedConsole,
}) => {
  allowedConsole.push(/Failed to load resource/);
  await page.route('**/assets/first-texts-de-*.js', (route) => route.abort());
  await page.addInitScript(() => localStorage.setItem('star-seekers:language', 'de'));
  await page.goto('/');
  await expect(page.getByText('Choose Your Faction. Claim Your Destiny.')).toBeVisible();
  await page.addInitScript(() => localStorage.setItem('star-seekers:language', 'tlh'));
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
