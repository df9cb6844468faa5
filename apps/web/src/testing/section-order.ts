/** Titles of sections from top to bottom, as they are seen in a narrow window. */
export function sectionsFromTop(container: Element): string[] {
  return [...container.querySelectorAll('h2')]
    .map((title) => ({ text: title.textContent, top: title.getBoundingClientRect().top }))
    .toSorted((one, other) => one.top - other.top)
    .map(({ text }) => text);
}
