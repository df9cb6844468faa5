import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LegalDocument } from '@star-seekers/contracts';
import type { LegalPage } from '@star-seekers/contracts/legal-pages';
import type { Bind } from '../../platform/bind-endpoint.ts';
import { parseLegal } from './parse-legal.ts';

/** @param contentDir folder of the operator's own texts */
export function legalRoutes(bind: Bind, contentDir: string): void {
  bind('legalPage', async ({ params, query }) => readLegalPage(contentDir, params.page, query.language));
}

/** The default texts, in English. */
const DEFAULT_TEXTS = fileURLToPath(new URL('../../../content/legal/', import.meta.url));

const DEFAULT_LANGUAGE = 'en';

/**
 * A legal page: the operator's `legal/<page>.<language>.md`, else their `legal/<page>.md`, else the default. Files are read on every
 * request, so that edits take effect at once.
 * @param contentDir the operator's folder; it need not exist
 */
async function readLegalPage(contentDir: string, page: LegalPage, language?: string): Promise<LegalDocument> {
  const ownTexts = join(contentDir, 'legal');
  const candidates: readonly (readonly [folder: string, file: string, language: string])[] = [
    ...(language === undefined ? [] : [[ownTexts, `${page}.${language}.md`, language] as const]),
    [ownTexts, `${page}.md`, DEFAULT_LANGUAGE],
    [DEFAULT_TEXTS, `${page}.md`, DEFAULT_LANGUAGE],
  ];
  for (const [folder, file, fileLanguage] of candidates) {
    const source = await readIfPresent(join(folder, file));
    if (source !== undefined) return { ...parseLegal(source, page), language: fileLanguage };
  }
  throw new Error(`content/legal/${page}.md is missing`);
}

async function readIfPresent(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
