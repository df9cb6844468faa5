import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../../../docs/spec');

const DOCUMENTS = { G: 'games.md', P: 'platform.md' } as const;

/**
 * Reads the tables of figures in a section of the product's specification (`docs/spec`).
 * @param section for example `G2`
 * @returns values by id, as written
 */
export function specFigures(section: `${keyof typeof DOCUMENTS}${number}`): Record<string, string> {
  const text = readFileSync(join(FOLDER, DOCUMENTS[section[0] as keyof typeof DOCUMENTS]), 'utf8');
  const figures = [...text.matchAll(/^\| (\w+\.\w+) \| [^|]+ \| ([^|]+) \|$/gm)];
  const ofSection = figures.filter(([, id = '']) => id.startsWith(`${section}.`));
  return Object.fromEntries(ofSection.map(([, id, value = '']) => [id, value]));
}
