import type { EnginePage } from './engine-page.ts';

/** Long enough for software rendering on a busy machine. */
const PATIENCE_MS = 120_000;

/**
 * Waits until an element is visible.
 * @param css its selector
 * @param name matches its label or text
 * @returns its text
 * @throws {Error} when it does not appear in time
 */
export async function see(page: EnginePage, css: string, name = /./): Promise<string> {
  const { text } = await page.evaluate(findElement, css, name.source, 'shown', PATIENCE_MS);
  return text;
}

/** Clicks on an element as soon as it is enabled, at rest and uncovered. */
export async function press(page: EnginePage, css: string, name = /./): Promise<void> {
  const { x, y } = await page.evaluate(findElement, css, name.source, 'pressable', PATIENCE_MS);
  await page.clickAt(x, y);
}

/** Types into a field of a form. */
export async function fillIn(page: EnginePage, label: RegExp, text: string): Promise<void> {
  await press(page, 'input', label);
  await page.type(text);
}

/** Runs in the page. */
async function findElement(css: string, name: string, wanted: 'shown' | 'pressable', patienceMs: number) {
  const nameOf = (element: HTMLElement) => {
    const [label] = element instanceof HTMLInputElement ? (element.labels ?? []) : [];
    return (element.getAttribute('aria-label') ?? (label ?? element).textContent).trim();
  };
  const until = performance.now() + patienceMs;
  while (performance.now() < until) {
    const element = [...document.querySelectorAll<HTMLElement>(css)].find(
      (candidate) =>
        candidate.checkVisibility({ visibilityProperty: true }) &&
        !candidate.matches(':disabled, [aria-disabled=true]') &&
        new RegExp(name, 'u').test(nameOf(candidate)),
    );
    const before = element?.getBoundingClientRect();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    if (!element || !before) continue;
    const { left, top, width, height } = element.getBoundingClientRect();
    const found = { text: nameOf(element), x: left + width / 2, y: top + height / 2 };
    if (wanted === 'shown') return found;
    const still = left === before.left && top === before.top;
    if (still && element.contains(document.elementFromPoint(found.x, found.y))) return found;
    if (still) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  }
  throw new Error(`${location.pathname} has no ${wanted} ${css} with the name ${name}`);
}
