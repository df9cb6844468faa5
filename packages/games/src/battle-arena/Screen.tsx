import { Banner } from '@star-seekers/stage/screen/banner.tsx';
import type { ControllerProps } from '@star-seekers/stage/screen/run-frame-parts.ts';
import { Step, Steps } from '@star-seekers/stage/screen/steps.tsx';
import { useRunState } from '@star-seekers/stage/screen/use-run-state.ts';
import { useTranslation } from 'react-i18next';
import { screensOf } from '../screen/screens-of.tsx';
import styles from './Screen.module.css';
import { ArenaHud } from './arena-hud.tsx';
import { cueOf } from './cues.ts';
import { listing } from './listing.ts';
import { BOSS_LEVELS, POWER_UP_KINDS, REDIRECT_SECONDS, WAVES, isInOvertime } from './rules.ts';
import { view } from './scene.ts';
import { battleArena } from './sim.ts';
import type { ArenaCommand } from './simulation/commands.ts';
import type { ArenaEvent, ArenaState } from './simulation/state.ts';
import { Sprite } from './sprite.ts';

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
      { id: 'chain', text: t('battle-arena.coaching.chain'), isDue: ({ chainBonus }) => chainBonus > 0 },
      { id: 'farBeam', text: t('battle-arena.coaching.farBeam'), isDue: ({ farBeam }) => farBeam !== null },
    ],
    announce(event, state) {
      const { score } = battleArena.outcome(state);
      switch (event.type) {
        case 'wave':
          return t('battle-arena.announce.wave', { wave: event.wave, score });
        case 'setPiece':
          return t(`battle-arena.setPiece.${event.kind}`);
        case 'bossLevel':
          return t('battle-arena.announce.boss', { level: event.level, count: event.warships });
        case 'bossLevelCleared':
          return [
            t('battle-arena.announce.cleared', { level: event.level, score }),
            ...(isInOvertime(state) ? [t('battle-arena.overtime.title'), t('battle-arena.overtime.detail')] : []),
          ].join(' ');
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
            enemy: t(`battle-arena.names.${isOutOfSight(event.to, state) ? 'beam' : event.to}`),
            count: event.lives,
          });
        default:
          return undefined;
      }
    },
    pauseSummary: (state) =>
      t('battle-arena.pauseSummary', { score: battleArena.outcome(state).score, wave: state.wave }),
    result: (state, { reason, stats }) => ({
      title: t(reason === 'own' ? 'battle-arena.result.lost' : 'battle-arena.result.ended'),
      cause: cause(state),
      playAgain: t('battle-arena.result.again'),
      stats: (['kills', 'wave', 'bossLevel', 'rocks', 'powerUps', 'chainBonus', 'seconds'] as const).map((name) => ({
        label: t(`battle-arena.result.${name}`),
        value: stats[name],
      })),
    }),
    // The last explosion ends before the result covers it.
    endingMs: 1900,
  };
});

/** How to play in four steps, drawn with the sprites of the game. */
function HowToPlay() {
  const { t } = useTranslation('games');
  return (
    <Steps>
      <Step text={t('battle-arena.howTo.fly')}>
        <Sprite frame="shot" size={24} />
        <Sprite frame="player" size={56} />
      </Step>
      <Step text={t('battle-arena.howTo.waves')}>
        <Sprite frame="e1" size={42} className={styles.down} />
        <Sprite frame="e2" size={42} className={styles.down} />
        <Sprite frame="e4" size={42} />
        <Sprite frame="c8" size={56} className={styles.down} />
      </Step>
      <Step text={t('battle-arena.howTo.powerUps')}>
        {POWER_UP_KINDS.map((kind) => (
          <Sprite key={kind} frame={kind} size={46} />
        ))}
      </Step>
      <Step text={t('battle-arena.howTo.boss')}>
        <Sprite frame="c11-open" size={56} className={styles.down} />
      </Step>
    </Steps>
  );
}

/** Banners over the field: waves, set pieces, boss levels, and at the end the cause of the loss. */
function ArenaBanners({ controller }: ControllerProps<ArenaState, ArenaCommand, ArenaEvent>) {
  const { t } = useTranslation('games');
  const wave = useRunState(controller, (state) => state.wave);
  const cleared = useRunState(controller, (state) => state.bossLevel);
  const isBossLevel = useRunState(controller, (state) => state.bosses.length > 0);
  const setPiece = useRunState(controller, (state) => state.setPiece?.kind);
  const setPieces = useRunState(controller, (state) => state.setPieces);
  const isOvertime = useRunState(controller, isInOvertime);
  const lost = useRunState(controller, (state) => state.ended === 'own');
  const cause = useCause();
  if (lost) return <Banner title={cause(controller.state)} tone="danger" stays />;
  if (isBossLevel) {
    return (
      <Banner
        key={`boss ${cleared}`}
        tone="danger"
        title={t('battle-arena.boss.title', { level: cleared + 1 })}
        detail={t('battle-arena.boss.warships', { count: BOSS_LEVELS[cleared]?.warships ?? 0 })}
      />
    );
  }
  if (setPiece) return <Banner key={`piece ${setPieces}`} title={t(`battle-arena.setPiece.${setPiece}`)} />;
  if (cleared > 0 && wave === WAVES.length) {
    return (
      <Banner
        key={`cleared ${cleared}`}
        title={isOvertime ? t('battle-arena.overtime.title') : t('battle-arena.boss.cleared', { level: cleared })}
        detail={t(isOvertime ? 'battle-arena.overtime.detail' : 'battle-arena.boss.onwards')}
      />
    );
  }
  return (
    <Banner
      key={wave}
      title={t('battle-arena.wave.title', { wave })}
      detail={t(`battle-arena.wave.${wave === 1 ? 'first' : wave === WAVES.length ? 'last' : 'next'}`)}
    />
  );
}

/** Without a warship in the fight it was the beam of one out of sight. */
function isOutOfSight(to: ArenaState['lostTo'], { bosses }: Pick<ArenaState, 'bosses'>): boolean {
  return to === 'c11' && bosses.length === 0;
}

/** Returns a function that describes in one line why a run ended. */
function useCause(): (state: Readonly<ArenaState>) => string {
  const { t } = useTranslation('games');
  return (state) => {
    const { ended, lostTo } = state;
    if (ended === 'own' && isOutOfSight(lostTo, state)) return t('battle-arena.cause.beam');
    if (ended === 'own' && lostTo) return t('battle-arena.cause.lost', { enemy: t(`battle-arena.names.${lostTo}`) });
    return t(ended === 'time' ? 'battle-arena.cause.time' : 'battle-arena.cause.quit');
  };
}
