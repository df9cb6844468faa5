import { screensOf } from '../screen/screens-of.tsx';
import { ArenaBanners } from './arena-banners.tsx';
import { ArenaHud } from './arena-hud.tsx';
import { useCause } from './cause.ts';
import { cueOf } from './cues.ts';
import { HowToPlay } from './how-to-play.tsx';
import { REDIRECT_SECONDS } from './rules.ts';
import { view } from './scene.ts';
import { battleArena } from './sim.ts';
import { listing } from './listing.ts';

/** The screens of Cosmic Battle Arena (`G1.3`). */
export const { Screen, Replay } = screensOf(listing, battleArena, function useParts({ t }) {
  const cause = useCause();
  return {
    view,
    soundBank: 'arena',
    cueOf,
    howToPlay: <HowToPlay />,
    dragPad: true,
    returnsAfterSeconds: REDIRECT_SECONDS,
    HudFields: ArenaHud,
    Banners: ArenaBanners,
    coaching: [
      { id: 'fly', text: t('battle-arena.coaching.fly'), isDue: ({ enemies }) => enemies.some(({ y }) => y > 0) },
      { id: 'glow', text: t('battle-arena.coaching.glow'), isDue: ({ bullets }) => bullets.length > 0 },
      {
        id: 'extraShip',
        text: t('battle-arena.coaching.extraShip'),
        isDue: ({ powerUps }) => powerUps.some(({ kind }) => kind === 'extraLife'),
      },
    ],
    announce(event, state) {
      const { score } = state;
      switch (event.type) {
        case 'wave':
          return t('battle-arena.announce.wave', { wave: event.wave, score });
        case 'setPiece':
          return t(`battle-arena.setPiece.${event.kind}`);
        case 'bossLevel':
          return t('battle-arena.announce.boss', { level: event.level, count: event.warships });
        case 'bossLevelCleared':
          return t('battle-arena.announce.cleared', { level: event.level, score });
        case 'powerUpTaken':
          return t('battle-arena.announce.taken', { powerUp: t(`battle-arena.powerUps.${event.kind}`) });
        case 'shipLost':
          if (event.lives === 0) {
            return t('screen.announce.result', {
              title: t('battle-arena.result.lost'),
              cause: cause(state),
              score,
            });
          }
          return t('battle-arena.announce.shipLost', {
            enemy: t(`battle-arena.names.${event.to}`),
            count: event.lives,
          });
        default:
          return undefined;
      }
    },
    pauseSummary: ({ score, wave }) => t('battle-arena.pauseSummary', { score, wave }),
    result: (state, { reason, stats }) => ({
      title: t(reason === 'own' ? 'battle-arena.result.lost' : 'battle-arena.result.ended'),
      cause: cause(state),
      playAgain: t('battle-arena.result.again'),
      stats: (['kills', 'wave', 'bossLevel', 'rocks', 'powerUps', 'seconds'] as const).map((name) => ({
        label: t(`battle-arena.result.${name}`),
        value: stats[name],
      })),
    }),
    // The last explosion ends before the result covers it.
    endingMs: 1900,
  };
});
