import { toBase64 } from '../../base64.ts';
import { type Raster, Studio } from '../../pictures/stage/studio.ts';
import { scenePicture } from '../../pictures/stage/scene/scene.ts';
import { TakeStage } from '../take.ts';
import { type PlateName, plates } from './plates.ts';
import { type TakeName, takes } from './takes.ts';

let studio: Studio | undefined;
const stages = new Map<TakeName, TakeStage>();

/** Functions of this page that the command line calls; each returns a PNG in base 64. */
const page = {
  plate(name: PlateName) {
    studio ??= new Studio();
    const { scene, width, height } = plates[name];
    return png(scenePicture(scene, width, height).shots.view(studio));
  },
  takeFrame(name: TakeName, index: number) {
    studio ??= new Studio();
    const stage = stages.get(name) ?? new TakeStage(studio, takes[name]);
    stages.set(name, stage);
    return png(stage.frame(index));
  },
};

export type SetPage = typeof page;

Object.assign(window, { sets: page, ready: true });

async function png({ width, height, rgba }: Raster): Promise<string> {
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.putImageData(new ImageData(new Uint8ClampedArray(rgba), width, height), 0, 0);
  const blob = await canvas.convertToBlob({ type: 'image/png' });
  return toBase64(new Uint8Array(await blob.arrayBuffer()));
}
