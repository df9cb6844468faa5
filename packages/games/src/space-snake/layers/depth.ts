/** Depths from the back to the front. */
export const DEPTH = {
  backdrop: 0,
  room: 2,
  ghost: 3,
  portal: 5,
  gate: 6,
  plume: 7,
  resource: 10,
  enemy: 20,
  convoy: 30,
  lamps: 31,
  death: 35,
  matter: 40,
  light: 41,
  rim: 50,
  hitBoxes: 60,
} as const;
