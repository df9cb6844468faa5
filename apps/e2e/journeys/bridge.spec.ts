import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { expectReachedByTab } from '../support/keyboard.ts';
import { type Account, newAccount, registerAccount } from '../support/player.ts';
import { expectAccessible, expectNoSidewaysScroll, setWidth } from '../support/screen-checks.ts';

const PLAYER = 'orla-of-the-belt';
const FILE = `${PLAYER} – Account`;

test('a moderator adds a passkey by its link, signs in, voids a run, restores it, closes its case and bars its player, by keyboard alone', async ({
  page,
  hub,
  allowedConsole,
}) => {
  allowedConsole.push(/the server responded with a status of 40[13]/);
  await hub.populate();
  await addAuthenticator(page);
  // Passkeys belong to a host that has a name.
  const bridge = `${hub.url.replace('127.0.0.1', 'localhost')}/bridge`;
  const staff = newAccount();
  await page.goto(bridge);
  await registerAccount(page, staff);
  const token = await hub.makeStaff(staff.username, 'moderator');
  await page.evaluate(async () => fetch('/api/logout', { method: 'POST' }));

  await page.goto(`${bridge}/passkey#${token}`);
  await signIn(page, staff);
  await expectPage(page, 'Add a passkey');
  await page.getByRole('button', { name: 'Add a passkey' }).press('Enter');
  await usePasskey(page);
  await expectPage(page, 'Search');

  await page.getByRole('searchbox', { name: 'Name or id' }).fill('orla');
  await page.keyboard.press('Enter');
  await follow(page, PLAYER, FILE);
  await page.getByRole('link', { name: 'Runs', exact: true }).press('Enter');
  await expect(page.getByRole('cell', { name: 'Counts', exact: true })).toBeVisible();
  await expectPage(page, `${PLAYER} – Runs`);
  await follow(page, 'Evidence', 'Run of Space Snake');
  await page.evaluate(
    async ([id]) =>
      fetch(`/api/runs/${id}/report`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ reason: 'automated' }),
      }),
    [page.url().split('/').at(-1)],
  );

  await follow(page, 'Void the run', 'Void the run');
  await expect(page.getByRole('row', { name: 'total points 1195 0' })).toBeVisible();
  await decide(page, 'Void the run');
  await page.getByRole('link', { name: 'Restore the run' }).press('Enter');
  await expect(page.getByRole('row', { name: 'total points 0 1195' })).toBeVisible();
  await decide(page, 'Restore the run');

  await follow(page, 'Cases', 'Cases');
  await page.getByRole('link', { name: 'Close the case' }).press('Enter');
  await decide(page, 'Close the case');
  await follow(page, 'Back to the player', FILE);
  await expect(page.getByRole('row', { name: /Restore the run/ })).toBeVisible();
  await page.getByRole('link', { name: 'Bar', exact: true }).press('Enter');
  await expect(page.getByText('Your passkey is asked for this decision.')).toBeVisible();
  await decide(page, 'Bar');

  // Another role ends the sign-in.
  await hub.makeStaff(staff.username, 'operator');
  await page.getByRole('link', { name: 'Record', exact: true }).first().press('Enter');
  await usePasskey(page);
  await expectPage(page, 'Record');
  await follow(page, PLAYER, FILE);
  await follow(page, 'Money', `${PLAYER} – Money`);
  await follow(page, 'Health', 'Health');
});

/** Gives the browser a device that makes passkeys, whose owner always agrees. */
async function addAuthenticator(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function signIn(page: Page, { email, password }: Account): Promise<void> {
  await expectPage(page, 'Sign in to the hub');
  await page.getByLabel('Email').fill(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
}

/** Gives a reason for the decision that is shown, and makes it. */
async function decide(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Reason' }).focus();
  await page.keyboard.type('a test');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name, exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('The decision is made and stands in the record.')).toBeFocused();
}

/** Signs in to the bridge. */
async function usePasskey(page: Page): Promise<void> {
  await expectPage(page, 'Sign in to the bridge');
  await page.getByRole('button', { name: 'Use the passkey' }).press('Enter');
}

async function follow(page: Page, link: string, title: string): Promise<void> {
  await page.getByRole('link', { name: link, exact: true }).first().press('Enter');
  await expectPage(page, title);
}

/** Pages that were looked at. */
const seen = new Set<string>();

/** Waits for a page of the bridge. The first time it expects that it fits a computer and a phone, that axe finds nothing, and that Tab reaches everything. */
async function expectPage(page: Page, title: string): Promise<void> {
  await expect(page).toHaveTitle(`${title} · Star Seekers`);
  await expect(page.getByRole('heading', { level: 1, name: title.split(' – ')[0] ?? '', exact: true })).toBeVisible();
  if (seen.has(title)) return;
  seen.add(title);
  await setWidth(page, 390);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await setWidth(page, 1280);
  await expectNoSidewaysScroll(page);
  await expectReachedByTab(page);
}
