import { games } from '@star-seekers/games';
import { test } from '../support/fixtures.ts';
import { enlist } from '../support/player.ts';
import { expectScreensSound } from '../support/screen-checks.ts';

test('every game before its run is accessible and fits every width', async ({ page }) => {
  await enlist(page);
  await expectScreensSound(page, [...[...games.keys()].map((id) => `/game${id}`), '/game2?practice']);
});
