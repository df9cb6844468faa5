import { games } from '@star-seekers/games';
import { expect, test } from '../support/fixtures.ts';
import { registerAccount } from '../support/player.ts';
import { expectScreensUsable, expectUsable, openScreen } from '../support/screen-checks.ts';

test('every game before its run is accessible and fits every width', async ({ page }) => {
  await registerAccount(page);
  await expectScreensUsable(page, ['/game2?practice']);
  for (const { id, names } of games.values()) {
    await test.step(names.title, async () => {
      await openScreen(page, `/game${id}`);
      await expect(page.getByRole('heading', { level: 1, name: names.title })).toBeVisible();
      await expectUsable(page);
    });
  }
});
