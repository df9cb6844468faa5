import type { Page } from 'playwright/test';
import { expect } from './expect.ts';

export interface Account {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

let accounts = 0;

/** An account that no other test of this worker uses. */
export function newAccount(): Account {
  accounts++;
  const username = `seeker-${process.pid.toString(36)}-${accounts}`.slice(0, 20);
  return { username, email: `${username}@example.com`, password: 'orbit-of-seven' };
}

/** Registers and signs in by API requests: for journeys that test something else than signing up. */
export async function registerAccount(page: Page, account = newAccount()): Promise<Account> {
  await post(page, '/api/register', account);
  return account;
}

/** Signs in by an API request. */
export async function signInTo(page: Page, { email, password }: Account): Promise<void> {
  await post(page, '/api/login', { email, password });
}

/** Registers by API requests, rolls the dice and collects the credits. */
export async function registerWithCredits(page: Page): Promise<Account> {
  const account = await registerAccount(page);
  const { value } = (await post(page, '/api/dice/roll')) as { value: number };
  await post(page, '/api/user/credits/add', { amount: value });
  return account;
}

/** Sends a request to the API as the hub's pages do. @returns the JSON of the response */
async function post(page: Page, path: string, data?: object): Promise<unknown> {
  const response = await page.request.post(path, {
    headers: { 'sec-fetch-site': 'same-origin' },
    failOnStatusCode: true,
    ...(data ? { data } : {}),
  });
  return response.json();
}

/** Rolls the dice of Iris on its page and waits until the credits are collected; returns their number. */
export async function rollDice(page: Page): Promise<number> {
  await page.goto('/dice-of-iris');
  const rolled = page.waitForResponse((response) => response.url().endsWith('/api/dice/roll'));
  const collected = page.waitForResponse((response) => response.url().endsWith('/api/user/credits/add'));
  await page.getByRole('button', { name: /^Roll/ }).click();
  const { value } = (await (await rolled).json()) as { value: number };
  expect((await collected).status()).toBe(200);
  return value;
}
