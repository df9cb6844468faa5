import type { LegalPage } from '@star-seekers/contracts';

/** The operator's pages in the order in which they are named; their addresses are these names. */
export const LEGAL_PAGES = ['terms', 'privacy', 'refunds'] as const satisfies readonly LegalPage[];
