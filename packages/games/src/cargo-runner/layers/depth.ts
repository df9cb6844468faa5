/** What lies over what, from the back to the front. */
export const DEPTH = {
  deck: 0,
  sight: 5,
  station: 8,
  stationLight: 9,
  cargo: 10,
  tow: 20,
  plume: 24,
  courier: 25,
  drone: 30,
  eye: 31,
  sign: 33,
  caught: 35,
  matter: 40,
  light: 41,
  pointer: 50,
  hitBoxes: 60,
} as const;
