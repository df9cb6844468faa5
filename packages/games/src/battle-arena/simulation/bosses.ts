import { sinTurns } from '@star-seekers/sim';
import { BOSS, BOSS_DEATH_TICKS, BOSS_LEVELS, BOSS_ROUND_TICKS, CANVAS, PLAYER, TELEGRAPH_TICKS } from '../rules.ts';
import { restartSpawns } from './enemies.ts';
import { sendEscorts } from './formations.ts';
import { fireBoss } from './fire.ts';
import { clearBullets, hurtPlayer } from './player.ts';
import { isShielded, raiseShield, stepShield } from './shields.ts';
import type { ArenaState, Boss, Emit } from './state.ts';

const ENTRY_Y = -78;
const HOME_Y = 132;

/** How far a warship swings to either side of its home, in pixels, by the number of warships: they never meet. */
const REACH: Readonly<Record<number, number>> = { 1: 240, 2: 100, 3: 60 };

/** Share of the remaining distance that a warship covers per tick, so that it starts and stops gradually. */
const AGILITY = 0.12;

/** From the first volley of a group to the last, and from there to the next group. */
const GROUP_TICKS = (BOSS.volleys - 1) * BOSS.volleyTicks;
const PAUSE_TICKS = BOSS_ROUND_TICKS - GROUP_TICKS;

/** The movement is the sum of two swings: visible in advance, but hard to memorise. */
const SWINGS = [
  { ticks: 360, share: 0.75 },
  { ticks: 150, share: 0.25 },
] as const;

/** Starts the next boss level at its score: enemies withdraw, warships enter (`G1.8`). */
export function callBosses(state: ArenaState, emit: Emit): void {
  const next = BOSS_LEVELS[state.bossLevel];
  if (!next || state.bosses.length > 0 || state.score < next.score) return;
  for (const { x, y, kind } of state.enemies) emit({ type: 'withdrew', x, y, kind });
  state.enemies.length = 0;
  state.escortsIn = BOSS.arrivalTicks + BOSS.enterTicks;
  clearBullets(state, emit);
  for (let index = 0; index < next.warships; index++) {
    const homeX = (CANVAS.width * (index + 1)) / (next.warships + 1);
    state.bosses.push({
      id: state.nextId++,
      x: homeX,
      y: ENTRY_Y,
      health: BOSS.health,
      phase: 0,
      age: 0,
      // Staggered over one round, so that one of them always attacks.
      entersAt: BOSS.arrivalTicks + Math.round((index * BOSS_ROUND_TICKS) / next.warships),
      withdraws: false,
      fieldTicks: 0,
      shieldTicks: 0,
      shieldedTicks: 0,
      beams: false,
      swing: index * 60,
      homeX,
      reach: REACH[next.warships] ?? 0,
    });
  }
  emit({ type: 'bossLevel', level: state.bossLevel + 1, warships: next.warships });
}

export function stepBosses(state: ArenaState, emit: Emit): void {
  if (state.bosses.length > 0) standEscorts(state, emit);
  for (const boss of state.bosses) {
    if (boss.withdraws) {
      withdraw(boss, emit);
      continue;
    }
    boss.age++;
    boss.x += speedOf(boss);
    // No swing during a beam: the player could not dodge a moving column.
    if (!boss.beams) boss.swing++;
    if (boss.age > boss.entersAt) {
      boss.fieldTicks++;
      boss.y += (HOME_Y - boss.y) * 0.035;
    }
    stepShield(boss, emit);
    if (hasEntered(boss)) attack(state, boss, emit);
  }
}

/** Flies up and out, and enters again elsewhere. */
function withdraw(boss: Boss, emit: Emit): void {
  boss.fieldTicks++;
  boss.y -= BOSS.withdrawSpeed;
  stepShield(boss, emit);
  if (boss.y > ENTRY_Y) return;
  if (isShielded(boss)) emit({ type: 'bossOpened', id: boss.id });
  Object.assign(boss, { y: ENTRY_Y, withdraws: false, age: 0, entersAt: BOSS.awayTicks, shieldTicks: 0 });
  // Half of a swing later, on the other side.
  boss.swing += SWINGS[0].ticks / 2;
}

