import type { Heading } from '@star-seekers/sim';
import { BurstKit } from '@star-seekers/stage/picture/burst-kit.ts';
import { ROTATION } from '@star-seekers/stage/picture/angles.ts';
import { HULLS, toTint } from '@star-seekers/stage/picture/palette.ts';
import type { Particles } from '@star-seekers/stage/picture/particles.ts';
import { type FrameName, stripOf } from '../art/frames.ts';
import { ENEMY_FACTION, RESOURCE_COLORS } from '../art/palette.ts';
import { BOARD, RESOURCE_KINDS } from '../rules.ts';
import type { Enemy, Resource } from '../state.ts';
import { type Cell, distance } from '../board.ts';
import { columnToPx, rowToPx, wrappedStep } from './place.ts';

/** The state changes at the start of a drawn move; the drawn flagship touches the resource this much later. */
const CONTACT_MS = 60;

const POINTS_ASIDE_PX = 46;

/** The golden wake of a clean wave runs from ship to ship, and takes this long at most. */
const GOLD = 0xffc94a;
const WAKE_STEP_MS = 40;
const WAKE_MOST_MS = 600;

/** The flash of a clean wave reaches what was left behind so fast. */
const SWEEP_MS_PER_CELL = 30;

const FIRE = stripOf('explosion');
/** Debris of a ship. */
const PLATES: readonly FrameName[] = ['shard'];

/** Emits the particles of each kind of event. */
export class Bursts {
  readonly #kit: BurstKit<FrameName>;

  constructor(particles: Particles<FrameName>) {
    this.#kit = new BurstKit(particles);
  }

  reset(): void {
    this.#kit.reset();
  }

