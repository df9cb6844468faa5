/** A rounded rectangle round the middle of the body, in tenths of the body's width; y downwards. */
interface Part {
  readonly width: number;
  readonly height: number;
  readonly radius: number;
  /** How far its middle lies below that of the body. */
  readonly below: number;
}

const body: Part = { width: 10, height: 20, radius: 1.5, below: 0 };

/** The phone of `/ss-ip`: its body with a border of air, shadow and reflection, and the hole where a page is seen. */
export const DEVICE = {
  picture: { width: 12, height: 22.4, below: 0.7 },
  body,
  screen: { width: 9.24, height: 18.48, radius: 1.06, below: 0.08 } satisfies Part,
} as const;
