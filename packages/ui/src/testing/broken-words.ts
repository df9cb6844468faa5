/**
 * Words of texts in sight that are broken inside: they stand in two lines without a hyphen. Not for languages that are written without spaces.
 * @returns each with the text that it stands in
 */
export function brokenWords(root: Element): readonly string[] {
  const broken: string[] = [];
  const range = document.createRange();
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    if (text.parentElement?.checkVisibility() !== true || isUnseen(text.parentElement)) continue;
    for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{M}\p{N}]{2,}/gu)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (tops.size > 1 && getComputedStyle(text.parentElement).hyphens !== 'auto')
        broken.push(`${word}: ${text.data}`);
    }
  }
  return broken;
}

/** For screen readers alone. */
function isUnseen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width <= 1 || height <= 1;
}
