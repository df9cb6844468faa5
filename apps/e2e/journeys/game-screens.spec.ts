import { test } from '../support/fixtures.ts';
import { enlist } from '../support/player.ts';
import { expectScreensSound } from '../support/screen-checks.ts';

test('every game before its run is accessible and fits every width', async ({ page }) => {
  await enlist(page);
  await expectScreensSound(page, [...[1, 2, 3, 4, 5, 6].map((id) => `/game${id}`), '/game2?practice']);
});
