import type { Ghost } from '@star-seekers/stage/ghosts.ts';
import { ROTATION } from '@star-seekers/stage/picture/angles.ts';
import type { FrameClock } from '@star-seekers/stage/picture/frame-clock.ts';
import type { Frame } from '@star-seekers/stage/picture/game-scene.ts';
import { GHOST_ALPHA, ghostTint } from '@star-seekers/stage/picture/ghost-look.ts';
import { GhostPlaces } from '@star-seekers/stage/picture/ghost-places.ts';
import { GhostTags } from '@star-seekers/stage/picture/ghost-tags.ts';
import { HitBoxLayer } from '@star-seekers/stage/picture/hit-box-layer.ts';
import { radial } from '@star-seekers/stage/picture/paint.ts';
import { toTint } from '@star-seekers/stage/picture/palette.ts';
import { addTexture } from '@star-seekers/stage/picture/render.ts';
import { UNIT_SCALE } from '@star-seekers/stage/picture/sprite-pool.ts';
import type Phaser from 'phaser';
import { MODE_COLORS, MODE_TINTS, STATION_COLOR } from '../art/palette.ts';
import { deckAfter } from '../deck-order.ts';
import type { Point } from '../grid.ts';
import { mazeOf } from '../mazes/index.ts';
import {
  CANVAS,
  CATCH_DISTANCE,
  LAMP_RADIUS,
  NEAR_RADIUS,
  PICKUP_RADIUS,
  PLAYER_STEP,
  STATION_RADIUS,
} from '../rules.ts';
import type { CargoState } from '../state.ts';
import { lingers } from '../station.ts';
import { missionRules } from '../twists.ts';
import { Bursts } from './bursts.ts';
import { CargoLayer } from './cargo-layer.ts';
import { CourierLayer } from './courier-layer.ts';
import { DeckLayer, shownDeck } from './deck-layer.ts';
import { DroneLayer } from './drone-layer.ts';
import { Ending } from './ending.ts';
import { Escape } from './escape.ts';
import { Lens, clamp } from './lens.ts';
import { DEPTH, type Pool, createParticles, createPool } from './pool.ts';
import { Poses } from './poses.ts';
import { SightLayer } from './sight-layer.ts';

/** The layers and effects of the scene. */
export type Layers = ReturnType<typeof createLayers>;

