import { balanceOf, buyNow, openCheckoutCard, pay } from '../support/checkout.ts';
import { expect, test } from '../support/fixtures.ts';
import { registerAccount } from '../support/player.ts';
import { expectUsable } from '../support/screen-checks.ts';

test('a purchase: package, payment page, cancelled, declined, paid, return, balance, receipt', async ({ page }) => {
  await registerAccount(page);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: /Buy Credits/ }).click();
  await expect(page).toHaveURL(/\/credits$/);
  const balance = page.getByRole('region', { name: 'Your balance' });
  await expect(balance).toContainText('Roll the dice or buy a pack to play.');
  await expect(page.getByText('No payments yet')).toBeVisible();

  await openCheckoutCard(page, 'Gamer Pack');
  const card = page.getByRole('dialog', { name: 'Checkout' });
  await expect(card.getByRole('button', { name: 'Buy Now' })).toBeFocused();
  await expect(card).toContainText('$9.99');
  await expectUsable(page);
  await buyNow(page);
  await expect(page.getByText('Gamer Pack', { exact: false }).first()).toBeVisible();
  // Toasts disappear by themselves, so the test waits for them from before the page that shows them.
  const toasts = page.getByRole('region', { name: 'Notifications' });
  await Promise.all([
    toasts.getByText('Payment canceled.').waitFor(),
    toasts.getByText('Your payment was canceled. You can try again anytime.').waitFor(),
    page.getByRole('link', { name: 'Cancel and go back' }).click(),
  ]);
  await expect(page).toHaveURL(/\/credits$/);
  await expect(balance).toContainText('Roll the dice or buy a pack');
  // The checkout stays open for its hour, so it can still be paid.
  const payment = page.getByRole('region', { name: 'Payment History' }).getByRole('listitem');
  await expect(payment).toContainText('Not paid yet');
  expect(await balanceOf(page)).toBe(0);

  await openCheckoutCard(page, 'Gamer Pack');
  await buyNow(page);
  await pay(page, '4000 0000 0000 0002');
  await expect(page.getByRole('alert')).toContainText('declined');
  await expectUsable(page);
  expect(await balanceOf(page)).toBe(0);

  await Promise.all([
    toasts.getByText('Payment successful!').waitFor(),
    toasts.getByText('Your credits have been added to your account.').waitFor(),
    toasts.getByText('Credits purchased successfully!').waitFor(),
    pay(page, '4242 4242 4242 4242'),
  ]);
  await expect(balance).toContainText('Enough for 250 runs');
  await expect(page).toHaveURL(/\/credits$/);
  expect(await balanceOf(page)).toBe(250);

  await expect(payment).toHaveCount(1);
  for (const words of ['Gamer Pack', '$9.99', '250 credits', 'Succeeded', 'Receipt', 'Payment pi_']) {
    await expect(payment).toContainText(words);
  }
  const activity = page.getByRole('region', { name: 'Recent Game Activity' }).getByRole('listitem');
  await expect(activity).toHaveCount(1);
  await expect(activity).toContainText('Gamer Pack - Purchased');
  await expect(activity).toContainText('+250 credits');
});
