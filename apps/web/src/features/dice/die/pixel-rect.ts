/** A rectangle of a picture, in whole pixels. */
export interface PixelRect {
  readonly left: number;
  readonly top: number;
  /** Exclusive end: the first column and row after the rectangle. */
  readonly right: number;
  readonly bottom: number;
}

export const NO_PIXELS: PixelRect = { left: 0, top: 0, right: 0, bottom: 0 };

/** The smallest rectangle that contains a square around a point, clipped to the picture. */
export function squareAround(
  centre: { readonly x: number; readonly y: number },
  reach: number,
  picture: { readonly width: number; readonly height: number },
): PixelRect {
  const clamp = (value: number, end: number) => Math.min(end, Math.max(0, value));
  return {
    left: clamp(Math.floor(centre.x - reach), picture.width),
    top: clamp(Math.floor(centre.y - reach), picture.height),
    right: clamp(Math.ceil(centre.x + reach), picture.width),
    bottom: clamp(Math.ceil(centre.y + reach), picture.height),
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

/** The smallest rectangle that contains both; empty ones are ignored. */
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
