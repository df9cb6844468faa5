import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type axe from 'axe-core';
import { type Page, test } from 'playwright/test';
import { expect } from './expect.ts';

/** Runs in the page itself, because axe's own driver opens a second page for every check. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Waits until the document is loaded and the page has no placeholder for pending content. */
export async function expectComplete(page: Page): Promise<void> {
  await page.waitForLoadState();
  await expect(page.locator('h1').first()).toBeVisible();
  await expect(page.locator('[data-pending]')).toHaveCount(0);
}

/** Waits until the page is complete, then expects that axe finds nothing. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectComplete(page);
  await expectNoViolations(page);
}

/** Fails with the rule and the elements of every violation that axe finds in the page as it is, complete or not. */
export async function expectNoViolations(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const violations = await page.evaluate(async () => {
    const { axe: checker } = window as unknown as { axe: typeof axe };
    // What is transparent (`spareWork`) has no contrast.
    const sheets = [...document.adoptedStyleSheets];
    document.adoptedStyleSheets = [];
    // It would fetch the style sheets again, for rules that are off.
    const results = await checker.run({ resultTypes: ['violations'], preload: false });
    document.adoptedStyleSheets = sheets;
    return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  });
  expect(violations).toEqual([]);
}

/** Expects that neither the page nor its header, which clips its content, is wider than the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(() =>
    [document.documentElement, document.querySelector('header')].map((part) =>
      part ? part.scrollWidth - part.clientWidth : 0,
    ),
  );
  expect(Math.max(...overflow)).toBeLessThanOrEqual(0);
}

/** Resizes the window and waits until the page has handled it. */
export async function setWidth(page: Page, width: number, height = page.viewportSize()?.height ?? 800): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(
    // Media queries fire before a frame.
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** A phone and a computer. Each change of width lays the whole page out again. */
const WIDTHS = [360, 1280] as const;

/** Expects that a screen fits at both widths. @param check further checks at each of them */
export async function expectFits(page: Page, check?: (width: number) => Promise<void>): Promise<void> {
  await expectComplete(page);
  const { width: current = 0 } = page.viewportSize() ?? {};
  // From the present width on.
  for (const width of WIDTHS.toSorted((one, other) => Math.abs(one - current) - Math.abs(other - current))) {
    if (width !== page.viewportSize()?.width) await setWidth(page, width);
    await expectNoSidewaysScroll(page);
    await check?.(width);
  }
}

/** Expects that a screen fits at both widths, and that axe finds nothing on a phone (`pnpm screens`: at all of them). */
export async function expectUsable(page: Page): Promise<void> {
  await expectFits(page, async (width) => {
    if (width === 360) await expectAccessible(page);
  });
}

/**
 * Opens each address, the first by loading the page, and checks its screen with {@link expectUsable}.
 * @param check what else is expected of each screen
 */
export async function expectScreensUsable(
  page: Page,
  paths: readonly string[],
  check: (path: string) => Promise<void>,
): Promise<void> {
  for (const [index, path] of paths.entries()) {
    await test.step(path, async () => {
      await (index === 0 ? page.goto(path) : openScreen(page, path));
      await expectUsable(page);
      await check(path);
    });
  }
}

/**
 * Opens another screen in the page that is open, as a link of the hub does, and waits until it is there. It must differ from the
 * present one in its title or its component.
 */
export async function openScreen(page: Page, path: string): Promise<void> {
  const left = await page.evaluate((to) => {
    document.querySelector('h1')?.setAttribute('data-left', '');
    // React Router counts the entries of the history.
    const { idx = 0 } = (history.state ?? {}) as { readonly idx?: number };
    history.pushState({ idx: idx + 1 }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
    return document.title;
  }, path);
  await page.waitForFunction(
    (title) => document.title !== title || document.querySelector('h1[data-left]') === null,
    left,
  );
  await page.evaluate(() => document.querySelector('h1[data-left]')?.removeAttribute('data-left'));
}
