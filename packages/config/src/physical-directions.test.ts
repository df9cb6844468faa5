import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

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
function findPhysicalDirections(file: string, css: string): string[] {
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

const root = join(import.meta.dirname, '../../..');
const sheets = globSync('{apps/web,packages/{games,stage,ui}}/src/**/*.css', { cwd: root });

describe('the style sheets', () => {
  it('are found', () => {
    expect(sheets.length).toBeGreaterThan(60);
  });

  it('use logical directions (start, end)', () => {
    expect(sheets.flatMap((file) => findPhysicalDirections(file, readFileSync(join(root, file), 'utf8')))).toEqual([]);
  });
});

describe('the check', () => {
  it.each([
    'margin-left: 1rem;',
    'padding-right: 0;',
    'border-left: 1px solid;',
    'border-top-left-radius: 4px;',
    'left: 0;',
    'text-align: right;',
    'float: left;',
    'padding: 0 var(--space-1) 0 calc(2 * var(--space-1));',
  ])('finds %s', (declaration) => {
    expect(findPhysicalDirections('x.css', `a {\n  ${declaration}\n}`)).toEqual([expect.stringMatching(/^x\.css:2: /)]);
  });

  it.each([
    'margin-inline-start: 1rem;',
    'text-align: start;',
    'inset: 0;',
    '--active-tab-left: 2px;',
    'padding: 0 calc(1px + 2px) 1rem calc(1px + 2px);',
    'padding: 0 env(safe-area-inset-right) 0 env(safe-area-inset-left);',
  ])('accepts %s', (declaration) => {
    expect(findPhysicalDirections('x.css', `a {\n  ${declaration}\n}`)).toEqual([]);
  });

  it('accepts a side of the screen that is marked as physical', () => {
    expect(findPhysicalDirections('x.css', 'a {\n  /* Physical: measured by script. */\n  left: 0;\n}')).toEqual([]);
  });
});
