/** Every sound effect of the hub and its games, by the event it belongs to. */
export const EFFECT_IDS = [
  'ui.click',
  'ui.confirm',
  'ui.error',
  'ui.countdown',
  'ui.go',
  'result.count',
  'result.best',
  'result.verified',
  'credits.collect',
  'dice.roll',
  'dice.land',
  'snake.turn',
  'snake.collect.ammo',
  'snake.collect.food',
  'snake.collect.fuel',
  'snake.collect.tool',
  'snake.grow',
  'snake.expire',
  'snake.wave',
  'snake.enemyActive',
  'snake.death',
] as const;

export type EffectId = (typeof EFFECT_IDS)[number];
