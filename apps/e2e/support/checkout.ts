import type { Page } from 'playwright/test';
import { expect } from './expect.ts';

/** Opens the checkout card of a package, on the credits screen. */
export async function openCheckoutCard(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Purchase ${name}` }).click();
  await expect(page.getByRole('dialog', { name: 'Checkout' })).toBeVisible();
}

/** Goes on to the payment page of the sandbox. */
export async function buyNow(page: Page): Promise<void> {
  await page.getByRole('dialog', { name: 'Checkout' }).getByRole('button', { name: 'Buy Now' }).click();
  await expect(page).toHaveURL(/\/stripe-sandbox\/pay\//);
}

/** Pays on the payment page. @param card number of a test card; the prefilled one if undefined */
export async function pay(page: Page, card?: string): Promise<void> {
  if (card !== undefined) await page.getByRole('link', { name: card }).click();
  await page.getByRole('button', { name: /^Pay \$/ }).click();
}

/** The balance on the server. */
export async function balanceOf(page: Page): Promise<number> {
  const answer = await page.request.get('/api/user');
  return ((await answer.json()) as { user: { credits: number } }).user.credits;
}
