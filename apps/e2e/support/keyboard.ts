import { type Page, expect } from 'playwright/test';

/** What has the focus, as a test tells it. */
interface Stop {
  /** Its place among what can be reached, or -1. */
  readonly place: number;
  readonly name: string;
  readonly visible: boolean;
}

/** More stops than any screen has. */
const MOST_STOPS = 150;

/**
 * Walks through a page by Tab from its top: everything that a pointer could work is reached, and shows that it has the focus.
 * Of a group of radio buttons and of a list of tabs one is enough: arrows reach the others.
 */
export async function expectReachedByTab(page: Page): Promise<void> {
  // A page that has been loaded is not yet drawn.
  await expect(page.getByRole('main')).toBeVisible();
  const wanted = await page.evaluate(() => {
    const worked =
      'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';
    const groups = new Set<string>();
    const reachable = [...document.querySelectorAll<HTMLElement>(worked)].filter((element) => {
      if (element.tabIndex < 0 || !element.checkVisibility({ visibilityProperty: true })) return false;
      if (element.closest('[inert], [aria-hidden="true"]')) return false;
      if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true;
      const first = !groups.has(element.name);
      groups.add(element.name);
      return first;
    });
    const stops = new Map<Element, number>(reachable.map((element, place) => [element, place]));
    Object.assign(window, { __stops: stops });
    (document.activeElement as HTMLElement | null)?.blur();
    return reachable.map((element) => element.outerHTML.slice(0, 90));
  });
  expect(wanted.length).toBeGreaterThan(0);
  const reached = new Set<number>();
  for (let presses = 0; presses < MOST_STOPS && reached.size < wanted.length; presses++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate((): Stop | undefined => {
      const stops = (window as unknown as { __stops: Map<Element, number> }).__stops;
      const focused = document.activeElement;
      if (!focused || focused === document.body) return undefined;
      const radio = focused instanceof HTMLInputElement && focused.type === 'radio' ? focused.name : undefined;
      const known = radio
        ? [...stops.keys()].find((element) => element instanceof HTMLInputElement && element.name === radio)
        : focused;
      // What surrounds a small control may carry the ring for it.
      const around = [focused, focused.parentElement, focused.parentElement?.parentElement];
      const visible = around.some((element) => {
        if (!element) return false;
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
        // The box of a text field has no shadow but that ring.
        if (focused.matches('input') && element === focused.parentElement && boxShadow !== 'none') return true;
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      });
      return { place: (known && stops.get(known)) ?? -1, name: focused.outerHTML.slice(0, 90), visible };
    });
    if (!stop) continue;
    expect.soft(stop.visible, `the focus is seen on ${stop.name}`).toBe(true);
    if (stop.place >= 0) reached.add(stop.place);
  }
  expect(wanted.filter((_, place) => !reached.has(place))).toEqual([]);
}
