import { type Page, expect } from 'playwright/test';
import { expectComplete } from './screen-checks.ts';

/** What had the focus, as the page noted it. */
interface Stop {
  /** Its place among what can be reached, or -1. */
  readonly place: number;
  readonly name: string;
  readonly visible: boolean;
}

declare global {
  interface Window {
    __stops?: Stop[];
  }
}

/** Presses between two looks at what was reached. */
const PRESSES_A_LOOK = 5;

/**
 * Walks through a page by Tab from its top: everything that a pointer could work is reached, and shows that it has the focus.
 * Of a group of radio buttons and of a list of tabs one is enough: arrows reach the others.
 */
export async function expectReachedByTab(page: Page): Promise<void> {
  await expectComplete(page);
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
    const places = new Map<Element, number>(reachable.map((element, place) => [element, place]));
    const stops: Stop[] = [];
    window.__stops = stops;
    const note = () => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return;
      const radio = focused instanceof HTMLInputElement && focused.type === 'radio' ? focused.name : undefined;
      const known = radio
        ? reachable.find((element) => element instanceof HTMLInputElement && element.name === radio)
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
      stops.push({ place: (known && places.get(known)) ?? -1, name: focused.outerHTML.slice(0, 90), visible });
    };
    // Once the key has done all of its work.
    document.addEventListener('keyup', note);
    (document.activeElement as HTMLElement | null)?.blur();
    return reachable.map((element) => element.outerHTML.slice(0, 90));
  });
  expect(wanted.length).toBeGreaterThan(0);
  const walk = async (presses: number) => {
    for (let press = 0; press < presses; press++) await page.keyboard.press('Tab');
    return page.evaluate(() => window.__stops ?? []);
  };
  const left = (walked: readonly Stop[]) => {
    const reached = new Set(walked.map(({ place }) => place));
    return wanted.filter((_, place) => !reached.has(place));
  };
  let stops = await walk(wanted.length);
  // A page may have more stops than were counted: the guards of an overlay, what has come since. Twice round is enough for all.
  for (let more = 0; left(stops).length > 0 && more < wanted.length; more += PRESSES_A_LOOK) {
    stops = await walk(PRESSES_A_LOOK);
  }
  expect(stops.filter(({ visible }) => !visible).map(({ name }) => `the focus is not seen on ${name}`)).toEqual([]);
  expect(left(stops)).toEqual([]);
}
