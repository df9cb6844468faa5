import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type axe from 'axe-core';
import { type Page, expect, test } from 'playwright/test';

/** Run in the page itself: axe's own driver opens a second page for every answer. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Waits until the document has its style sheets and nothing on the page holds a place for something that is still to come. */
export async function expectComplete(page: Page): Promise<void> {
  await page.waitForLoadState();
  await expect(page.locator('h1').first()).toBeVisible();
  await expect(page.locator('[data-pending]')).toHaveCount(0);
}

/** Fails with the rule and the elements of every violation that axe finds on the page as it is, once it is complete. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectComplete(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const violations = await page.evaluate(async () => {
    const { axe: checker } = window as unknown as { axe: typeof axe };
    const results = await checker.run({ resultTypes: ['violations'] });
    return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  });
  expect(violations).toEqual([]);
}

/** Neither the page nor its header is wider than the window: what stands out of a header is clipped, and lost. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(() =>
    [document.documentElement, document.querySelector('header')].map((part) =>
      part ? part.scrollWidth - part.clientWidth : 0,
    ),
  );
  expect(Math.max(...overflow)).toBeLessThanOrEqual(0);
}

/** Resizes the window; the page has taken notice of it. */
export async function setWidth(page: Page, width: number, height = 900): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(
    // Media queries tell their change before a frame.
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** Looks at a screen as it is, at every width that its layout knows: it fits, and axe finds nothing on the narrow and the wide one. */
export async function expectSound(page: Page): Promise<void> {
  await expectComplete(page);
  for (const width of [1920, 1280, 360]) {
    await setWidth(page, width);
    await expectNoSidewaysScroll(page);
    if (width < 1920) await expectAccessible(page);
  }
}

/** The same for screens of their own address. */
export async function expectScreensSound(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await test.step(path, async () => {
      await page.goto(path);
      await expectSound(page);
    });
  }
}
