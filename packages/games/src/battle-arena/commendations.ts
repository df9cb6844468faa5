import { ticksFromMs } from '@star-seekers/sim';
import { defineCommendations } from '../commendation.ts';
import { BOSS_LEVELS, MAX_LIVES } from './rules.ts';
import type { ArenaEvent, ArenaState } from './simulation/state.ts';

/** Formations that must fall within this time. */
const FORMATIONS = { count: 6, withinTicks: ticksFromMs(15_000) } as const;

/** Time without a scratch. */
const CLEAN_SKY_TICKS = ticksFromMs(3 * 60 * 1000);

/** The commendations of the arena (`G0.18`). */
export const commendations = defineCommendations({
  since: 5,
  list: [
    { name: 'first-crown', material: 'iron' },
    { name: 'full-hangar', material: 'iron' },
    { name: 'the-glint', material: 'iron', secret: true },
    { name: 'no-stragglers', material: 'silver' },
    { name: 'untouched-crown', material: 'silver' },
    { name: 'last-ship', material: 'silver', secret: true },
    { name: 'three-crowns', material: 'gold' },
    { name: 'clean-sky', material: 'gold' },
  ],
  observe(award) {
    let unhurtSince = 0;
    /** The ship was hit since the warships were called. */
    let isHurt = false;
    const formations: number[] = [];
    return {
      note(event: ArenaEvent, { tick, player }: Readonly<ArenaState>) {
        switch (event.type) {
          case 'playerHit':
            if (tick - unhurtSince > CLEAN_SKY_TICKS) award('clean-sky');
            unhurtSince = tick;
            isHurt = true;
            break;
          case 'formationCleared': {
            formations.push(tick);
            const first = formations.at(-FORMATIONS.count);
            if (first !== undefined && tick - first <= FORMATIONS.withinTicks) award('no-stragglers');
            break;
          }
          case 'rockBroken':
            if (event.kind === 'a3') award('the-glint');
            break;
          case 'powerUpTaken':
            if (player.lives === MAX_LIVES) award('full-hangar');
            break;
          case 'bossLevel':
            isHurt = false;
            break;
          case 'bossDestroyed':
            if (player.lives === 1) award('last-ship');
            break;
          case 'bossLevelCleared':
            award('first-crown');
            if (!isHurt) award('untouched-crown');
            if (event.level === BOSS_LEVELS.length) award('three-crowns');
            break;
          default:
        }
      },
      end({ tick }: Readonly<ArenaState>) {
        if (tick - unhurtSince > CLEAN_SKY_TICKS) award('clean-sky');
      },
    };
  },
});