/** Sends escorts while there are none, more with each phase. */
function standEscorts(state: ArenaState, emit: Emit): void {
  if (state.enemies.length > 0) return;
  if (state.escortsIn > 0) state.escortsIn--;
  if (state.escortsIn > 0) return;
  state.escortsIn = BOSS.escortTicks;
  const phase = Math.max(...state.bosses.map((boss) => boss.phase));
  sendEscorts(state, BOSS.escorts + phase, emit);
}

/** Horizontal speed in pixels per tick, positive to the right. */
export function speedOf({ x, homeX, reach, swing }: Readonly<Boss>): number {
  const side = SWINGS.reduce((sum, { ticks, share }) => sum + share * sinTurns(swing / ticks), 0);
  return (homeX + reach * side - x) * AGILITY;
}

/** It is at its place and fights. */
export function hasEntered(boss: Readonly<Boss>): boolean {
  return !boss.withdraws && boss.age > boss.entersAt + BOSS.enterTicks;
}

/** Ticks since its round began. A round is a pause, then the volleys; the first pause is half over when the warship has entered. */
export function roundAge(boss: Readonly<Boss>): number {
  return (boss.age - boss.entersAt - BOSS.enterTicks - 1 + PAUSE_TICKS / 2) % BOSS_ROUND_TICKS;
}

/** Ticks until its next volley. */
export function ticksToVolley(boss: Readonly<Boss>): number {
  const left = BOSS_ROUND_TICKS - 1 - roundAge(boss);
  return left > GROUP_TICKS ? left - GROUP_TICKS : left % BOSS.volleyTicks;
}

/** The column of light burns. */
export function isBeamOn(boss: Readonly<Boss>): boolean {
  return boss.beams && roundAge(boss) >= BOSS.beamWarnTicks;
}

/** A pause, with a beam from the second phase on, then a group of volleys. Announces each attack. */
function attack(state: ArenaState, boss: Boss, emit: Emit): void {
  const age = roundAge(boss);
  if (age === 0 && boss.phase > 0) {
    boss.beams = true;
    emit({ type: 'charging', id: boss.id, kind: 'c11' });
  }
  if (boss.beams && age === BOSS.beamWarnTicks) emit({ type: 'beam', id: boss.id });
  if (age === BOSS.beamWarnTicks + BOSS.beamTicks) boss.beams = false;
  if (isBeamOn(boss)) burn(state, boss, emit);
  const ticksLeft = ticksToVolley(boss);
  if (ticksLeft === TELEGRAPH_TICKS) emit({ type: 'charging', id: boss.id, kind: 'c11' });
  if (ticksLeft > 0) return;
  fireBoss(state, boss, (BOSS_ROUND_TICKS - 1 - age) / BOSS.volleyTicks);
  emit({ type: 'enemyFired', kind: 'c11' });
}

function burn(state: ArenaState, boss: Boss, emit: Emit): void {
  const { player } = state;
  const under = player.y > boss.y && Math.abs(player.x - boss.x) < BOSS.beamHalfWidth + PLAYER.hitRadius;
  if (under) hurtPlayer(state, BOSS.damage, 'c11', emit);
}

/**
 * Applies the whole damage. The end of a phase clears the bullets and raises the shield, and the warship withdraws; health it is destroyed.
 */
export function hurtBoss(state: ArenaState, boss: Boss, damage: number, emit: Emit): void {
  boss.health = Math.max(0, boss.health - damage);
  emit({ type: 'hit', id: boss.id, x: boss.x, y: boss.y });
  if (boss.health === 0) {
    state.score += BOSS.points;
    state.kills++;
    emit({ type: 'bossDestroyed', id: boss.id, x: boss.x, y: boss.y, points: BOSS.points });
    return;
  }
  const phase = BOSS.phaseHealth.filter((health) => boss.health <= health).length;
  if (phase === boss.phase) return;
  boss.phase = phase;
  clearBullets(state, emit);
  raiseShield(boss, emit);
  Object.assign(boss, { withdraws: true, beams: false });
  emit({ type: 'bossPhase', id: boss.id, phase, x: boss.x, y: boss.y });
}

/** Removes destroyed warships; the last of a level ends the level. */
export function removeBosses(state: ArenaState, emit: Emit): void {
  if (!state.bosses.some(({ health }) => health === 0)) return;
  state.bosses = state.bosses.filter(({ health }) => health > 0);
  if (state.bosses.length > 0) return;
  state.bossLevel++;
  clearBullets(state, emit);
  restartSpawns(state, BOSS_DEATH_TICKS);
  emit({ type: 'bossLevelCleared', level: state.bossLevel });
}
