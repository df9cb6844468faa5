import sharp from 'sharp';
import type { FrameSpec } from './atlas-spec.ts';

/** Transparent pixels around every frame. */
const MARGIN = 2;

/** Minimum alpha of solid and of visible pixels. */
const SOLID = 190;
const SEEN = 5;

export interface FittedFrame {
  readonly frame: string;
  readonly png: Buffer;
  readonly width: number;
  readonly height: number;
  /** Pixels of the frame per pixel of the shot. */
  readonly scale: number;
}

/** Scales a shot to its size in the atlas and crops it symmetrically, so that its middle stays the same. */
export async function fitFrame(
  spec: FrameSpec,
  png: Buffer,
  density: number,
  scaleOf: (frame: string) => number,
): Promise<FittedFrame> {
  if ('crop' in spec) {
    const [left, top, width, height] = spec.crop;
    const cut = await sharp(png).extract({ left, top, width, height }).png().toBuffer();
    return { frame: spec.frame, png: cut, width, height, scale: 1 };
  }
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const scale = 'like' in spec ? scaleOf(spec.like) : scaleToFit(spec, data, info.width, info.height) * density;
  const width = Math.round(info.width * scale);
  const height = Math.round(info.height * scale);
  const resized = sharp(png).resize(width, height, { kernel: 'lanczos3', fit: 'fill' });
  if ('fit' in spec && scale < 0.9) resized.sharpen({ sigma: 0.6, m1: 0.6, m2: 1.2 });
  const whole = await resized.raw().toBuffer();
  if (spec.pivot) return { frame: spec.frame, png: await toPng(whole, width, height), width, height, scale };
  const reach = seenFromMiddle(whole, width, height);
  const [halfWidth, halfHeight] = [reach.x + MARGIN, reach.y + MARGIN];
  const padded = await sharp(await toPng(whole, width, height))
    .extend({ top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN, background: '#0000' })
    .png()
    .toBuffer();
  const [middleX, middleY] = [(width + 2 * MARGIN) / 2, (height + 2 * MARGIN) / 2];
  const left = Math.max(0, Math.floor(middleX - halfWidth));
  const top = Math.max(0, Math.floor(middleY - halfHeight));
  const box = { left, top, width: width + 2 * MARGIN - 2 * left, height: height + 2 * MARGIN - 2 * top };
  const cut = await sharp(padded).extract(box).png().toBuffer();
  return { frame: spec.frame, png: cut, width: box.width, height: box.height, scale };
}

const toPng = (data: Buffer, width: number, height: number) =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();

function scaleToFit(spec: FrameSpec, data: Buffer, width: number, height: number): number {
  if ('width' in spec) return spec.width / width;
  if (!('fit' in spec)) throw new Error(`${spec.frame} has no size.`);
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (data[(y * width + x) * 4 + 3] < SOLID) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  if (right < 0) throw new Error(`${spec.from} shows nothing solid.`);
  return spec.fit / Math.max(right - left + 1, bottom - top + 1);
}

/** Largest distances of a visible pixel from the middle. */
function seenFromMiddle(data: Buffer, width: number, height: number): { x: number; y: number } {
  const reach = { x: 0, y: 0 };
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (data[(y * width + x) * 4 + 3] < SEEN) continue;
      reach.x = Math.max(reach.x, Math.abs(x + 0.5 - width / 2) + 0.5);
      reach.y = Math.max(reach.y, Math.abs(y + 0.5 - height / 2) + 0.5);
    }
  return reach;
}
