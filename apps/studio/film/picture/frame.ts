export const WIDTH = 1280;
export const HEIGHT = 720;

export type Pen = OffscreenCanvasRenderingContext2D;

/** A moment of a shot that is to be painted. */
export interface Frame {
  readonly pen: Pen;
  /** Number of the frame in the film. */
  readonly index: number;
  /** Beats since the shot began. */
  readonly beat: number;
  /** How much of the shot is over, from 0 to 1. */
  readonly share: number;
}

export type Painter = (frame: Frame) => void;

export const mix = (from: number, to: number, share: number) => from + (to - from) * share;
export const clamp = (value: number, low = 0, high = 1) => Math.min(high, Math.max(low, value));

/** From 0 to 1 between two moments, slow at both ends. */
export function ramp(value: number, from: number, to: number): number {
  const share = clamp((value - from) / (to - from));
  return share * share * (3 - 2 * share);
}

/** 1 at the moment and 1/e after `tau`. */
export const fall = (value: number, tau: number) => (value < 0 ? 0 : Math.exp(-value / tau));

/** Fast first, then coming to rest. */
export const settle = (share: number, power = 3) => 1 - (1 - clamp(share)) ** power;

/** Paints with a transparency and a way of blending, and leaves the pen as it was. */
export function layered(
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

/** Where a picture is put: its middle, its width or a scale of its own size, and its turn in radians. */
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
 * @param view middle of the part in shares of the picture, and how many times it is larger than just covering
 */
export function cover(pen: Pen, source: Source, view: { x?: number; y?: number; zoom?: number; turn?: number }): void {
  const { x = 0.5, y = 0.5, zoom = 1, turn = 0 } = view;
  const scale = Math.max(WIDTH / source.width, HEIGHT / source.height) * zoom;
  const [width, height] = [source.width * scale, source.height * scale];
  // The rim of the picture never comes into the frame.
  const cx = clamp(x * width, WIDTH / 2, width - WIDTH / 2);
  const cy = clamp(y * height, HEIGHT / 2, height - HEIGHT / 2);
  pen.save();
  pen.translate(WIDTH / 2, HEIGHT / 2);
  pen.rotate(turn);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(source, -cx, -cy, width, height);
  pen.restore();
}

/** A number from 0 to 1 that belongs to a place in a row. */
export function chance(seed: number, index: number): number {
  let mixed = (Math.imul(seed, 0x9e37_79b1) ^ Math.imul(index + 1, 0x85eb_ca6b)) >>> 0;
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b_3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a_2d39);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 0x1_0000_0000;
}
