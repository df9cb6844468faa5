import { sinTurns } from '@star-seekers/sim';
import { BOSS, BOSS_LEVELS, CANVAS, PLAYER, TELEGRAPH_TICKS } from '../rules.ts';
import { restartSpawns } from './enemies.ts';
import { fireBoss } from './fire.ts';
import { clearBullets, hurtPlayer } from './player.ts';
import type { ArenaState, Boss, BossMode, Emit } from './state.ts';

const ENTRY_Y = -78;
const HOME_Y = 132;

/** How far a warship swings to either side of its place, in pixels, by how many of them there are: they never meet. */
const REACH: Readonly<Record<number, number>> = { 1: 230, 2: 90, 3: 50 };

/** Ticks between the openings of two warships of one level, so that one of them is always a danger. */
const STAGGER_TICKS = 100;

/** Calls the warships of the next level when the score is there: the lesser craft withdraw (`games.md §4`, game 1). */
export function callBosses(state: ArenaState, emit: Emit): void {
  const next = BOSS_LEVELS[state.bossLevel];
  if (!next || state.bosses.length > 0 || state.score < next.score) return;
  for (const { x, y, kind } of state.enemies) emit({ type: 'withdrew', x, y, kind });
  state.enemies.length = 0;
  clearBullets(state, emit);
  for (let index = 0; index < next.warships; index++) {
    const homeX = (CANVAS.width * (index + 1)) / (next.warships + 1);
    state.bosses.push({
      id: state.nextId++,
      x: homeX,
      y: ENTRY_Y,
      health: BOSS.health,
      phase: 0,
      mode: 'enter',
      modeAge: 0,
      fireIn: BOSS.fireTicks + index * Math.round(BOSS.fireTicks / next.warships),
      volleys: 0,
      homeX,
    });
  }
  emit({ type: 'bossLevel', level: state.bossLevel + 1, warships: next.warships });
}

export function stepBosses(state: ArenaState, emit: Emit): void {
  for (let index = 0; index < state.bosses.length; index++) {
    const boss = state.bosses[index] as Boss;
    boss.modeAge++;
    moveBoss(state, boss);
    switch (boss.mode) {
      case 'enter':
        if (boss.modeAge >= BOSS.enterTicks + index * STAGGER_TICKS) setBossMode(boss, 'guard');
        break;
      case 'guard':
        guard(state, boss, emit);
        break;
      case 'open':
        if (isBeamOn(boss)) burn(state, boss, emit);
        if (boss.phase > 0 && boss.modeAge === 1) emit({ type: 'charging', id: boss.id, kind: 'c11' });
        if (boss.phase > 0 && boss.modeAge === BOSS.beamWarnTicks) emit({ type: 'beam', id: boss.id });
        if (boss.modeAge >= openTicks(boss)) {
          setBossMode(boss, 'guard');
          emit({ type: 'bossClosed', id: boss.id });
        }
        break;
      case 'shift':
        if (boss.modeAge >= BOSS.shiftTicks) setBossMode(boss, 'guard');
        break;
    }
  }
}

/** A volley at each interval, announced by a glow; after the last one the crown opens. */
function guard(state: ArenaState, boss: Boss, emit: Emit): void {
  boss.fireIn--;
  if (boss.fireIn === TELEGRAPH_TICKS) emit({ type: 'charging', id: boss.id, kind: 'c11' });
  if (boss.fireIn > 0) return;
  boss.fireIn = BOSS.fireTicks;
  if (boss.volleys === BOSS.guardVolleys) {
    setBossMode(boss, 'open');
    emit({ type: 'bossOpened', id: boss.id });
    return;
  }
  fireBoss(state, boss);
  boss.volleys++;
  emit({ type: 'enemyFired', kind: 'c11' });
}

/** The core can be hurt. */
export function isOpen(boss: Readonly<Boss>): boolean {
  return boss.mode === 'open';
}

/** The column of light burns. */
export function isBeamOn(boss: Readonly<Boss>): boolean {
  return (
    isOpen(boss) &&
    boss.phase > 0 &&
    boss.modeAge >= BOSS.beamWarnTicks &&
    boss.modeAge < BOSS.beamWarnTicks + BOSS.beamTicks
  );
}

/** An opening with a beam is as much longer as the beam warns. */
function openTicks(boss: Readonly<Boss>): number {
  return boss.phase > 0 ? BOSS.openTicks + BOSS.beamWarnTicks : BOSS.openTicks;
}

function burn(state: ArenaState, boss: Boss, emit: Emit): void {
  const { player } = state;
  const under = player.y > boss.y && Math.abs(player.x - boss.x) < BOSS.beamHalfWidth + PLAYER.hitRadius;
  if (under) hurtPlayer(state, BOSS.damage, 'c11', emit);
}

/** Swings while it guards, holds still while it is open; the end of a swing is where the next one begins. */
function moveBoss(state: Readonly<ArenaState>, boss: Boss): void {
  boss.y += (HOME_Y - boss.y) * 0.035;
  if (boss.mode !== 'guard') return;
  const reach = REACH[state.bosses.length] ?? REACH[3] ?? 0;
  const target = boss.homeX + reach * sinTurns((state.tick + boss.id * 40) / 420);
  const step = (target - boss.x) * 0.05;
  boss.x += step > 3 ? 3 : step < -3 ? -3 : step;
}

/** Takes health from an open core; the end of a phase closes the crown, the end of the last one destroys it. */
export function hurtBoss(state: ArenaState, boss: Boss, damage: number, emit: Emit): void {
  const floor = BOSS.phaseHealth[boss.phase] ?? 0;
  boss.health = Math.max(floor, boss.health - damage);
  emit({ type: 'hit', id: boss.id, x: boss.x, y: boss.y });
  if (boss.health > floor) return;
  if (boss.phase < BOSS.phaseHealth.length) {
    boss.phase++;
    setBossMode(boss, 'shift');
    clearBullets(state, emit);
    emit({ type: 'bossPhase', id: boss.id, phase: boss.phase, x: boss.x, y: boss.y });
    return;
  }
  state.score += BOSS.points;
  state.kills++;
  emit({ type: 'bossDestroyed', id: boss.id, x: boss.x, y: boss.y, points: BOSS.points });
}

/** Warships without health are gone; the last of a level takes the level with it. */
export function removeBosses(state: ArenaState, emit: Emit): void {
  if (!state.bosses.some(({ health }) => health === 0)) return;
  state.bosses = state.bosses.filter(({ health }) => health > 0);
  if (state.bosses.length > 0) return;
  state.bossLevel++;
  clearBullets(state, emit);
  restartSpawns(state);
  emit({ type: 'bossLevelCleared', level: state.bossLevel });
}

function setBossMode(boss: Boss, mode: BossMode): void {
  boss.mode = mode;
  boss.modeAge = 0;
  if (mode !== 'guard') return;
  boss.volleys = 0;
  boss.fireIn = BOSS.fireTicks;
}
