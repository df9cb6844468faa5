import { expect, test } from '../support/fixtures.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/screen-checks.ts';
import { setSite } from '../support/trailer.ts';

test('cards with an operator’s link lead there, and the others open a page of the hub', async ({ page }) => {
  await setSite(page, { links: { iosApp: 'https://store.example/app' } });
  await page.goto('/');
  await page.getByRole('navigation').getByRole('link', { name: 'SS-IP' }).click();
  await expect(page).toHaveURL(/\/ss-ip$/);
  await expect(page.getByRole('heading', { level: 1, name: 'The Star Seekers universe' })).toBeVisible();
  const store = page.getByRole('link', { name: /Get it on the App Store/ });
  await expect(store).toHaveAttribute('href', 'https://store.example/app');
  await expect(store).toHaveAttribute('rel', /noopener/);
  await page.getByRole('link', { name: 'Read about the Crossing' }).click();
  await expect(page.getByRole('article')).toHaveAccessibleName('The Crossing');
  await page.getByRole('link', { name: 'Print the pages' }).click();
  await expect(page).toHaveURL(/\/coloring-book$/);
  await expect(page.getByRole('button', { name: 'Print all pages' })).toBeVisible();
});

test('the carousel moves by arrow keys and buttons, and stops at its ends', async ({ page }) => {
  await page.goto('/ss-ip');
  const carousel = page.getByRole('group', { name: 'Pictures of the app' });
  const place = (index: number) => expect(carousel.getByText(`${index} of 4:`)).toBeAttached();
  await expect(carousel.getByRole('img')).toHaveCount(4);
  await place(1);
  const screen = carousel.getByRole('group', { name: 'Screen of the phone' });
  await screen.focus();
  await page.keyboard.press('ArrowRight');
  await place(2);
  await page.keyboard.press('ArrowLeft');
  await place(1);
  await page.keyboard.press('End');
  await place(4);
  await expect(carousel.getByRole('button', { name: 'Next picture' })).toHaveAttribute('aria-disabled', 'true');
  await carousel.getByRole('button', { name: 'Previous picture' }).click();
  await place(3);
  await screen.focus();
  await page.keyboard.press('Home');
  await place(1);
});

test('a placeholder replaces a picture that fails to load', async ({ page, allowedConsole }) => {
  allowedConsole.push(/Failed to load resource/);
  await page.route(/\/dashboard-[\w-]+\.webp$/, (route) => route.abort());
  await page.goto('/ss-ip');
  const carousel = page.getByRole('group', { name: 'Pictures of the app' });
  await expect(carousel.getByText('This picture could not be loaded')).toBeVisible();
  await expect(carousel.getByRole('img')).toHaveCount(3);
  await expectAccessible(page);
});

test.describe('on a device without reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the background video plays until it is stopped, and pauses with reduced motion', async ({ page }) => {
    await page.goto('/ss-ip#universe');
    const stop = page.getByRole('button', { name: 'Stop the background' });
    await stop.scrollIntoViewIfNeeded();
    const film = page.locator('#universe video');
    const time = () => film.evaluate((video: HTMLVideoElement) => video.currentTime);
    await expect.poll(time).toBeGreaterThan(0);
    await expect(film).toHaveJSProperty('loop', true);
    await stop.click();
    await expect(page.getByRole('button', { name: 'Play the background' })).toBeVisible();
    await expect(film).toHaveJSProperty('paused', true);
    const stopped = await time();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await time()).toBe(stopped);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(film).toHaveJSProperty('paused', true);
    await expect(page.getByRole('button', { name: 'Play the background' })).toHaveCount(0);
  });
});

test('the codex can be searched, read and left by keyboard', async ({ page }) => {
  await page.goto('/ss-ip#codex');
  const field = page.getByRole('searchbox', { name: 'Search the codex' });
  await field.fill('frost deck');
  await expect(page.getByText(/^\d+ entr(?:y|ies) found$/)).toBeVisible();
  await expectAccessible(page);
  // An input method takes a word.
  await field.evaluate((element) =>
    element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true })),
  );
  await expect(page).toHaveURL(/\/ss-ip#codex$/);
  await field.press('ArrowDown');
  await expect(page.getByRole('link', { name: /The Bonded Decks: Frost Deck/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/ss-ip#frost-deck$/);
  await expect(page.getByRole('heading', { name: 'Frost Deck' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Frost Deck' })).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(/#codex$/);
  await expect(page.getByRole('article', { name: 'The Skein' })).toBeVisible();

  await field.fill('qwertyuiop');
  await expect(page.getByText('No entries found')).toBeVisible();
  await page.getByRole('button', { name: 'Show all entries' }).click();
  await expect(field).toBeFocused();
  await expect(page.getByRole('navigation', { name: 'Entries of the codex' }).getByRole('link')).toHaveCount(58);
});

test('an anchor opens its entry, links lead from entry to entry, and a category filters the index', async ({
  page,
}) => {
  await page.goto('/ss-ip#salt-deck');
  const article = page.getByRole('article');
  await expect(article).toHaveAccessibleName('The Bonded Decks');
  await expect(page.getByRole('heading', { name: 'Salt Deck' })).toBeInViewport();
  await article.getByRole('link', { name: 'the Quiet' }).click();
  await expect(page).toHaveURL(/#the-quiet$/);
  await expect(page.getByRole('heading', { name: 'The Quiet' })).toBeFocused();
  await page.goBack();
  await expect(article).toHaveAccessibleName('The Bonded Decks');

  await page.getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option', { name: 'Worlds' }).click();
  const index = page.getByRole('navigation', { name: 'Entries of the codex' });
  await expect(index.getByRole('heading')).toHaveText(['Worlds']);
  await index.getByRole('link', { name: 'Anvil' }).click();
  await expect(article).toHaveAccessibleName('Anvil');
});

test('on a phone the codex shows its index, then the entry, and the way back', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/ss-ip#codex');
  await page.getByRole('link', { name: 'Anvil', exact: true }).click();
  await expect(page.getByRole('article', { name: 'Anvil' })).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'All entries' }).click();
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expect(page.getByRole('article')).toBeHidden();
});

test('a name on a board opens the player’s card, and the community link is shown', async ({
  page,
  hub,
  allowedConsole,
}) => {
  allowedConsole.push(/404/);
  await hub.populate();
  await setSite(page, { links: { community: 'https://chat.example/star-seekers' } });
  await page.goto('/leaderboard');
  await expect(page.getByRole('link', { name: /Join the community/ })).toHaveAttribute(
    'href',
    'https://chat.example/star-seekers',
  );
  const name = page.getByRole('table').getByRole('button', { name: 'kepler_9' });
  await name.focus();
  await page.keyboard.press('Enter');
  const card = page.getByRole('dialog', { name: 'kepler_9' });
  await expect(card.getByText(/^MUD · (?:Rookie|Explorer|Veteran|Elite|Legend)$/)).toBeVisible();
  await expect(card.getByRole('row', { name: /^Space Snake/ })).toContainText('2');
  await expect(card.getByRole('row')).toHaveCount(7);
  await expect(card.getByRole('region', { name: /^Commendations/ }).getByText(/^\d+ of \d+$/)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  await expect(name).toBeFocused();

  await page.route('**/api/players/*', (route) =>
    route.fulfill({ status: 404, json: { code: 'players/not_found', message: 'There is no such player.' } }),
  );
  await page.getByRole('table').getByRole('button', { name: 'rustbucket' }).click();
  await expect(page.getByRole('dialog').getByText('No such Seeker')).toBeVisible();
});
