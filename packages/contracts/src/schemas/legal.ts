import { z } from 'zod';

/** The operator's pages, by their addresses in the hub. */
export const LEGAL_PAGES = ['terms', 'privacy', 'refunds'] as const;

export type LegalPage = (typeof LEGAL_PAGES)[number];

/** `de`, `pt-BR`: what a file of another language is named after. */
const language = z.string().regex(/^[a-z]{2}(?:-[A-Z]{2})?$/);

export const legalPageParams = z.strictObject({ page: z.enum(LEGAL_PAGES) });

export const legalPageQuery = z.strictObject({ language: language.optional() });

/** A stretch of text in one style. `href` is `https:`, `http:`, `mailto:` or a path of the hub, and never anything else. */
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

/** A page as plain data: the hub draws it, so no markup of the operator's file ever reaches a browser. */
export const legalDocument = z.object({
  title: z.string(),
  /** Of the text, which may be another one than was asked for. */
  language,
  blocks: z.array(legalBlock),
});

export type LegalSpan = z.infer<typeof legalSpan>;
export type LegalBlock = z.infer<typeof legalBlock>;
export type LegalDocument = z.infer<typeof legalDocument>;
