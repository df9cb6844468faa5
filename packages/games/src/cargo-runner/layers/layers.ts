import type Phaser from 'phaser';
import { deckAfter } from '../deck-order.ts';
import type { CargoState } from '../state.ts';
import type { Frame } from '@star-seekers/stage/picture/game-scene.ts';
import { HitBoxLayer } from '@star-seekers/stage/picture/hit-box-layer.ts';
import { DEPTH } from './depth.ts';
import { Bursts } from './bursts.ts';
import { CargoLayer } from './cargo-layer.ts';
import { CourierLayer } from './courier-layer.ts';
import { DarkLayer } from './dark-layer.ts';
import { DeckLayer, shownDeck } from './deck-layer.ts';
import { DroneLayer } from './drone-layer.ts';
import { Ending } from './ending.ts';
import { Escape } from './escape.ts';
import { outlineHitBoxes } from './hit-boxes.ts';
import { GhostLayer } from './ghost-layer.ts';
import { Lens } from './lens.ts';
import { createParticles } from './pool.ts';
import { PointerLayer } from './pointer-layer.ts';
import { Poses } from './poses.ts';
import { SightLayer } from './sight-layer.ts';
import { StationLayer } from './station-layer.ts';

/** The layers and effects of the scene. */
export type Layers = ReturnType<typeof createLayers>;

export function createLayers(scene: Phaser.Scene) {
  const particles = createParticles(scene);
  const bursts = new Bursts(particles);
  const lens = new Lens(scene);
  const courier = new CourierLayer(scene);
  return {
    poses: new Poses(),
    lens,
    deck: new DeckLayer(scene),
    dark: new DarkLayer(scene),
    sight: new SightLayer(scene),
    station: new StationLayer(scene),
    ghosts: new GhostLayer(scene),
    cargo: new CargoLayer(scene),
    courier,
    drones: new DroneLayer(scene),
    ending: new Ending(scene, { bursts, courier, lens }),
    escape: new Escape(scene, { courier, lens }),
    particles,
    bursts,
    pointers: new PointerLayer(scene),
    hitBoxes: new HitBoxLayer(scene, DEPTH.hitBoxes, outlineHitBoxes),
  };
}

/** Clears all effects before the scene shows another deck, or another moment of the run. */
export function resetLayers(
  { poses, lens, ghosts, cargo, courier, drones, ending, escape, bursts }: Layers,
  state: Readonly<CargoState>,
): void {
  poses.reset(state);
  lens.reset();
  ghosts.places.reset();
  cargo.reset();
  courier.reset();
  drones.reset();
  ending.reset();
  escape.reset();
  bursts.reset();
}

/** Draws a frame. The ending comes before the courier, because it can hide the courier. */
export function drawLayers(layers: Layers, { state, ghosts, clock, hitBoxes }: Frame<CargoState>): void {
  const { poses, lens } = layers;
  layers.deck.draw(shownDeck(state));
  if (state.phase === 'levelComplete') layers.deck.prepare(shownDeck({ ...state, level: deckAfter(state) }));
  lens.draw(state, poses.player(clock.alpha), clock);
  layers.dark.draw(state, poses.player(clock.alpha));
  layers.sight.draw(state, poses, lens, clock);
  layers.ghosts.draw(ghosts, state, clock);
  layers.station.draw(state, clock);
  layers.cargo.draw(state, clock);
  layers.ending.draw(state, poses, clock);
  layers.courier.draw(state, poses, clock);
  layers.drones.draw(state, poses, clock);
  layers.escape.draw(state, clock);
  layers.particles.draw(clock);
  layers.pointers.draw(state, lens);
  layers.hitBoxes.draw(state, hitBoxes);
}
