import type Phaser from 'phaser';
import type { SnakeState } from '../sim.ts';
import { Bursts } from './bursts.ts';
import { ConvoyLayer } from './convoy-layer.ts';
import { DeathSequence } from './death-sequence.ts';
import { EnemyLayer } from './enemy-layer.ts';
import type { Frame } from '@star-seekers/stage/picture/game-scene.ts';
import { HitBoxLayer } from '@star-seekers/stage/picture/hit-box-layer.ts';
import { DEPTH } from './depth.ts';
import { outlineHitBoxes } from './hit-boxes.ts';
import { GhostLayer } from './ghost-layer.ts';
import { createParticles } from './pool.ts';
import { Portals } from './portals.ts';
import { ResourceLayer } from './resource-layer.ts';
import { Shake } from '@star-seekers/stage/picture/shake.ts';

/** The layers and effects of the scene. */
export type Layers = ReturnType<typeof createLayers>;

export function createLayers(scene: Phaser.Scene) {
  const portals = new Portals(scene);
  const particles = createParticles(scene);
  const bursts = new Bursts(particles);
  const shake = new Shake();
  return {
    camera: scene.cameras.main,
    portals,
    ghosts: new GhostLayer(scene),
    resources: new ResourceLayer(scene),
    enemies: new EnemyLayer(scene, portals),
    convoy: new ConvoyLayer(scene, portals),
    death: new DeathSequence(scene, bursts, shake),
    particles,
    bursts,
    shake,
    hitBoxes: new HitBoxLayer(scene, DEPTH.hitBoxes, outlineHitBoxes),
  };
}

/** Clears all effects before the scene shows another moment of the run. */
export function resetLayers({ enemies, convoy, death, bursts, shake }: Layers): void {
  shake.reset();
  enemies.reset();
  convoy.reset();
  death.reset();
  bursts.reset();
}

/** Draws a frame. The death sequence comes first: it decides which ships are left. */
export function drawLayers(layers: Layers, { state, ghosts, clock, hitBoxes }: Frame<SnakeState>): void {
  layers.portals.begin(state);
  layers.death.draw(state, clock);
  layers.ghosts.draw(ghosts, clock);
  layers.resources.draw(state, clock);
  layers.enemies.draw(state, clock);
  layers.convoy.draw(state, clock, layers.death);
  layers.portals.end();
  layers.particles.draw(clock);
  layers.shake.advance(clock);
  layers.shake.move(layers.camera);
  layers.hitBoxes.draw(state, hitBoxes);
}
