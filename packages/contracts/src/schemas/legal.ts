import { z } from 'zod';
import { LEGAL_PAGES } from '../domain/legal-pages.ts';

/** Language tag such as `de` or `pt-BR`, as in the names of translated files. */
const language = z.string().regex(/^[a-z]{2}(?:-[A-Z]{2})?$/);

export const legalPageParams = z.strictObject({ page: z.enum(LEGAL_PAGES) });

export const legalPageQuery = z.strictObject({ language: language.optional() });

/** Text in one style. `href` is limited to `https:`, `http:`, `mailto:` and paths of the hub. */
const legalSpan = z.object({
  text: z.string(),
  style: z.enum(['strong', 'emphasis', 'code']).optional(),
  href: z
    .string()
    .regex(/^(?:https?:|mailto:|\/(?![/\\]))/)
    .optional(),
});

const legalBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), level: z.union([z.literal(2), z.literal(3)]), spans: z.array(legalSpan) }),
  z.object({ kind: z.literal('paragraph'), spans: z.array(legalSpan) }),
  z.object({ kind: z.literal('list'), ordered: z.boolean(), items: z.array(z.array(legalSpan)) }),
]);

/** A page as plain data, rendered by the hub, so that no markup of the operator's file reaches a browser. */
export const legalDocument = z.object({
  title: z.string(),
  /** Language of the text, which may differ from the requested one. */
  language,
  blocks: z.array(legalBlock),
});

export type LegalSpan = z.infer<typeof legalSpan>;
export type LegalBlock = z.infer<typeof legalBlock>;
export type LegalDocument = z.infer<typeof legalDocument>;
