import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findPhysicalDirections } from './physical-directions.ts';

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
