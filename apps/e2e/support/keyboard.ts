import type { CDPSession, Page } from 'playwright/test';
import { expect } from './expect.ts';
import { expectComplete } from './screen-checks.ts';

/** Records of a walk through a page, stored in the page. Elements are given by the start of their markup. */
interface Walk {
  /** Elements that had the focus without a visible sign. */
  readonly withoutRing: string[];
  /** The current number of operable elements, and those that never had the focus. */
  readonly survey: () => { readonly operable: number; readonly unreached: readonly string[] };
}

declare global {
  interface Window {
    __walk?: Walk;
  }
}

/** Presses between two surveys. */
const PRESSES_PER_SURVEY = 10;

/** Maximum number of rounds: a page can grow on the way, and the focus guards of an overlay are stops too. */
const ROUNDS = 3;

/** One for each page, for as long as it is open: the end of any session ends a device that makes passkeys too. */
const sessions = new WeakMap<Page, CDPSession>();

/**
 * Walks through a page by Tab from its top. Expects that every operable element, also one that appears on the way, gets the focus and
 * shows it. Of a group of radio buttons or a list of tabs one is enough, because arrows reach the others.
 * @param part `main` begins at the content of the screen, as the link that skips to it does, and looks at that alone
 */
export async function expectReachedByTab(page: Page, part: 'body' | 'main' = 'body'): Promise<void> {
  await expectComplete(page);
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  await page.evaluate(beginWalk, part);
  let result = await page.evaluate(readWalk);
  expect(result.operable).toBeGreaterThan(0);
  for (
    let presses = 0;
    result.unreached.length > 0 && presses < result.operable * ROUNDS;
    presses += PRESSES_PER_SURVEY
  ) {
    await pressTab(session, PRESSES_PER_SURVEY);
    result = await page.evaluate(readWalk);
  }
  expect(result.withoutRing.map((markup) => `the focus is invisible on ${markup}`)).toEqual([]);
  expect(result.unreached).toEqual([]);
}

/** Presses Tab without a frame between two presses: painting the focus on each stop would take most of the time. */
async function pressTab(session: CDPSession, times: number): Promise<void> {
  const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 };
  const events = Array.from({ length: times }, () => ['rawKeyDown', 'keyUp'] as const).flat();
  // The browser handles them in this order.
  await Promise.all(events.map(async (type) => session.send('Input.dispatchKeyEvent', { type, ...tab })));
}

/** Runs in the page. */
function readWalk() {
  const { withoutRing, survey } = window.__walk!;
  return { withoutRing, ...survey() };
}

/** Runs in the page. */
function beginWalk(part: 'body' | 'main'): void {
  const OPERABLE =
    'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';
  const reached = new Set<Element>();
  const withoutRing: string[] = [];
  const markup = (element: Element) => element.outerHTML.slice(0, 90);
  const groupOf = (element: Element) =>
    element instanceof HTMLInputElement && element.type === 'radio' ? element.name : undefined;
  const showsFocus = (focused: Element) => {
    // A parent of a small control may show the focus ring, and so may a part of a control, such as the world over the name of a gate.
    const around = [focused, focused.parentElement, focused.parentElement?.parentElement, ...focused.children];
    return around.some((element) => {
      if (!element) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      // The only shadow of a text field's box is its focus ring.
      if (focused.matches('input, textarea') && element === focused.parentElement && boxShadow !== 'none') return true;
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
  };
  const survey = () => {
    const groups = new Set([...reached].map(groupOf));
    const operable = [...document.querySelectorAll<HTMLElement>(`${part} :is(${OPERABLE})`)].filter(
      (element) =>
        element.tabIndex >= 0 &&
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest('[inert], [aria-hidden="true"]'),
    );
    const unreached = operable.filter((element) => {
      const group = groupOf(element);
      return !reached.has(element) && (group === undefined || !groups.has(group));
    });
    return { operable: operable.length, unreached: unreached.map(markup) };
  };
  const recordFocus = () => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return;
    reached.add(focused);
    if (!showsFocus(focused)) withoutRing.push(markup(focused));
  };
  window.__walk = { withoutRing, survey };
  // At keyup all handlers of the key have run.
  document.onkeyup = recordFocus;
  (document.activeElement as HTMLElement | null)?.blur();
  if (part === 'main') document.querySelector('main')?.focus();
}
