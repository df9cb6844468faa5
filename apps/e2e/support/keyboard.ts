import { type Page, expect } from 'playwright/test';
import { expectComplete } from './screen-checks.ts';

/** What the page itself keeps of a walk through it. */
interface Walk {
  /** Start of the markup of what had the focus without showing it. */
  readonly unseen: string[];
  /** What can be worked now, and of it what never had the focus, as starts of markup. */
  readonly look: () => { readonly workable: number; readonly unreached: readonly string[] };
}

declare global {
  interface Window {
    __walk?: Walk;
  }
}

/** Presses between two looks at what was reached. */
const PRESSES_A_LOOK = 10;

/** How often the walk may go round: a page can grow on the way, and the guards of an overlay are stops too. */
const ROUNDS = 3;

/**
 * Walks through a page by Tab from its top: everything that a pointer could work is reached, what has come on the way too, and
 * shows that it has the focus. Of a group of radio buttons and of a list of tabs one is enough: arrows reach the others.
 */
export async function expectReachedByTab(page: Page): Promise<void> {
  await expectComplete(page);
  await page.evaluate(beginWalk);
  let seen = await page.evaluate(lookAround);
  expect(seen.workable).toBeGreaterThan(0);
  for (let presses = 0; seen.unreached.length > 0 && presses < seen.workable * ROUNDS; presses += PRESSES_A_LOOK) {
    for (let press = 0; press < PRESSES_A_LOOK; press++) await page.keyboard.press('Tab');
    seen = await page.evaluate(lookAround);
  }
  expect(seen.unseen.map((markup) => `the focus is not seen on ${markup}`)).toEqual([]);
  expect(seen.unreached).toEqual([]);
}

function lookAround() {
  const { unseen, look } = window.__walk!;
  return { unseen, ...look() };
}

/** Runs in the page. */
function beginWalk(): void {
  const WORKABLE =
    'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';
  const reached = new Set<Element>();
  const unseen: string[] = [];
  const markup = (element: Element) => element.outerHTML.slice(0, 90);
  const groupOf = (element: Element) =>
    element instanceof HTMLInputElement && element.type === 'radio' ? element.name : undefined;
  const showsFocus = (focused: Element) => {
    // What surrounds a small control may carry the ring for it.
    const around = [focused, focused.parentElement, focused.parentElement?.parentElement];
    return around.some((element) => {
      if (!element) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      // The box of a text field has no shadow but that ring.
      if (focused.matches('input') && element === focused.parentElement && boxShadow !== 'none') return true;
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
  };
  const look = () => {
    const groups = new Set([...reached].map(groupOf));
    const workable = [...document.querySelectorAll<HTMLElement>(WORKABLE)].filter(
      (element) =>
        element.tabIndex >= 0 &&
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest('[inert], [aria-hidden="true"]'),
    );
    const unreached = workable.filter((element) => {
      const group = groupOf(element);
      return !reached.has(element) && (group === undefined || !groups.has(group));
    });
    return { workable: workable.length, unreached: unreached.map(markup) };
  };
  const note = () => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return;
    reached.add(focused);
    if (!showsFocus(focused)) unseen.push(markup(focused));
  };
  window.__walk = { unseen, look };
  // Once the key has done all of its work.
  document.addEventListener('keyup', note);
  (document.activeElement as HTMLElement | null)?.blur();
}
