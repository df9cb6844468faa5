import type Phaser from 'phaser';
import { magnifiedWhereNarrow } from './narrow-board.ts';
import { Particles } from './particles.ts';
import { SpritePool } from './sprite-pool.ts';

/**
 * What the layers of one game stamp its frames with.
 * @param depths what lies over what
 * @param onPhones how much larger things are on a phone, all of them or by their depth; what is not named is as large as the rules have it
 */
export function poolsOf<Frame extends string, Depth extends string>(
  depths: Readonly<Record<Depth | 'matter' | 'light', number>>,
  onPhones: number | Partial<Readonly<Record<Depth | 'matter', number>>> = 1,
) {
  const magnification = (scene: Phaser.Scene, depth: Depth | 'matter') =>
    magnifiedWhereNarrow(scene, typeof onPhones === 'number' ? onPhones : (onPhones[depth] ?? 1));
  return {
    createPool: (scene: Phaser.Scene, depth: Depth, { additive = false } = {}): SpritePool<Frame> =>
      new SpritePool(scene, { depth: depths[depth], additive, magnification: magnification(scene, depth) }),
    /** Short-lived pictures. */
    createParticles: (scene: Phaser.Scene): Particles<Frame> =>
      new Particles(scene, depths, magnification(scene, 'matter')),
  };
}
