/** The operator's legal pages in display order; each name is also the path. */
export const LEGAL_PAGES = ['terms', 'privacy', 'refunds'] as const;

export type LegalPage = (typeof LEGAL_PAGES)[number];
