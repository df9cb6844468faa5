export const WIDTH = 1280;
export const HEIGHT = 720;

export type Pen = OffscreenCanvasRenderingContext2D;

/** A frame of a shot to paint. */
export interface Frame {
  readonly pen: Pen;
  /** Number of the frame in the film. */
  readonly index: number;
  /** Beats since the shot began. */
  readonly beat: number;
  /** Position in the shot, from 0 to 1. */
  readonly share: number;
}

export type Painter = (frame: Frame) => void;

export const mix = (from: number, to: number, share: number) => from + (to - from) * share;
export const clamp = (value: number, low = 0, high = 1) => Math.min(high, Math.max(low, value));

/** Rises from 0 to 1 between two values, slow at both ends. */
export function ramp(value: number, from: number, to: number): number {
  const share = clamp((value - from) / (to - from));
  return share * share * (3 - 2 * share);
}

/** Exponential decay: 1 at 0 and 1/e at `tau`. */
export const fall = (value: number, tau: number) => (value < 0 ? 0 : Math.exp(-value / tau));

/** Ease-out: fast first, then slow. */
export const settle = (share: number, power = 3) => 1 - (1 - clamp(share)) ** power;

/** Paints with an alpha and a blend mode, and restores the pen. */
export function paintLayer(
  pen: Pen,
  options: { alpha?: number; blend?: GlobalCompositeOperation; filter?: string },
  paint: () => void,
) {
  pen.save();
  pen.globalAlpha *= options.alpha ?? 1;
  if (options.blend) pen.globalCompositeOperation = options.blend;
  if (options.filter) pen.filter = options.filter;
  paint();
  pen.restore();
}

type Source = CanvasImageSource & { readonly width: number; readonly height: number };

/** Placement of a picture: its middle, its width in pixels, and its rotation in radians. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly turn?: number;
  readonly mirror?: boolean;
}

export function put(pen: Pen, source: Source, { x, y, width, turn = 0, mirror = false }: Place): void {
  const height = (source.height / source.width) * width;
  pen.save();
  pen.translate(x, y);
  pen.rotate(turn);
  if (mirror) pen.scale(-1, 1);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(source, -width / 2, -height / 2, width, height);
  pen.restore();
}

/**
 * Fills the frame with a part of a picture.
 * @param view middle of the part in shares of the picture; zoom 1 just covers the frame
 */
export function cover(pen: Pen, source: Source, view: { x?: number; y?: number; zoom?: number; turn?: number }): void {
  const { x = 0.5, y = 0.5, zoom = 1, turn = 0 } = view;
  const scale = Math.max(WIDTH / source.width, HEIGHT / source.height) * zoom;
  const [width, height] = [source.width * scale, source.height * scale];
  // The edge of the picture stays outside the frame.
  const cx = clamp(x * width, WIDTH / 2, width - WIDTH / 2);
  const cy = clamp(y * height, HEIGHT / 2, height - HEIGHT / 2);
  pen.save();
  pen.translate(WIDTH / 2, HEIGHT / 2);
  pen.rotate(turn);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(source, -cx, -cy, width, height);
  pen.restore();
}

/** A pseudo-random number from 0 to 1 for an index. */
export function chance(seed: number, index: number): number {
  let mixed = (Math.imul(seed, 0x9e37_79b1) ^ Math.imul(index + 1, 0x85eb_ca6b)) >>> 0;
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b_3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a_2d39);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 0x1_0000_0000;
}
