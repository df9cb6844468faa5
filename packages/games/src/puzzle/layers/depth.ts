/** Depths from the back to the front. */
export const DEPTH = {
  wall: 0,
  night: 2,
  back: 5,
  pane: 10,
  seam: 20,
  ghost: 25,
  paneUp: 30,
  picture: 40,
  matter: 50,
  light: 60,
} as const;
