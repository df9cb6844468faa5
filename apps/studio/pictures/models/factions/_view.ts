import type { Picture } from '../../stage/picture.ts';
import { type SpaceScene, scenePicture } from '../../stage/scene/scene.ts';

/** A view has a fixed camera: a calm left half for text, the fleet on the right. */
type View = Omit<SpaceScene, 'samples' | 'camera'>;

/** A faction's sky with its fleet, the background of its card and of its players' names. */
export function factionView(view: View): Picture {
  return scenePicture({ ...view, samples: 8, camera: { fov: 34, at: [0, 2.4, 24], towards: [0, 0.6, 0] } }, 880, 495);
}
