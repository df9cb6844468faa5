import { games } from '@star-seekers/games';
import { expect, test } from '../support/fixtures.ts';
import { expectReachedByTab } from '../support/keyboard.ts';
import { coveredBy, loadPlayer, player } from '../support/music.ts';
import { registerAccount } from '../support/player.ts';
import { expectAccessible, expectFits, expectUsable, openScreen } from '../support/screen-checks.ts';

test('every game before its run is accessible and fits every width, and on a phone the music player covers nothing', async ({
  page,
}) => {
  await registerAccount(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/dashboard');
  await loadPlayer(page);
  await expect(player(page)).toHaveAttribute('data-docked', 'corner');
  expect(await coveredBy(page)).toEqual([]);
  await openScreen(page, '/game2?practice');
  await expectUsable(page);
  await expectReachedByTab(page, 'main');
  for (const { id, names } of games.values()) {
    await test.step(names.title, async () => {
      await openScreen(page, `/game${id}`);
      await expect(page.getByRole('heading', { level: 1, name: names.title })).toBeVisible();
      await expectFits(page, async (width) => {
        if (width !== 360) return;
        await expectAccessible(page);
        await expect(player(page)).toHaveAttribute('data-docked', 'header');
        expect(await coveredBy(page)).toEqual([]);
      });
    });
  }
});
