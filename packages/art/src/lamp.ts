/** A place in the picture of the Lamp, in units of its size. */
interface LampPlace {
  readonly x: number;
  readonly y: number;
}

/** The picture of the Lamp: where the Lamp hangs, and the lanterns at the ends of its six cables, in the order of the games. */
export const LAMP_PICTURE: {
  readonly width: number;
  readonly height: number;
  readonly lamp: LampPlace & { readonly radius: number };
  readonly lanterns: readonly LampPlace[];
} = {
  width: 400,
  height: 300,
  lamp: { x: 200, y: 150, radius: 38 },
  lanterns: [
    { x: 84, y: 66 },
    { x: 222, y: 38 },
    { x: 338, y: 96 },
    { x: 322, y: 224 },
    { x: 178, y: 258 },
    { x: 62, y: 200 },
  ],
};
