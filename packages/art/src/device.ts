/** A rounded rectangle, centred on the body, in tenths of the body's width; y downwards. */
interface Part {
  readonly width: number;
  readonly height: number;
  readonly radius: number;
  /** Offset of its middle below the body's. */
  readonly below: number;
}

const body: Part = { width: 10, height: 20, radius: 1.5, below: 0 };

/** The phone of `/ss-ip`: the picture with margin, shadow and reflection; the body; the opening for the screen. */
export const DEVICE = {
  picture: { width: 12, height: 22.4, below: 0.7 },
  body,
  screen: { width: 9.24, height: 18.48, radius: 1.06, below: 0.08 } satisfies Part,
} as const;
