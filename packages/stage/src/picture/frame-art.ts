import type { Atlas, FrameBox } from '@star-seekers/art';
import type { Drawing } from './drawing.ts';
import { pictureAt } from './pictures.ts';
import type { Brush } from './paint.ts';
import { createSurface, drawAt, edgeOf, render } from './render.ts';

/** A frame of a rendered sheet. */
export interface Cutout {
  readonly sheet: Atlas;
  readonly frame: string;
  /** In shades of pale grey, which a tint turns into any colour. */
  readonly isPale?: true;
}

/** What a frame of a game shows: a piece of a rendered sheet, or something that is drawn in code. */
export type FrameArt = Cutout | Drawing;

/** A frame of a rendered sheet, by its name there. */
export function cutout<Sheet extends Atlas>(sheet: Sheet, frame: keyof Sheet['frames'] & string): Cutout {
  return { sheet, frame };
}

/** A frame without its colours, for ghosts. */
export function pale(art: Cutout): Cutout {
  return { ...art, isPale: true };
}

/** A picture that is a file of its own. @param density its pixels per logical pixel */
export function wholePicture({ url, width, height }: Omit<Atlas, 'density' | 'frames'>, density: number): Cutout {
  return { sheet: { url, width, height, density, frames: { whole: [0, 0, width, height] } }, frame: 'whole' };
}

/** All frames of a strip, in the order of its numbers: `explosion-00`, `explosion-01`, … */
export function cutoutStrip<Name extends string>(sheet: Atlas, name: Name): readonly [`${Name}-${number}`, Cutout][] {
  return Object.keys(sheet.frames)
    .filter((frame) => new RegExp(`^${name}-\\d\\d$`, 'u').test(frame))
    .toSorted()
    .map((frame, index) => [`${name}-${index}`, { sheet, frame }]);
}

/** A frame as it goes into the atlas of a game. */
export interface FramePicture {
  /** Its size in the atlas. */
  readonly width: number;
  readonly height: number;
  readonly pivot?: readonly [x: number, y: number];
  /** Paints it there, its left upper corner at `(x, y)`. */
  paint(brush: Brush, x: number, y: number): void;
}

/**
 * A frame in a density; its sheet has been loaded.
 * @param density physical pixels per logical pixel
 */
export function framePicture(art: FrameArt, density: number): FramePicture {
  if (!isCutout(art)) {
    const edge = edgeOf(art, density);
    return { width: edge, height: edge, paint: (brush, x, y) => drawAt(brush, art, density, { x, y }) };
  }
  const { sheet, frame } = art;
  const box = boxOf(art);
  const scale = density / sheet.density;
  const pivot = sheet.pivots?.[frame];
  const [width, height] = [Math.round(box[2] * scale), Math.round(box[3] * scale)];
  const image = pictureAt(sheet.url);
  const paint: FramePicture['paint'] = (brush, x, y) => {
    if (art.isPale) brush.drawImage(paleImage(image, box, width, height), x, y);
    else brush.drawImage(image, ...box, x, y, width, height);
  };
  return { width, height, ...(pivot && { pivot }), paint };
}

/** How far grey shades are lifted towards white: a dark hull would not be seen as a ghost. */
const PALENESS = 'rgb(255 255 255 / 45%)';

function paleImage(
  image: CanvasImageSource,
  [x, y, width, height]: FrameBox,
  toWidth: number,
  toHeight: number,
): HTMLCanvasElement {
  const { canvas, brush } = createSurface(toWidth, toHeight);
  const draw = () => brush.drawImage(image, x, y, width, height, 0, 0, toWidth, toHeight);
  draw();
  brush.globalCompositeOperation = 'saturation';
  brush.fillStyle = '#808080';
  brush.fillRect(0, 0, toWidth, toHeight);
  brush.globalCompositeOperation = 'screen';
  brush.fillStyle = PALENESS;
  brush.fillRect(0, 0, toWidth, toHeight);
  // What was transparent is so again.
  brush.globalCompositeOperation = 'destination-in';
  draw();
  return canvas;
}

/** A frame fitted into a square, for pages; its sheet has been loaded. @param pixels the edge of the square */
export function squarePicture(art: FrameArt, pixels: number): HTMLCanvasElement {
  if (!isCutout(art)) return render(art, pixels / art.size);
  const [x, y, width, height] = boxOf(art);
  const { canvas, brush } = createSurface(pixels);
  const scale = pixels / Math.max(width, height);
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(
    pictureAt(art.sheet.url),
    ...([x, y, width, height] as const),
    (pixels - width * scale) / 2,
    (pixels - height * scale) / 2,
    width * scale,
    height * scale,
  );
  return canvas;
}

/** The sheet that a frame needs, if any. */
export function sheetOf(art: FrameArt): Atlas | undefined {
  return art.sheet;
}

/** Where a frame lies on its sheet, in pixels of the sheet. @throws {Error} when it is not there */
export function boxOf({ sheet, frame }: Cutout): FrameBox {
  const box = sheet.frames[frame];
  if (!box) throw new Error(`${sheet.url} has no frame ${frame}.`);
  return box;
}

function isCutout(art: FrameArt): art is Cutout {
  return 'frame' in art;
}
