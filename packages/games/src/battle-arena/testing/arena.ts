import { Run } from '@star-seekers/sim';
import { ENEMIES, ENEMY_CLASSES, type EnemyKind, PLAYER_BOUNDS } from '../rules.ts';
import { battleArena } from '../sim.ts';
import type { ArenaCommand } from '../simulation/commands.ts';
import type { ArenaEvent, ArenaState, Boss, Enemy } from '../simulation/state.ts';

/** A run in which enemies and rocks arrive only when a test sends them, and a ship may stand still. */
export class QuietArena {
  readonly run = new Run(battleArena, { seed: 7 });
  readonly events: ArenaEvent[] = [];

  constructor() {
    this.state.spawnIn = Number.MAX_SAFE_INTEGER;
    this.state.rockIn = Number.MAX_SAFE_INTEGER;
    this.state.watch.wait = Number.MAX_SAFE_INTEGER;
    this.state.player.graceTicks = 0;
    this.state.player.autoFire = false;
  }

  get state(): ArenaState {
    return this.run.state;
  }

  step(ticks = 1, commands: readonly ArenaCommand[] = []): this {
    for (let tick = 0; tick < ticks; tick++) {
      this.run.step(tick === 0 ? commands : [], (event) => void this.events.push(event));
    }
    return this;
  }

  /** All events of a type so far. */
  of<Type extends ArenaEvent['type']>(type: Type): Extract<ArenaEvent, { type: Type }>[] {
    return this.events.filter((event): event is Extract<ArenaEvent, { type: Type }> => event.type === type);
  }

  press(button: 'up' | 'right' | 'down' | 'left' | 'fire', ticks: number): this {
    return this.step(ticks, [{ type: 'button', button, down: true }]);
  }

  /** Puts an enemy on the field that already acts. */
  send(kind: EnemyKind, place: { x: number; y: number }): Enemy {
    const enemy: Enemy = {
      id: this.state.nextId++,
      kind,
      ...place,
      vx: 0,
      vy: 0,
      radius: ENEMY_CLASSES[ENEMIES[kind].size].hitRadius,
      health: ENEMY_CLASSES[ENEMIES[kind].size].health,
      mode: 'act',
      age: 0,
      modeAge: 0,
      fireIn: 1000,
      homeX: place.x,
      homeY: place.y,
      side: 1,
      sweep: 0,
      formation: null,
      orbit: null,
      aimX: 0,
      aimY: 1,
    };
    this.state.enemies.push(enemy);
    return enemy;
  }

  /** Puts a shot of the player on a place, and steps. */
  shootAt({ x, y }: { x: number; y: number }): this {
    this.state.shots.push({ id: this.state.nextId++, x, y, vx: 0, vy: 0 });
    return this.step();
  }

  /** Sets the score and starts its boss level. */
  callBosses(score: number): readonly Boss[] {
    this.state.extraLives = Math.floor(score / 250);
    this.state.score = score;
    this.step();
    this.state.powerUps.length = 0;
    // Out of the line of fire.
    Object.assign(this.state.player, { x: PLAYER_BOUNDS.left, graceTicks: Number.MAX_SAFE_INTEGER });
    return this.state.bosses;
  }

  /** Steps until a condition holds. @throws {Error} when it does not within a minute */
  until(condition: () => boolean): this {
    for (let tick = 0; tick < 3600; tick++) {
      if (condition()) return this;
      this.step();
    }
    throw new Error('the condition did not hold within a minute');
  }
}
