import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/screen-checks.ts';

/** The value beside a label of the readout. */
function readout(page: Page, label: string) {
  return page.locator('dt', { hasText: new RegExp(`^${label}$`) }).locator('xpath=following-sibling::dd[1]');
}

/** Pauses the run and waits until the readout shows the current tick. */
async function pause(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  const moment = await page.getByRole('slider', { name: 'Position in the run' }).getAttribute('aria-valuetext');
  await expect(readout(page, 'Tick')).toHaveText(/(?<=Tick )\d+/.exec(moment ?? '')?.[0] ?? 'no tick');
}

test('a run can be stepped and rewound, and reaches the same state again, also downloaded and loaded in a page whose address is wrong', async ({
  page,
  sandbox,
}) => {
  await page.goto(`${sandbox.url}?game=2&seed=7&bot=good`);
  const tick = readout(page, 'Tick');
  const hash = readout(page, 'State hash');
  await expect(tick).toHaveText('0');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(async () => Number(await tick.textContent())).toBeGreaterThan(20);
  await pause(page);
  const [reached, state] = [await tick.textContent(), await hash.textContent()];

  await page.getByRole('button', { name: 'One tick back' }).click();
  await expect(tick).toHaveText(String(Number(reached) - 1));
  await expect(hash).not.toHaveText(state ?? '');
  await page.getByRole('button', { name: '1 tick forward', exact: true }).click();
  await expect(tick).toHaveText(reached ?? '');
  await expect(hash).toHaveText(state ?? '');

  await page.getByLabel('Hit boxes').check();
  await expectAccessible(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const download = await downloading;
  const buffer = readFileSync(await download.path());

  await page.goto(`${sandbox.url}?game=2&seed=minus-one&bot=angel`);
  await expect(page.getByText('The seed in the address is invalid: minus-one.')).toBeVisible();
  await expect(page.getByText('The bot in the address is invalid: angel.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Seed' })).toHaveValue('1');
  await expect(tick).toHaveText('0');
  await page.setInputFiles('input[type=file]', {
    name: download.suggestedFilename(),
    mimeType: 'application/json',
    buffer,
  });
  await expect(page.getByText(/^Loaded /)).toBeVisible();
  await page.getByRole('slider', { name: 'Position in the run' }).press('End');
  await expect(hash).toHaveText(state ?? '');
});

test('the whole screen of a game runs without credits, and fits a phone', async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(`${sandbox.url}?game=2&mode=screen`);
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeEnabled();
  await expectNoSidewaysScroll(page);
});
