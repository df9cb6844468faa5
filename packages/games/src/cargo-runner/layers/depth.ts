/**
 * Depths from the back to the front. Additive layers lie together in two places: each change of the blend mode begins a new batch.
 */
export const DEPTH = {
  deck: 0,
  station: 2,
  sight: 5,
  stationLight: 6,
  cargoLight: 7,
  plume: 8,
  cargo: 10,
  tow: 20,
  courier: 25,
  drone: 30,
  sign: 33,
  caught: 35,
  matter: 36,
  eye: 40,
  light: 41,
  escape: 42,
  pointer: 50,
  hitBoxes: 60,
} as const;