  /** A collected resource pops and sparks in its colour, and its points rise beside the flagship. */
  collect(resource: Resource, heading: Heading, reducedMotion: boolean): void {
    const place = { x: columnToPx(resource.x), y: rowToPx(resource.y) };
    const { x, y } = place;
    const tint = toTint(RESOURCE_COLORS[resource.kind]);
    const delayMs = CONTACT_MS;
    this.#kit.emit({ frame: resource.kind, ...place, lifeMs: CONTACT_MS + 20 });
    this.#kit.emit({ frame: resource.kind, ...place, delayMs, lifeMs: 260, endScale: reducedMotion ? 1 : 1.9 });
    this.#kit.light({ frame: 'ring', ...place, delayMs, lifeMs: 380, scale: 0.3, endScale: 1.2, alpha: 0.85, tint });
    if (!reducedMotion) {
      this.#kit.light({ frame: 'glow', ...place, delayMs, lifeMs: 240, scale: 2, endScale: 0.8, alpha: 0.6, tint });
      this.#kit.light({ frame: 'glint', ...place, delayMs, lifeMs: 260, scale: 1.6, endScale: 0.4, spin: 3, tint });
      this.#kit.sparks(place, { frame: 'spark', count: 16, tint, speed: 210, delayMs });
    }
    this.#kit.emit({
      frame: `points-${resource.kind}`,
      x: x + pointsAside(resource, heading),
      y: y - 22,
      delayMs,
      velocityY: -46,
      drag: 0.7,
      lifeMs: 950,
      scale: reducedMotion ? 1 : 0.7,
      endScale: 1.1,
    });
  }

  /** The convoy grows: the four colours of the full hold fly off the flagship in one ring. */
  grow(x: number, y: number, reducedMotion: boolean): void {
    const place = { x, y };
    this.#kit.light({ frame: 'ring', ...place, lifeMs: 560, scale: 0.4, endScale: 2.6, alpha: 0.8, tint: 0x9fdcff });
    if (reducedMotion) return;
    this.#kit.light({ frame: 'glow', ...place, lifeMs: 300, scale: 3.6, endScale: 1.4, alpha: 0.6, tint: 0x9fdcff });
    for (const kind of RESOURCE_KINDS) {
      this.#kit.sparks(place, { frame: 'spark', count: 7, tint: toTint(RESOURCE_COLORS[kind]), speed: 280 });
    }
  }

  /** A clean wave leaves a golden wake along the convoy. */
  clean(convoy: readonly Cell[], reducedMotion: boolean): void {
    this.#wake(convoy, GOLD, reducedMotion);
    if (reducedMotion) return;
    this.#kit.sparks(placeOf(convoy[0] as Cell), { frame: 'spark', count: 10, tint: GOLD, speed: 180 });
  }

  /** The convoy gets its next livery, if any: a ring of its colour passes from ship to ship. */
  paint(convoy: readonly Cell[], tint: number | undefined, reducedMotion: boolean): void {
    if (tint === undefined) return;
    for (const [index, ship] of convoy.entries()) {
      this.#kit.light({
        frame: 'ring',
        ...placeOf(ship),
        delayMs: reducedMotion ? 0 : Math.min(index * WAKE_STEP_MS, WAKE_MOST_MS),
        lifeMs: 520,
        scale: 0.35,
        endScale: reducedMotion ? 0.35 : 1,
        alpha: 0.9,
        tint,
      });
    }
  }

  /** Light on every ship and between it and the next one, so that it is one band. */
  #wake(convoy: readonly Cell[], tint: number, reducedMotion: boolean): void {
    for (const [index, ship] of convoy.entries()) {
      const delayMs = reducedMotion ? 0 : Math.min(index * WAKE_STEP_MS, WAKE_MOST_MS);
      const next = convoy[index + 1] ?? ship;
      const half = {
        x: ship.x + wrappedStep(ship.x, next.x, BOARD.columns) / 2,
        y: ship.y + wrappedStep(ship.y, next.y, BOARD.rows) / 2,
      };
      for (const cell of next === ship ? [ship] : [ship, half]) {
        const light = { delayMs, lifeMs: 620, scale: 1.25, endScale: 0.7, alpha: 0.5, tint };
        this.#kit.light({ frame: 'glow', ...placeOf(cell), ...light });
      }
    }
  }

  /** Sparks fly between the flagship and an enemy that it passes. */
  brush(enemy: Cell, head: Cell, reducedMotion: boolean): void {
    if (reducedMotion) return;
    const place = {
      x: columnToPx(head.x + wrappedStep(head.x, enemy.x, BOARD.columns) / 2),
      y: rowToPx(head.y + wrappedStep(head.y, enemy.y, BOARD.rows) / 2),
    };
    this.#kit.sparks(place, { frame: 'spark', count: 6, tint: 0xffd9a0, speed: 150 });
  }

  /** An expired resource shrinks into a puff without light. */
  expire(resource: Resource): void {
    const place = { x: columnToPx(resource.x), y: rowToPx(resource.y) };
    this.#kit.emit({ frame: resource.kind, ...place, lifeMs: 320, endScale: 0.25, alpha: 0.7, tint: 0x8a93a8 });
    this.#kit.smoke(place, { frame: 'smoke', count: 4, spread: 8, scale: 0.7, tint: 0x94a0ba });
  }

  /** Enemies that were left behind are gone: a flash from the flagship where a clean wave sweeps all of them away. */
  driveOff(
    stragglers: readonly Enemy[],
    head: Cell,
    { all, reducedMotion }: { all: boolean; reducedMotion: boolean },
  ): void {
    if (all && !reducedMotion) {
      const place = placeOf(head);
      this.#kit.light({ frame: 'ring', ...place, lifeMs: 700, scale: 0.6, endScale: 9, alpha: 0.8, tint: GOLD });
      this.#kit.light({ frame: 'glow', ...place, lifeMs: 420, scale: 14, endScale: 4, alpha: 0.35, tint: GOLD });
    }
    for (const { kind, heading, ...cell } of stragglers) {
      const rotation = ROTATION[heading];
      const place = placeOf(cell);
      const delayMs = all && !reducedMotion ? Math.min(WAKE_MOST_MS, SWEEP_MS_PER_CELL * distance(cell, head)) : 0;
      this.#kit.emit({ frame: kind, ...place, rotation, lifeMs: delayMs + 60 });
      this.#kit.emit({
        frame: kind,
        ...place,
        rotation,
        delayMs,
        lifeMs: 320,
        endScale: reducedMotion ? 1 : 0.2,
        alpha: 0.8,
        tint: GOLD,
      });
      this.#kit.light({
        frame: 'ring',
        ...place,
        delayMs,
        lifeMs: 420,
        scale: 0.4,
        endScale: 1.3,
        alpha: 0.9,
        tint: GOLD,
      });
      if (!reducedMotion) this.#kit.sparks(place, { frame: 'spark', count: 10, tint: GOLD, speed: 220, delayMs });
    }
  }

  /** The flagship passes the tail: its points rise in gold. */
  passTail(cell: Cell, reducedMotion: boolean): void {
    const { x, y } = placeOf(cell);
    this.#kit.light({
      frame: 'glint',
      x,
      y,
      lifeMs: 320,
      scale: 1.8,
      endScale: 0.4,
      spin: reducedMotion ? 0 : 3,
      tint: GOLD,
    });
    this.#kit.emit({
      frame: 'points-tail',
      x,
      y: y - 22,
      velocityY: -46,
      drag: 0.7,
      lifeMs: 950,
      scale: 0.8,
      endScale: 1.1,
    });
  }

  /** An enemy becomes solid. */
  activateEnemy(enemy: Enemy, reducedMotion: boolean): void {
    const place = { x: columnToPx(enemy.x), y: rowToPx(enemy.y) };
    const tint = toTint(HULLS[ENEMY_FACTION[enemy.kind]].glow);
    this.#kit.light({ frame: 'ring', ...place, lifeMs: 320, scale: 0.5, endScale: 1.1, alpha: 0.7, tint });
    if (reducedMotion) return;
    this.#kit.light({ frame: 'glow', ...place, lifeMs: 220, scale: 1.9, endScale: 1, alpha: 0.5, tint });
  }

  /** A ship explodes. @param bright for the first one of a chain, the only one that flashes */
  explosion(x: number, y: number, { bright, reducedMotion }: { bright: boolean; reducedMotion: boolean }): void {
    const place = { x, y };
    this.#kit.smoke(place, { frame: 'smoke', count: 3, spread: 9, scale: 1.3, tint: 0x6a7288 });
    this.#kit.blast(place, {
      strip: FIRE,
      scale: bright ? 1.7 : 1.05,
      lifeMs: bright ? 760 : 560,
      alpha: reducedMotion ? 0.65 : 1,
    });
    if (reducedMotion) return;
    if (bright) {
      this.#kit.light({ frame: 'glow', ...place, lifeMs: 260, scale: 4.4, endScale: 1, alpha: 0.8, tint: 0xffd9a0 });
      this.#kit.light({ frame: 'ring', ...place, lifeMs: 520, scale: 0.3, endScale: 2.4, alpha: 0.6, tint: 0xffc58a });
    }
    this.#kit.sparks(place, { frame: 'spark', count: bright ? 22 : 9, tint: 0xffb45e, speed: bright ? 300 : 210 });
    this.#kit.pieces(place, { frames: PLATES, count: bright ? 9 : 5, speed: 170 });
  }
}

/** Offset of rising points in pixels: they would hide a flagship that flies up or down. */
function pointsAside({ x }: Resource, heading: Heading): number {
  if (heading === 'left' || heading === 'right') return 0;
  return x < BOARD.columns / 2 ? POINTS_ASIDE_PX : -POINTS_ASIDE_PX;
}

function placeOf({ x, y }: Cell): Cell {
  return { x: columnToPx(x), y: rowToPx(y) };
}
