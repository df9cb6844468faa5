import type * as MaxRects from 'maxrects-packer';
import sharp from 'sharp';
import type { FrameBox } from '@star-seekers/art';
import type { AtlasSpec, FrameSpec } from './atlas-spec.ts';
import { type FittedFrame, fitFrame } from './fit-frame.ts';
import { type RenderName, readRender } from './renders.ts';

/** Node cannot load the main entry of the package, and its types cover only that one. */
const ENTRY: string = 'maxrects-packer/dist/maxrects-packer.mjs';
const { MaxRectsPacker } = (await import(ENTRY)) as typeof MaxRects;

/** Largest edge that every graphics card supports. */
const LARGEST_EDGE = 2048;
const PADDING = 4;

export interface PackedAtlas {
  readonly spec: AtlasSpec;
  readonly webp: Buffer;
  readonly width: number;
  readonly height: number;
  readonly frames: Readonly<Record<string, FrameBox>>;
  readonly fitted: readonly FittedFrame[];
  /** Source hash of every model in it. */
  readonly sources: Readonly<Record<string, string>>;
}

/** Packs an atlas; returns the missing shots if this machine has not rendered all of them. */
export async function packAtlas(spec: AtlasSpec): Promise<PackedAtlas | { missing: RenderName[] }> {
  const renders = new Map<RenderName, { png: Buffer; source: string }>();
  const missing: RenderName[] = [];
  for (const name of new Set(spec.frames.map(({ from }) => from))) {
    const render = await readRender(name);
    if (render) renders.set(name, render);
    else missing.push(name);
  }
  if (missing.length > 0) return { missing };
  const fitted: FittedFrame[] = [];
  for (const frame of spec.frames) fitted.push(await fit(frame, spec.density, renders, fitted));
  const packer = new MaxRectsPacker(LARGEST_EDGE, LARGEST_EDGE, PADDING, {
    smart: true,
    pot: false,
    square: false,
    border: PADDING,
  });
  for (const { frame, width, height } of fitted) packer.add(width, height, frame);
  const [bin, ...more] = packer.bins;
  if (!bin || more.length > 0) throw new Error(`${spec.name} does not fit in ${LARGEST_EDGE} × ${LARGEST_EDGE}.`);
  const places = new Map(bin.rects.map(({ data, x, y }) => [data as string, { x, y }]));
  const frames: Record<string, FrameBox> = {};
  for (const { frame, width, height } of fitted) {
    const place = places.get(frame);
    if (!place) throw new Error(`${spec.name} lost the frame ${frame}.`);
    frames[frame] = [place.x, place.y, width, height];
  }
  const picture = sharp({
    create: { width: bin.width, height: bin.height, channels: 4, background: '#0000' },
  }).composite(fitted.map(({ frame, png }) => ({ input: png, left: frames[frame][0], top: frames[frame][1] })));
  const webp = await sharp(await picture.png().toBuffer())
    .webp({ quality: spec.quality ?? 90, alphaQuality: spec.quality ?? 95, effort: 6, smartSubsample: true })
    .toBuffer();
  const sources = [...renders].map(([name, { source }]) => [name.split('@')[0], source]);
  return {
    spec,
    webp,
    width: bin.width,
    height: bin.height,
    frames,
    fitted,
    sources: Object.fromEntries(sources.toSorted(([a], [b]) => (a < b ? -1 : 1))) as Record<string, string>,
  };
}

async function fit(
  frame: FrameSpec,
  density: number,
  renders: ReadonlyMap<RenderName, { png: Buffer }>,
  done: readonly FittedFrame[],
): Promise<FittedFrame> {
  const render = renders.get(frame.from);
  if (!render) throw new Error(`${frame.from} was not rendered.`);
  return fitFrame(frame, render.png, density, (name) => {
    const model = done.find((other) => other.frame === name);
    if (!model) throw new Error(`${frame.frame} is like ${name}, which must come before it.`);
    return model.scale;
  });
}
