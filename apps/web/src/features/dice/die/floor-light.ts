import { EYE, EYE_DISTANCE, type Framing } from './camera.ts';
import { KEY_LIGHT } from './light-table.ts';
import type { DieLook } from './look.ts';
import { matrixOf } from './rotation.ts';
import type { Pose } from './tumble.ts';
import { type Vector, add, cross, normalize, scale } from './vector.ts';

/** Half size of the box that casts the shadow: less than 1, because the die has rounded edges. */
const HALF = 0.96;

/** Directions towards the light: a softbox around the key light, and the sky around the zenith. */
const KEY_RAYS = ringDirections(KEY_LIGHT, [0.07, 0.17], 4);
const SKY_RAYS = ringDirections([0, 1, 0], [0.55, 1.3], 5);

const KEY_SHARE = 0.46;
const SKY_SHARE = 0.44;

/** Radius of the shadow on the floor for a die at height 0, in scene units; it grows with the height. */
const REACH = 3.2;

/**
 * Draws the die's soft shadow, which hardens towards the contact, and the light of its lower pips into a small picture
 * that is scaled up afterwards.
 */
export function renderFloorLight(
  pixels: Uint8ClampedArray,
  width: number,
  height: number,
  pose: Pose,
  framing: Framing,
  look: DieLook,
): void {
  const matrix = matrixOf(pose.rotation);
  const keyRays = slopesOf(matrix, KEY_RAYS);
  const skyRays = slopesOf(matrix, SKY_RAYS);
  const [dieX, dieY, dieZ] = pose.position;
  const reach = REACH + dieY;
  const glowWidth = 1.1 + 0.5 * dieY;
  const glowHeight = 0.32 / (0.6 + 0.4 * dieY);
  const [red, green, blue] = look.glow.map((light) => 255 * Math.min(1, light) ** 0.45) as [number, number, number];
  const unit = 1 / framing.pixelsPerUnit;

  for (let row = 0; row < height; row++) {
    const y = (framing.centreY - row - 0.5) * unit;
    for (let column = 0; column < width; column++) {
      const x = (column + 0.5 - framing.centreX) * unit;
      const index = (row * width + column) * 4;
      pixels[index + 3] = 0;
      // `fall` is the ray's drop per unit of length; `way` is the length to the floor.
      const fall = -(EYE.up[1] * y + EYE.forward[1] * EYE_DISTANCE);
      if (fall <= 0) continue;
      const way = EYE.position[1] / fall;
      const floorX = x * way - dieX;
      const floorZ = EYE.position[2] + (EYE.up[2] * y + EYE.forward[2] * EYE_DISTANCE) * way - dieZ;
      if (floorX * floorX + floorZ * floorZ > reach * reach) continue;
      const ox = matrix[0] * floorX - matrix[3] * dieY + matrix[6] * floorZ;
      const oy = matrix[1] * floorX - matrix[4] * dieY + matrix[7] * floorZ;
      const oz = matrix[2] * floorX - matrix[5] * dieY + matrix[8] * floorZ;
      const key = blockedShare(keyRays, ox, oy, oz);
      const sky = blockedShare(skyRays, ox, oy, oz);
      const shadow = 1 - (1 - KEY_SHARE * key) * (1 - SKY_SHARE * sky);
      const far = Math.sqrt(floorX * floorX + floorZ * floorZ) / glowWidth;
      const fade = Math.max(0, 1 - far * 0.45);
      const glow = glowHeight * fade * fade * (1 - 0.5 * key);
      const alpha = glow + shadow * (1 - glow);
      const share = glow / (alpha || 1);
      pixels[index] = red * share;
      pixels[index + 1] = green * share;
      pixels[index + 2] = blue * share;
      pixels[index + 3] = alpha * 255;
    }
  }
}

/** The share of rays from a point (in the die's axes) that hit the box. */
function blockedShare(slopes: Float64Array, ox: number, oy: number, oz: number): number {
  let blocked = 0;
  for (let index = 0; index < slopes.length; index += 3) {
    const sx = slopes[index]!;
    const sy = slopes[index + 1]!;
    const sz = slopes[index + 2]!;
    const reachX = HALF * Math.abs(sx);
    const reachY = HALF * Math.abs(sy);
    const reachZ = HALF * Math.abs(sz);
    const enter = Math.max(-ox * sx - reachX, -oy * sy - reachY, -oz * sz - reachZ);
    const leave = Math.min(-ox * sx + reachX, -oy * sy + reachY, -oz * sz + reachZ);
    if (leave > enter && leave > 0) blocked++;
  }
  return (blocked * 3) / slopes.length;
}

/** Reciprocals of the ray directions' components, in the die's axes. */
function slopesOf(m: readonly number[], rays: readonly Vector[]): Float64Array {
  return Float64Array.from(
    rays.flatMap(([x, y, z]) => [
      1 / (m[0]! * x + m[3]! * y + m[6]! * z),
      1 / (m[1]! * x + m[4]! * y + m[7]! * z),
      1 / (m[2]! * x + m[5]! * y + m[8]! * z),
    ]),
  );
}

/** Directions on rings around an axis: `radii` are tangents of the rings' angles from the axis. */
function ringDirections(axis: Vector, radii: readonly number[], spokes: number): readonly Vector[] {
  const side = normalize(cross(axis, [0.31, 0.2, 0.93]));
  const other = cross(axis, side);
  return radii.flatMap((radius, ring) =>
    Array.from({ length: spokes }, (_, spoke) => {
      const angle = ((spoke + ring / radii.length) / spokes) * 2 * Math.PI;
      const across = add(scale(side, Math.cos(angle)), scale(other, Math.sin(angle)));
      return normalize(add(axis, scale(across, radius)));
    }),
  );
}
