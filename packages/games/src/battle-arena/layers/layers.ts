import type Phaser from 'phaser';
import { DangerEdge } from '@star-seekers/stage/picture/danger-edge.ts';
import type { Frame } from '@star-seekers/stage/picture/game-scene.ts';
import { HitBoxLayer } from '@star-seekers/stage/picture/hit-box-layer.ts';
import { DEPTH } from './depth.ts';
import { HitStop } from '@star-seekers/stage/picture/hit-stop.ts';
import { Shake } from '@star-seekers/stage/picture/shake.ts';
import { CANVAS } from '../rules.ts';
import type { ArenaState } from '../simulation/state.ts';
import { BossLayer } from './boss-layer.ts';
import { BulletLayer } from './bullet-layer.ts';
import { Bursts } from './bursts.ts';
import { DriftLayer } from './drift-layer.ts';
import { EnemyLayer } from './enemy-layer.ts';
import { GhostLayer } from './ghost-layer.ts';
import { Flashes } from './flashes.ts';
import { outlineHitBoxes } from './hit-boxes.ts';
import { createParticles } from './pool.ts';
import { ShipLayer } from './ship-layer.ts';
import { SkyLayer } from './sky-layer.ts';
import { WreckLayer } from './wreck-layer.ts';

/** The layers and effects of the scene. */
export type Layers = ReturnType<typeof createLayers>;

export function createLayers(scene: Phaser.Scene) {
  const flashes = new Flashes();
  const particles = createParticles(scene);
  const bursts = new Bursts(particles);
  const shake = new Shake();
  return {
    camera: scene.cameras.main,
    sky: new SkyLayer(scene),
    lastShip: new DangerEdge(scene, CANVAS, DEPTH.planets),
    drift: new DriftLayer(scene, flashes),
    enemies: new EnemyLayer(scene, flashes),
    bosses: new BossLayer(scene, flashes),
    ghosts: new GhostLayer(scene),
    wrecks: new WreckLayer(scene, bursts, shake),
    ship: new ShipLayer(scene),
    bullets: new BulletLayer(scene),
    particles,
    bursts,
    flashes,
    shake,
    hitStop: new HitStop(),
    hitBoxes: new HitBoxLayer(scene, DEPTH.hitBoxes, outlineHitBoxes),
  };
}

/** Clears all effects before the scene shows another moment of the run. */
export function resetLayers({ bosses, ghosts, wrecks, ship, bursts, flashes, shake, hitStop }: Layers): void {
  shake.reset();
  hitStop.reset();
  bosses.reset();
  ghosts.places.reset();
  wrecks.reset();
  ship.reset();
  bursts.reset();
  flashes.reset();
}

export function drawLayers(layers: Layers, { state, ghosts, clock, hitBoxes }: Frame<ArenaState>): void {
  if (layers.hitStop.holds(clock)) return;
  layers.sky.draw(clock, state.bosses.length > 0 || layers.wrecks.burns);
  layers.lastShip.draw(clock, state.player.lives === 1 && state.ended === null);
  layers.ghosts.draw(ghosts, clock);
  layers.drift.draw(state, clock);
  layers.enemies.draw(state, clock);
  layers.bosses.draw(state, clock);
  layers.wrecks.draw(clock);
  layers.ship.draw(state, clock);
  layers.bullets.draw(state, clock);
  layers.particles.draw(clock);
  layers.flashes.advance(clock);
  layers.shake.advance(clock);
  layers.shake.move(layers.camera);
  layers.hitBoxes.draw(state, hitBoxes);
}
