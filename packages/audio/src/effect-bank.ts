import type { EffectId } from './effect-id.ts';

/** Banks: effects in one file that load together. `ui` is for the whole hub, the others for one screen each. */
export const EFFECT_BANKS = ['ui', 'dice', 'snake', 'cargo', 'arena', 'memory', 'quiz', 'puzzle'] as const;

export type EffectBank = (typeof EFFECT_BANKS)[number];

type Family<Id extends string> = Id extends `${infer Head}.${string}` ? Head : never;

const BANK_OF_FAMILY: Record<Family<EffectId>, EffectBank> = {
  ui: 'ui',
  result: 'ui',
  credits: 'ui',
  dice: 'dice',
  snake: 'snake',
  cargo: 'cargo',
  arena: 'arena',
  memory: 'memory',
  quiz: 'quiz',
  puzzle: 'puzzle',
};

export function bankOf(id: EffectId): EffectBank {
  return BANK_OF_FAMILY[id.slice(0, id.indexOf('.')) as Family<EffectId>];
}
