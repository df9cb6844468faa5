import { Kit } from '../../kit/kit.ts';
import { plate } from '../../kit/shapes/plate.ts';
import { ball } from '../../kit/shapes/round.ts';
import type { Vec2, Vec3 } from '../../kit/vector.ts';
import type { Picture } from '../../stage/picture.ts';
import type { Actor } from '../../stage/scene/cast.ts';
import { linePicture } from '../../stage/scene/line-art.ts';
import type { Sculpture } from '../../stage/sculpture.ts';

/** 180 × 240 mm at 210 dots per inch, rendered at 1.5 times the size for smooth lines. */
const WIDTH = 2250;
const HEIGHT = 3000;
/** 0.5 mm on paper. */
const PEN = 6;

/** A page of the coloring book; the camera shows about 10 × 13.5 units at z = 0. */
export function page(actors: readonly Actor[]): Picture {
  const camera = { fov: 34, at: [0, 0, 22], towards: [0, 0, 0] } as const;
  const { shots } = linePicture({ actors, camera, pen: PEN }, WIDTH, HEIGHT);
  return { shots: { lines: shots.lines } };
}

const paper = { colour: '#ffffff' };

/** A star of four points that faces the viewer. */
function star(): Sculpture {
  const kit = new Kit(71);
  const points = Array.from({ length: 8 }, (_, index): Vec2 => {
    const reach = index % 2 === 0 ? 1 : 0.26;
    const turn = (index * Math.PI) / 4;
    return [Math.sin(turn) * reach, Math.cos(turn) * reach];
  });
  kit.add(plate(points, 0.02, 0), paper, { turn: [Math.PI / 2, 0, 0] });
  return { kit, look: 'rock', material: {}, radius: 1, half: 1 };
}

/** A small world without a feature. */
function moon(): Sculpture {
  const kit = new Kit(72);
  kit.add(ball(1, 64), paper);
  return { kit, look: 'rock', material: {}, radius: 1, half: 1 };
}

/** Stars in the background, by position and size. */
export function stars(...places: readonly (readonly [x: number, y: number, size: number])[]): readonly Actor[] {
  return places.map(([x, y, size]) => ({ build: star, at: [x * 2, y * 2, -22], size: size * 2 }));
}

/** A moon in the background. */
export function moonAt(at: Vec3, size: number): Actor {
  return { build: moon, at, size };
}

/** Six overlapping puffs. */
function cloud(): Sculpture {
  const kit = new Kit(73);
  const puffs = [
    [-2.4, 0, 0, 0.9],
    [-1.3, 0.5, 0.5, 1.15],
    [0.2, 0.9, -0.4, 1.4],
    [1.5, 0.4, 0.7, 1.1],
    [2.5, -0.1, 0.1, 0.8],
    [0.3, -0.3, 1.3, 1.1],
  ] as const;
  for (const [x, y, z, radius] of puffs) kit.add(ball(radius, 48), paper, { at: [x, y, z] });
  return { kit, look: 'rock', material: {}, radius: 4, half: 4 };
}

/** A cloud, about 6 units wide at size 1. */
export function cloudAt(at: Vec3, size: number): Actor {
  return { build: cloud, at, size };
}
