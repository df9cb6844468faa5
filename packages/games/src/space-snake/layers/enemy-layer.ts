import { STEP } from '@star-seekers/sim';
import type Phaser from 'phaser';
import { type FrameName, stripOf } from '../art/frames.ts';
import { DANGER_LIGHT, HULLS, toTint } from '@star-seekers/stage/picture/palette.ts';
import { ENEMY_FACTION } from '../art/palette.ts';
import { BOARD, ENEMY_ANNOUNCE_TICKS, ENEMY_KINDS, type EnemyKind } from '../rules.ts';
import type { Enemy, SnakeState } from '../state.ts';
import type { FrameClock } from '@star-seekers/stage/picture/frame-clock.ts';
import { ROTATION, approach, turnBetween } from '@star-seekers/stage/picture/angles.ts';
import { columnToPx, rowToPx, wrappedStep } from './place.ts';
import type { Portals } from './portals.ts';
import { UNIT_SCALE } from '@star-seekers/stage/picture/sprite-pool.ts';
import { type Pool, createPool } from './pool.ts';

/** Ticks for which a drift is drawn, about as long as a move of the convoy. */
const DRIFT_DRAW_TICKS = 11;
/** Distance of the chevron from the enemy, in cells. */
const CHEVRON_CELLS = 0.62;

const DANGER = toTint(DANGER_LIGHT);

const TINTS = byKind((kind) => toTint(HULLS[ENEMY_FACTION[kind]].glow));
const GATES = byKind((kind) => stripOf(`gate-${ENEMY_FACTION[kind]}`));
const HOLOGRAMS = byKind((kind): FrameName => `hologram-${kind}`);

/** Drawing state of an enemy. */
interface Look {
  rotation: number;
  scale: number;
}

/** Draws enemies: announced as a hologram in a closing gate, then solid with a chevron in the direction of their drift. */
export class EnemyLayer {
  readonly #gates: Pool;
  readonly #pool: Pool;
  readonly #portals: Portals;
  readonly #looks = new Map<number, Look>();

  constructor(scene: Phaser.Scene, portals: Portals) {
    this.#gates = createPool(scene, 'gate', { additive: true });
    this.#pool = createPool(scene, 'enemy');
    this.#portals = portals;
  }

  /** Clears the drawing states before another wave, or another moment of the run. */
  reset(): void {
    this.#looks.clear();
  }

  /** An enemy becomes solid with a jolt. */
  onActive(enemy: Enemy, reducedMotion: boolean): void {
    if (!reducedMotion) this.#look(enemy).scale = 1.35;
  }

  draw(state: Readonly<SnakeState>, clock: FrameClock): void {
    this.#gates.begin();
    this.#pool.begin();
    for (const enemy of state.enemies) {
      if (enemy.activeIn > 0) this.#drawAnnounced(enemy, clock);
      else this.#drawActive(enemy, clock);
    }
    this.#gates.end();
    this.#pool.end();
  }

  #drawAnnounced(enemy: Enemy, { alpha, nowMs, reducedMotion }: FrameClock): void {
    const left = Math.max(0, enemy.activeIn - alpha) / ENEMY_ANNOUNCE_TICKS;
    const pulse = reducedMotion ? 0.8 : 0.72 + 0.28 * Math.sin(nowMs / 90);
    const tint = TINTS[enemy.kind];
    const [x, y] = [columnToPx(enemy.x), rowToPx(enemy.y)];
    this.#pool.stamp('bracket', x, y).setTint(tint).setAlpha(0.9);
    const gate = GATES[enemy.kind];
    this.#gates.stamp(gate[Math.floor((1 - left) * (gate.length - 1))] as FrameName, x, y).setScale(UNIT_SCALE * 1.1);
    this.#pool
      .stamp(HOLOGRAMS[enemy.kind], x, y)
      .setRotation(this.#look(enemy).rotation)
      .setAlpha((0.45 + 0.5 * (1 - left)) * pulse);
  }

  #drawActive(enemy: Enemy, { alpha, deltaMs, reducedMotion, reducedDetail }: FrameClock): void {
    const look = this.#look(enemy);
    look.rotation += turnBetween(look.rotation, ROTATION[enemy.heading]) * (1 - approach(1, 0, deltaMs, 70));
    look.scale = approach(look.scale, 1, deltaMs, 60);
    const sinceDrift = enemy.driftTicks - enemy.driftIn + alpha;
    const left = 1 - easeOut(Math.min(1, sinceDrift / DRIFT_DRAW_TICKS));
    const x = enemy.x - wrappedStep(enemy.from.x, enemy.x, BOARD.columns) * left;
    const y = enemy.y - wrappedStep(enemy.from.y, enemy.y, BOARD.rows) * left;
    const imminence = 1 - Math.max(0, enemy.driftIn - alpha) / enemy.driftTicks;
    if (!reducedDetail) {
      this.#gates
        .stamp('glow', columnToPx(x), rowToPx(y))
        .setTint(DANGER)
        .setAlpha(0.5 + (reducedMotion ? 0 : 0.25 * imminence))
        .setScale(UNIT_SCALE * 1.9);
    }
    if (enemy.straggler) this.#drawMark(x, y);
    this.#drawShip(enemy, look, x, y);
    // Half-way through the edge it is drawn on both sides.
    if (x < 0 || x > BOARD.columns - 1) {
      this.#drawShip(enemy, look, x < 0 ? x + BOARD.columns : x - BOARD.columns, y);
      this.#portals.open(x, enemy.y, 'right', 0.5);
    }
    if (y < 0 || y > BOARD.rows - 1) {
      this.#drawShip(enemy, look, x, y < 0 ? y + BOARD.rows : y - BOARD.rows);
      this.#portals.open(enemy.x, y, 'up', 0.5);
    }
    const direction = STEP[enemy.heading];
    this.#pool
      .stamp('chevron', columnToPx(x + direction.x * CHEVRON_CELLS), rowToPx(y + direction.y * CHEVRON_CELLS))
      .setRotation(ROTATION[enemy.heading])
      .setTint(DANGER)
      .setAlpha(0.5 + 0.5 * imminence)
      .setScale(UNIT_SCALE * (0.85 + 0.4 * imminence));
  }

  /** An enemy that was left behind is locked into a red frame, as an announced one is into that of its fleet. */
  #drawMark(x: number, y: number): void {
    this.#pool.stamp('bracket', columnToPx(x), rowToPx(y)).setTint(DANGER);
  }

  #drawShip(enemy: Enemy, look: Look, x: number, y: number): void {
    this.#pool
      .stamp(enemy.kind, columnToPx(x), rowToPx(y))
      .setRotation(look.rotation)
      .setScale(UNIT_SCALE * look.scale);
  }

  #look(enemy: Enemy): Look {
    let look = this.#looks.get(enemy.id);
    if (!look) {
      look = { rotation: ROTATION[enemy.heading], scale: 1 };
      this.#looks.set(enemy.id, look);
    }
    return look;
  }
}

function easeOut(share: number): number {
  return 1 - (1 - share) * (1 - share);
}

function byKind<Value>(valueOf: (kind: EnemyKind) => Value): Record<EnemyKind, Value> {
  return Object.fromEntries(ENEMY_KINDS.map((kind) => [kind, valueOf(kind)])) as Record<EnemyKind, Value>;
}
