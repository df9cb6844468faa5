/** Physical properties with their logical replacements. */
const PROPERTIES: readonly (readonly [RegExp, string])[] = [
  [/^(?:margin|padding|scroll-margin|scroll-padding)-(?:left|right)$/, '-inline-start or -inline-end'],
  [/^border-(?:left|right)(?:-|$)/, 'border-inline-start or border-inline-end'],
  [/^border-(?:top|bottom)-(?:left|right)-radius$/, 'border-start-start-radius and its like'],
  [/^(?:left|right)$/, 'inset-inline-start or inset-inline-end'],
];

/** Shorthands for four sides: top, right, bottom, left. */
const FOUR_SIDES = /^(?:margin|padding)$/;

const SIDED_VALUES = /^(?:text-align|float|clear|justify-content|justify-items|justify-self)$/;

/** The comment before a declaration that is physical on purpose. */
const ON_PURPOSE = /physical/i;

/** Finds declarations that would not mirror on a right-to-left page; returns each as `file:line: advice`. */
export function findPhysicalDirections(file: string, css: string): string[] {
  const found: string[] = [];
  const lines = css.split('\n');
  for (const [index, line] of lines.entries()) {
    const { property, value } = /^\s*(?<property>[a-z-]+)\s*:\s*(?<value>[^;]+);/.exec(line)?.groups ?? {};
    if (property === undefined || value === undefined || ON_PURPOSE.test(lines[index - 1] ?? '')) continue;
    const instead = PROPERTIES.find(([name]) => name.test(property))?.[1];
    if (instead !== undefined) found.push(`${file}:${index + 1}: ${property}, use ${instead}`);
    if (FOUR_SIDES.test(property) && !value.includes('safe-area-inset')) {
      const [, right, , left] = value.split(/\s+(?![^(]*\))/);
      if (left !== undefined && left !== right) found.push(`${file}:${index + 1}: ${property}, use ${property}-inline`);
    }
    if (SIDED_VALUES.test(property) && /\b(?:left|right)\b/.test(value)) {
      found.push(`${file}:${index + 1}: ${property}: ${value}, use start or end`);
    }
  }
  return found;
}
