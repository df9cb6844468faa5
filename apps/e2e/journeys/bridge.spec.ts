import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { expectReachedByTab } from '../support/keyboard.ts';
import { type Account, newAccount, registerAccount } from '../support/player.ts';
import { expectAccessible, expectNoSidewaysScroll, setWidth } from '../support/screen-checks.ts';

const PLAYER = 'orla-of-the-belt';

test('a moderator adds a passkey by its link, signs in, voids a run, restores it and bars its player, by keyboard alone', async ({
  page,
  hub,
  allowedConsole,
}) => {
  allowedConsole.push(/the server responded with a status of 401/);
  await hub.populate();
  await addAuthenticator(page);
  // Passkeys belong to a host that has a name.
  const bridge = `${hub.url.replace('127.0.0.1', 'localhost')}/bridge`;
  const moderator = newAccount();
  await page.goto(bridge);
  await registerAccount(page, moderator);
  const token = await hub.makeStaff(moderator.username, 'moderator');
  await page.evaluate(async () => fetch('/api/logout', { method: 'POST' }));

  await page.goto(`${bridge}/passkey#${token}`);
  await signIn(page, moderator);
  await expectPage(page, 'Add a passkey');
  await page.getByRole('button', { name: 'Add a passkey' }).press('Enter');
  await expectPage(page, 'Sign in to the bridge');
  await page.getByRole('button', { name: 'Use the passkey' }).press('Enter');
  await expectPage(page, 'Search');

  await page.getByRole('searchbox', { name: 'Name or id' }).fill('orla');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: PLAYER }).press('Enter');
  await expectPage(page, PLAYER);
  await page.getByRole('link', { name: 'Runs', exact: true }).press('Enter');
  await expect(page.getByRole('cell', { name: 'Counts', exact: true })).toBeVisible();
  await expectPage(page, PLAYER);
  await page.getByRole('link', { name: 'Evidence' }).press('Enter');
  await expectPage(page, 'Run of Space Snake');

  await page.getByRole('link', { name: 'Void the run' }).press('Enter');
  await expectPage(page, 'Void the run');
  await expect(page.getByRole('row', { name: 'total points 1195 0' })).toBeVisible();
  await decide(page, 'Void the run');
  await page.getByRole('link', { name: 'Restore the run' }).press('Enter');
  await expect(page.getByRole('row', { name: 'total points 0 1195' })).toBeVisible();
  await decide(page, 'Restore the run');

  await page.getByRole('link', { name: 'Back to the player' }).press('Enter');
  await expect(page.getByRole('row', { name: /Restore the run/ })).toBeVisible();
  await page.getByRole('link', { name: 'Bar', exact: true }).press('Enter');
  await expect(page.getByText('Your passkey is asked for this decision.')).toBeVisible();
  await decide(page, 'Bar');

  // The walk by Tab ends the device that makes passkeys, which belongs to the session of the tools.
  for (const [link, heading] of [
    ['Back to the player', PLAYER],
    ['Runs', PLAYER],
    ['Evidence', 'Run of Space Snake'],
    ['Void the run', 'Void the run'],
    ['Record', 'Record'],
    ['Cases', 'Cases'],
    ['Search', 'Search'],
  ] as const) {
    await page.getByRole('link', { name: link, exact: true }).first().press('Enter');
    await expectPage(page, heading);
    await expectReachedByTab(page);
  }
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

/** Waits for a page of the bridge, and expects that it fits a computer and a phone, and that axe finds nothing. */
async function expectPage(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
  for (const width of [390, 1280]) {
    await setWidth(page, width);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
}
