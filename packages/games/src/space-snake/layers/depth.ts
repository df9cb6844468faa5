/** What lies over what, from the back to the front. */
export const DEPTH = {
  backdrop: 0,
  portal: 5,
  resource: 10,
  gate: 19,
  enemy: 20,
  plume: 29,
  convoy: 30,
  lamps: 31,
  death: 35,
  matter: 40,
  light: 41,
  points: 42,
  rim: 50,
  hitBoxes: 60,
} as const;
