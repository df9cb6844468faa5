import type { Ghost } from '@star-seekers/stage/ghosts.ts';
import { DangerEdge } from '@star-seekers/stage/picture/danger-edge.ts';
import type { FrameClock } from '@star-seekers/stage/picture/frame-clock.ts';
import type { Frame } from '@star-seekers/stage/picture/game-scene.ts';
import { GHOST_ALPHA, ghostTint } from '@star-seekers/stage/picture/ghost-look.ts';
import { GhostPlaces } from '@star-seekers/stage/picture/ghost-places.ts';
import { GhostTags } from '@star-seekers/stage/picture/ghost-tags.ts';
import { HitBoxLayer } from '@star-seekers/stage/picture/hit-box-layer.ts';
import { HitStop, Shake } from '@star-seekers/stage/picture/impact.ts';
import { UNIT_SCALE } from '@star-seekers/stage/picture/sprite-pool.ts';
import type Phaser from 'phaser';
import { BOSS, BULLET_RADIUS, CANVAS, FAR_BEAM, PICK_UP, PLAYER, SHOT } from '../rules.ts';
import { isBeamOn } from '../simulation/bosses.ts';
import { isFarBeamOn } from '../simulation/far-beam.ts';
import { isDeflecting, isShielded } from '../simulation/shields.ts';
import type { ArenaState, BulletKind, Place } from '../simulation/state.ts';
import { BossLayer } from './boss-layer.ts';
import { Bursts } from './bursts.ts';
import { DriftLayer } from './drift-layer.ts';
import { EnemyLayer } from './enemy-layer.ts';
import { Flashes } from './flashes.ts';
import { Lens } from './lens.ts';
import { DEPTH, type Pool, createParticles, createPool } from './pool.ts';
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
    lens: new Lens(scene.cameras.main),
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
export function resetLayers({ lens, bosses, ghosts, wrecks, ship, bursts, flashes, shake, hitStop }: Layers): void {
  lens.reset();
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
  layers.lens.draw(state.player, layers.shake, clock);
  layers.hitBoxes.draw(state, hitBoxes);
}

/** Distance of a ghost's number below the middle of its ship, in pixels. */
const TAG_BELOW = PLAYER.height / 2 + 12;

/** Draws the ships of recorded runs behind everything that can be met in this one. */
class GhostLayer {
  readonly places = new GhostPlaces<ArenaState>(({ player }) => player, 3 * PLAYER.speed);
  readonly #ships: Pool;
  readonly #tags: GhostTags;

  constructor(scene: Phaser.Scene) {
    this.#ships = createPool(scene, 'ghost', { additive: true });
    this.#tags = new GhostTags(scene, DEPTH.ghost);
  }

  draw(ghosts: readonly Ghost<ArenaState>[], { alpha }: FrameClock): void {
    this.#ships.begin();
    this.#tags.begin();
    for (const ghost of ghosts) {
      const { player } = ghost.state;
      if (ghost.isOver || player.respawnIn > 0 || player.lives === 0) continue;
      const { x, y } = this.places.at(ghost, alpha);
      if (!this.#tags.put(ghost, x, y, TAG_BELOW)) continue;
      this.#ships.stamp('ghost', x, y).setTint(ghostTint(ghost.number)).setAlpha(GHOST_ALPHA);
    }
    this.#ships.end();
  }
}

type Graphics = Phaser.GameObjects.Graphics;

const SHIP = 0x5fb4ff;
const DANGER = 0xff4d4d;
const PRIZE = 0x72e86b;
const SHIELDED = 0xffb347;

/** Outlines the circles and boxes with which the rules detect hits. */
function outlineHitBoxes(
  graphics: Graphics,
  { player, shots, bullets, enemies, rocks, bosses, farBeam, powerUps }: Readonly<ArenaState>,
): void {
  circle(graphics, player, PLAYER.hitRadius, SHIP);
  circle(graphics, player, PLAYER.bodyRadius, SHIP);
  for (const shot of shots) circle(graphics, shot, SHOT.radius, SHIP);
  for (const bullet of bullets) circle(graphics, bullet, BULLET_RADIUS, DANGER);
  for (const enemy of enemies) circle(graphics, enemy, enemy.radius, isDeflecting(enemy) ? SHIELDED : DANGER);
  for (const rock of rocks) circle(graphics, rock, rock.radius, DANGER);
  for (const powerUp of powerUps) circle(graphics, powerUp, PICK_UP.radius, PRIZE);
  for (const boss of bosses) {
    if (isShielded(boss)) circle(graphics, boss, BOSS.shieldRadius, SHIELDED);
    circle(graphics, boss, BOSS.radius, DANGER);
    if (isBeamOn(boss)) column(graphics, boss, BOSS.beamHalfWidth);
  }
  if (farBeam && isFarBeamOn(farBeam)) column(graphics, { x: farBeam.x, y: 0 }, FAR_BEAM.halfWidth);
}

function column(graphics: Graphics, { x, y }: Place, halfWidth: number): void {
  graphics.lineStyle(1.5, DANGER, 0.95).strokeRect(x - halfWidth, y, 2 * halfWidth, CANVAS.height - y);
}

function circle(graphics: Graphics, { x, y }: Place, radius: number, color: number): void {
  graphics.fillStyle(color, 0.2).fillCircle(x, y, radius);
  graphics.lineStyle(1.5, color, 0.95).strokeCircle(x, y, radius);
}

/** Scale of each bullet's picture, which is a little larger than its hit circle. */
const SCALE: Readonly<Record<BulletKind, readonly [x: number, y: number]>> = {
  slug: [1.15, 1.15],
  thorn: [1.2, 1.2],
  lance: [0.8, 1.5],
  facet: [1.1, 1.1],
  orb: [1.1, 1.1],
};
/** The lance is ONI: fast, and the colour of its fleet. */
const LANCE_TINT = 0x7dffe6;

/** Draws shots and bullets above all explosions. */
class BulletLayer {
  readonly #shots: Pool;
  readonly #bullets: Pool;

  constructor(scene: Phaser.Scene) {
    this.#shots = createPool(scene, 'shot');
    this.#bullets = createPool(scene, 'bullet');
  }

  draw(state: Readonly<ArenaState>, { alpha }: FrameClock): void {
    const back = 1 - alpha;
    this.#shots.begin();
    for (const { x, y, vx, vy } of state.shots) {
      // Side shots are missiles.
      const frame = Math.abs(vx) > 0.1 ? 'missile' : 'shot';
      this.#shots
        .stamp(frame, x - vx * back, y - vy * back)
        .setRotation(Math.atan2(vx, -vy))
        .setScale(UNIT_SCALE * (frame === 'missile' ? 0.85 : 1.1));
    }
    this.#shots.end();
    this.#bullets.begin();
    for (const { kind, x, y, vx, vy } of state.bullets) {
      const [wide, long] = SCALE[kind];
      const sprite = this.#bullets
        .stamp(kind, x - vx * back, y - vy * back)
        .setRotation(Math.atan2(vx, -vy))
        .setScale(UNIT_SCALE * wide, UNIT_SCALE * long);
      if (kind === 'lance') sprite.setTint(LANCE_TINT);
    }
    this.#bullets.end();
  }
}