/** @param isWatched the run is a recording */
export function createLayers(scene: Phaser.Scene, isWatched: boolean) {
  const particles = createParticles(scene);
  const bursts = new Bursts(particles);
  const lens = new Lens(scene, isWatched);
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

type Graphics = Phaser.GameObjects.Graphics;

const PLAYER = 0x5fb4ff;
const PRIZE = 0x72e86b;
const DANGER = 0xff4d4d;
const SIGHT = 0xffb347;

/** Outlines the distances with which the rules detect hits. */
function outlineHitBoxes(graphics: Graphics, state: Readonly<CargoState>): void {
  const { player, items, drones, level } = state;
  const { sightRadius } = missionRules(state);
  circle(graphics, player, 3, PLAYER);
  circle(graphics, mazeOf(level).station, STATION_RADIUS, PRIZE);
  for (const item of items) circle(graphics, item, PICKUP_RADIUS, PRIZE);
  for (const drone of drones) {
    circle(graphics, drone, CATCH_DISTANCE, DANGER);
    circle(graphics, drone, NEAR_RADIUS, SIGHT);
    circle(graphics, drone, sightRadius, SIGHT);
  }
}

function circle(graphics: Graphics, { x, y }: Point, radius: number, color: number): void {
  graphics.lineStyle(1.5, color, 0.95).strokeCircle(x, y, radius);
}

/** Distance of a ghost's number above the middle of its lighter, in pixels. */
const TAG_ABOVE = 26;

/** Draws the lighters of recorded runs that are on this deck, under everything that can be met on it. */
class GhostLayer {
  readonly places = new GhostPlaces<CargoState>(({ player }) => player, 3 * PLAYER_STEP);
  readonly #ships: Pool;
  readonly #tags: GhostTags;

  constructor(scene: Phaser.Scene) {
    this.#ships = createPool(scene, 'ghost', { additive: true });
    this.#tags = new GhostTags(scene, DEPTH.ghost, 1);
  }

  draw(ghosts: readonly Ghost<CargoState>[], { level }: Readonly<CargoState>, { alpha }: FrameClock): void {
    this.#ships.begin();
    this.#tags.begin();
    for (const ghost of ghosts) {
      const { state, number, isOver } = ghost;
      if (isOver || state.level !== level) continue;
      const { x, y } = this.places.at(ghost, alpha);
      if (!this.#tags.put(ghost, x, y, -TAG_ABOVE)) continue;
      this.#ships
        .stamp('ghost', x, y)
        .setRotation(ROTATION[state.player.heading])
        .setTint(ghostTint(number))
        .setAlpha(GHOST_ALPHA);
    }
    this.#ships.end();
  }
}

/** Distance of a pointer from the edge of the picture, in pixels. */
const MARGIN = 26;

/** Points to the station and to chasing drones outside the picture, if only a part of the deck is visible. */
class PointerLayer {
  readonly #pool: Pool;

  constructor(scene: Phaser.Scene) {
    this.#pool = createPool(scene, 'pointer');
  }

  draw({ level, drones, player }: Readonly<CargoState>, lens: Lens): void {
    this.#pool.begin();
    if (lens.zoom > 1) {
      this.#point(mazeOf(level).station, lens, STATION_COLOR, player.cargo.length > 0 ? 1 : 0.6);
      for (const drone of drones) if (drone.mode === 'chase') this.#point(drone, lens, MODE_COLORS.chase, 1);
    }
    this.#pool.end();
  }

  #point(to: Point, { view }: Lens, color: string, alpha: number): void {
    const [left, top] = [view.x + MARGIN, view.y + MARGIN];
    const [right, bottom] = [view.x + view.width - MARGIN, view.y + view.height - MARGIN];
    const [x, y] = [clamp(to.x, left, right), clamp(to.y, top, bottom)];
    if (x === to.x && y === to.y) return;
    this.#pool
      .stamp('pointer', x, y)
      .setRotation(Math.atan2(to.y - y, to.x - x) + Math.PI / 2)
      .setScale(UNIT_SCALE * 0.9)
      .setTint(toTint(color))
      .setAlpha(alpha);
  }
}

const TINT = toTint(STATION_COLOR);

/** Draws the station: a turning ring, and a light that pulses faster while the courier carries cargo, and is red while drones may come in. */
class StationLayer {
  readonly #body: Pool;
  readonly #pool: Pool;

  constructor(scene: Phaser.Scene) {
    this.#body = createPool(scene, 'station');
    this.#pool = createPool(scene, 'stationLight', { additive: true });
  }

  draw(state: Readonly<CargoState>, { nowMs, reducedMotion, reducedDetail }: FrameClock): void {
    const { x, y } = mazeOf(state.level).station;
    const isOpen = lingers(state);
    const isCalling = isOpen || state.player.cargo.length > 0;
    const tint = isOpen ? MODE_TINTS.chase : TINT;
    const breath = reducedMotion ? 1 : 0.5 + 0.5 * Math.sin(nowMs / (isCalling ? 180 : 600));
    this.#body.begin();
    this.#body.stamp('station', x, y).setRotation(reducedMotion ? 0 : nowMs / 9000);
    this.#body.end();
    this.#pool.begin();
    this.#pool
      .stamp('padRing', x, y)
      .setRotation(reducedMotion ? 0 : nowMs / 4000)
      .setTint(tint)
      .setAlpha(0.6 + 0.4 * breath);
    if (!reducedDetail) {
      this.#pool
        .stamp('glow', x, y)
        .setScale(UNIT_SCALE * (isCalling ? 3.4 : 2.4))
        .setTint(tint)
        .setAlpha((isCalling ? 0.4 : 0.18) * (0.6 + 0.4 * breath));
    }
    this.#pool.end();
  }
}

const TEXTURE = 'cargo-runner-dark';
/** Pixels of the deck per pixel of the texture: it has no detail. */
const COARSE = 4;
/** The darkness by the share of the lamp's radius, and beyond it. */
const SHADES = ['rgb(3 5 12 / 0%)', 'rgb(3 5 12 / 0%)', 'rgb(3 5 12 / 55%)', 'rgb(3 5 12 / 92%)'] as const;

/** Dim corridors: floor and walls are dark beyond the courier's lamp, what shines by itself is not. */
class DarkLayer {
  readonly #scene: Phaser.Scene;
  #image: Phaser.GameObjects.Image | undefined;

  constructor(scene: Phaser.Scene) {
    this.#scene = scene;
  }

  /** @param at where the courier is drawn */
  draw(state: Readonly<CargoState>, { x, y }: Readonly<Point>): void {
    const { isDim } = missionRules(state);
    if (isDim) this.#image ??= addDarkness(this.#scene);
    this.#image?.setVisible(isDim).setPosition(x, y);
  }
}

/** Covers the whole deck wherever its middle is. */
function addDarkness(scene: Phaser.Scene): Phaser.GameObjects.Image {
  const [width, height] = [2 * CANVAS.width, 2 * CANVAS.height];
  const size = { width: width / COARSE, height: height / COARSE };
  addTexture(scene.textures, TEXTURE, size, (brush) => {
    brush.fillStyle = radial(brush, [size.width / 2, size.height / 2], LAMP_RADIUS / COARSE, SHADES);
    brush.fillRect(0, 0, size.width, size.height);
  });
  return scene.add.image(0, 0, TEXTURE).setDisplaySize(width, height).setDepth(DEPTH.dark);
}
