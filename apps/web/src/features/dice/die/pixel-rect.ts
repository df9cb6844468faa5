/** A part of a picture, in whole pixels. */
export interface PixelRect {
  readonly left: number;
  readonly top: number;
  /** The first column and row behind it. */
  readonly right: number;
  readonly bottom: number;
}

export const NO_PIXELS: PixelRect = { left: 0, top: 0, right: 0, bottom: 0 };

/** The smallest part of a picture that holds a square round a point. */
export function squareRound(
  centre: { readonly x: number; readonly y: number },
  reach: number,
  picture: { readonly width: number; readonly height: number },
): PixelRect {
  const within = (value: number, end: number) => Math.min(end, Math.max(0, value));
  return {
    left: within(Math.floor(centre.x - reach), picture.width),
    top: within(Math.floor(centre.y - reach), picture.height),
    right: within(Math.ceil(centre.x + reach), picture.width),
    bottom: within(Math.ceil(centre.y + reach), picture.height),
  };
}

export function grow(
  rect: PixelRect,
  margin: number,
  picture: { readonly width: number; readonly height: number },
): PixelRect {
  return {
    left: Math.max(0, rect.left - margin),
    top: Math.max(0, rect.top - margin),
    right: Math.min(picture.width, rect.right + margin),
    bottom: Math.min(picture.height, rect.bottom + margin),
  };
}

/** The smallest part that holds both; one without pixels does not count. */
export function union(a: PixelRect, b: PixelRect): PixelRect {
  if (a.right <= a.left) return b;
  if (b.right <= b.left) return a;
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  };
}
