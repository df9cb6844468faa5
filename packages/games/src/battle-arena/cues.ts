import { streakRate } from '@star-seekers/audio';
import type { Cue } from '@star-seekers/stage/screen/cue.ts';
import { isBig } from './rules.ts';
import type { ArenaEvent } from './simulation/state.ts';

type Silent = 'formation' | 'enemyArrived' | 'bulletsCleared' | 'withdrew' | 'powerUpGone';
type Varied = 'destroyed' | 'formationCleared' | 'charging' | 'enemyFired';

/** Sounds and pulses of the events that always sound the same. */
const CUES: Readonly<Record<Exclude<ArenaEvent['type'], Silent | Varied>, Cue>> = {
  fired: { effect: 'arena.shot', volume: 0.35 },
  dived: { effect: 'arena.dive', volume: 0.6 },
  hit: { effect: 'arena.hit', volume: 0.5 },
  deflected: { effect: 'arena.deflect', volume: 0.6 },
  rockBroken: { effect: 'arena.rock' },
  wave: { effect: 'arena.wave' },
  setPiece: { effect: 'arena.wave', rate: 0.8 },
  chainLost: { effect: 'arena.powerUp.end', rate: 0.7 },
  bossLevel: { effect: 'arena.boss.arrive' },
  bossOpened: { effect: 'arena.boss.open' },
  bossClosed: { effect: 'arena.boss.close' },
  beam: { effect: 'arena.boss.beam' },
  farBeamAimed: { effect: 'arena.charge', rate: 0.7 },
  farBeam: { effect: 'arena.boss.beam' },
  bossPhase: { effect: 'arena.boss.phase', haptic: 'medium' },
  bossDestroyed: { effect: 'arena.boss.destroyed', haptic: 'heavy' },
  bossLevelCleared: { effect: 'arena.boss.cleared' },
  powerUpAppeared: { effect: 'arena.powerUp.appear', volume: 0.7 },
  powerUpTaken: { effect: 'arena.powerUp.take', haptic: 'light' },
  dockingInterrupted: { effect: 'arena.powerUp.end', rate: 0.8 },
  effectEnded: { effect: 'arena.powerUp.end', volume: 0.7 },
  playerHit: { effect: 'arena.hurt', haptic: 'medium' },
  shipLost: { effect: 'arena.shipLost', haptic: 'heavy' },
  shipReady: { effect: 'arena.shipReady' },
};

/** The sound of an event; undefined if it happens too often or another event of the moment sounds. */
export function cueOf(event: ArenaEvent): Cue | undefined {
  switch (event.type) {
    case 'destroyed':
      return { effect: isBig(event.kind) ? 'arena.explode.big' : 'arena.explode.small' };
    case 'formationCleared':
      // Each formation of a chain sounds higher.
      return { effect: 'arena.formation', volume: 0.8, rate: streakRate(event.links) };
    case 'charging':
      // Only the dangerous shots have a warning sound: those of the lancer and the warship.
      if (event.kind === 'e5') return { effect: 'arena.charge', volume: 0.55 };
      return event.kind === 'c11' ? { effect: 'arena.charge', rate: 0.7 } : undefined;
    case 'enemyFired':
      return {
        effect: 'arena.enemyShot',
        volume: event.kind === 'c11' ? 0.6 : 0.3,
        rate: event.kind === 'c11' ? 0.7 : 1,
      };
    case 'formation':
    case 'enemyArrived':
    case 'bulletsCleared':
    case 'withdrew':
    case 'powerUpGone':
      return undefined;
    default:
      return CUES[event.type];
  }
}
