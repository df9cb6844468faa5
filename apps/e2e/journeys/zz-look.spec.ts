import { test, expect } from '../support/fixtures.ts';
import { openGame, passCountdown, passUntilShown } from '../support/play.ts';
import { registerWithCredits } from '../support/player.ts';
const L = {
  'de-DE': { start: /Prüfung beginnen – 1 Credit/, skip: "Zu den Fragen" },
  'ar-EG': { start: /ابدأ التحدي/, skip: "ابدأ الأسئلة" },
  'ja-JP': { start: /挑戦を始める/, skip: "問題へ進む" },
} as const;
for (const [locale, { start, skip }] of Object.entries(L)) for (const [w, h] of [[390, 844], [1366, 768]] as const) {
  test.describe(`${locale} ${w}`, () => {
    test.use({ locale, viewport: { width: w, height: h }, draws: true });
    test(`look ${locale} ${w}`, async ({ page, hub }) => {
      await registerWithCredits(page);
      const game = { id: 4, title: 'Lore Master', start, paused: '', ended: '' };
      await openGame(page, game);
      await page.getByRole('button', { name: start }).press('Enter');
      await passCountdown(page, hub);
      const button = page.getByRole('button', { name: skip });
      await passUntilShown(page, hub, button);
      await page.screenshot({ path: `artifacts/look/${locale}-${w}-briefing.png` });
      await button.press('Enter');
      await passUntilShown(page, hub, page.getByRole('button', { name: /^A / }));
      await page.screenshot({ path: `artifacts/look/${locale}-${w}-question.png` });
      await page.getByRole('button', { name: /^B / }).press('Enter');
      await hub.advanceClock(10);
      await passUntilShown(page, hub, page.locator('p[data-tone]'));
      await page.screenshot({ path: `artifacts/look/${locale}-${w}-result.png` });
      expect(1).toBe(1);
    });
  });
}
