/** The categories, in the order of the hub. */
export const CODEX_CATEGORIES = [
  'galaxy',
  'hub',
  'factions',
  'worlds',
  'ships',
  'resources',
  'creatures',
  'relics',
  'devices',
  'history',
  'people',
  'games',
] as const;

export type CodexCategory = (typeof CODEX_CATEGORIES)[number];

/** The three powers (`P3.1`). */
export const CODEX_FACTIONS = ['mud', 'oni', 'ustur'] as const;

export type CodexFaction = (typeof CODEX_FACTIONS)[number];

/** A stretch of text in one style. */
export interface CodexSpan {
  readonly text: string;
  readonly style?: 'emphasis' | 'strong';
  /** Anchor of the entry or section that this text links to. */
  readonly to?: string;
}

/** A named fact of a list of facts: `Length`, `21 m`. */
export interface CodexFact {
  readonly name: string;
  readonly value: readonly CodexSpan[];
}

export type CodexBlock =
  | { readonly kind: 'paragraph'; readonly spans: readonly CodexSpan[] }
  | { readonly kind: 'quote'; readonly spans: readonly CodexSpan[] }
  | { readonly kind: 'facts'; readonly facts: readonly CodexFact[] };

/** The text under one heading. */
export interface CodexSection {
  /** Unique in the whole codex, so it can be the fragment of an address. */
  readonly anchor: string;
  readonly heading: string;
  readonly blocks: readonly CodexBlock[];
}

export interface CodexEntry {
  /** Also the entry's anchor. */
  readonly id: string;
  readonly title: string;
  readonly category: CodexCategory;
  /** The power that the entry belongs to, if any. */
  readonly faction?: CodexFaction;
  /** One line. */
  readonly summary: string;
  /** The blocks before the first heading. */
  readonly lead: readonly CodexBlock[];
  readonly sections: readonly CodexSection[];
}

/** The entries in reading order. */
export type Codex = readonly CodexEntry[];
