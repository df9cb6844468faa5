import type { CodexCategory } from './codex-model.ts';

/** What a day's quiz may be about. The order is part of the rules. */
export const QUIZ_THEMES = ['galaxy', 'hub', 'peoples', 'worlds', 'ships', 'goods', 'past'] as const;

export type QuizTheme = (typeof QUIZ_THEMES)[number];

/** The theme of the questions about a category of the codex; those about the games have none. */
export const THEME_OF: Readonly<Record<CodexCategory, QuizTheme | undefined>> = {
  galaxy: 'galaxy',
  hub: 'hub',
  factions: 'peoples',
  people: 'peoples',
  worlds: 'worlds',
  creatures: 'worlds',
  ships: 'ships',
  resources: 'goods',
  devices: 'goods',
  history: 'past',
  relics: 'past',
  games: undefined,
};
