import type { EnginePage } from './engine-page.ts';

/** Long enough for a machine that paints with its processor while others work on it. */
const PATIENCE_MS = 120_000;

/**
 * Waits until an element is shown.
 * @param css what it is
 * @param name matches its label or text
 * @returns its text
 * @throws {Error} when it does not come
 */
export async function see(page: EnginePage, css: string, name = /./): Promise<string> {
  const { text } = await page.evaluate(findElement, css, name.source, 'shown', PATIENCE_MS);
  return text;
}

/** Clicks on an element as soon as it can be used, lies still and nothing covers it. */
export async function press(page: EnginePage, css: string, name = /./): Promise<void> {
  const { x, y } = await page.evaluate(findElement, css, name.source, 'pressable', PATIENCE_MS);
  await page.clickAt(x, y);
}

/** Writes into a field of a form. */
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
  throw new Error(`${location.pathname} has no ${wanted} ${css} that is named ${name}`);
}
