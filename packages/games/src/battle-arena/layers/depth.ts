/**
 * Depths from the back to the front. Bullets lie above explosions. Additive layers lie together in two places: each change of the
 * blend mode begins a new batch.
 */
export const DEPTH = {
  sky: 0,
  stars: 1,
  planets: 2,
  telegraph: 8,
  engine: 9,
  plume: 10,
  rock: 12,
  powerUp: 14,
  enemy: 20,
  boss: 22,
  ship: 30,
  matter: 36,
  flash: 40,
  light: 41,
  beam: 44,
  shot: 46,
  bullet: 50,
  words: 54,
  hitBoxes: 60,
} as const;
