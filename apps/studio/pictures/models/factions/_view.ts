import type { Picture } from '../../stage/picture.ts';
import { type SpaceScene, scenePicture } from '../../stage/scene/scene.ts';

/** What a faction's view does not choose: a calm left half for words, the fleet on the right. */
type View = Omit<SpaceScene, 'samples' | 'camera'>;

/** A faction's sky with its fleet: behind its card and behind the name of those who fly for it. */
export function factionView(view: View): Picture {
  return scenePicture({ ...view, samples: 8, camera: { fov: 34, at: [0, 2.4, 24], towards: [0, 0.6, 0] } }, 880, 495);
}
