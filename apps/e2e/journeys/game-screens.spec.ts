import { games } from '@star-seekers/games';
import { test } from '../support/fixtures.ts';
import { registerAccount } from '../support/player.ts';
import { expectScreensUsable } from '../support/screen-checks.ts';

test('every game before its run is accessible and fits every width', async ({ page }) => {
  await registerAccount(page);
  await expectScreensUsable(page, [...[...games.keys()].map((id) => `/game${id}`), '/game2?practice']);
});
