import type Phaser from 'phaser';
import { type ParticleOptions as AnyParticleOptions, Particles as AnyParticles } from '../../picture/particles.ts';
import { ATLAS } from '../art/atlas.ts';
import type { FrameName } from '../art/frames.ts';
import { DEPTH } from './depth.ts';

export type ParticleOptions = AnyParticleOptions<FrameName>;

/** Short-lived pictures of this game. */
export class Particles extends AnyParticles<FrameName> {
  constructor(scene: Phaser.Scene) {
    super(scene, { atlas: ATLAS, blank: 'glow', matterDepth: DEPTH.matter, lightDepth: DEPTH.light });
  }
}
