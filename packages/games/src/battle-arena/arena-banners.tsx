import { useTranslation } from 'react-i18next';
import { Banner } from '@star-seekers/stage/screen/banner.tsx';
import type { ControllerProps } from '@star-seekers/stage/screen/run-frame-parts.ts';
import { useRunState } from '@star-seekers/stage/screen/use-run-state.ts';
import { useCause } from './cause.ts';
import { BOSS_LEVELS, WAVES } from './rules.ts';
import type { ArenaCommand } from './simulation/commands.ts';
import type { ArenaEvent, ArenaState } from './simulation/state.ts';

/** Banners over the field: waves, set pieces, boss levels, and at the end the cause of the loss. */
export function ArenaBanners({ controller }: ControllerProps<ArenaState, ArenaCommand, ArenaEvent>) {
  const { t } = useTranslation('games');
  const wave = useRunState(controller, (state) => state.wave);
  const cleared = useRunState(controller, (state) => state.bossLevel);
  const isBossLevel = useRunState(controller, (state) => state.bosses.length > 0);
  const setPiece = useRunState(controller, (state) => state.setPiece?.kind);
  const setPieces = useRunState(controller, (state) => state.setPieces);
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
        title={t('battle-arena.boss.cleared', { level: cleared })}
        detail={t('battle-arena.boss.onwards')}
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
