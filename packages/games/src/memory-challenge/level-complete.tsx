import { ArrowRight, Flag, Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CountingNumber } from '@star-seekers/stage/screen/counting-number.tsx';
import { Button } from '@star-seekers/ui/button';
import { OverlayPanel } from '@star-seekers/stage/screen/overlay-panel.tsx';
import type { ControllerProps } from '@star-seekers/stage/screen/run-frame-parts.ts';
import { StatList } from '@star-seekers/stage/screen/stat-list.tsx';
import { useLevelCountdown } from '@star-seekers/stage/screen/use-level-countdown.ts';
import { useRunState } from '@star-seekers/stage/screen/use-run-state.ts';
import { levelSeconds, secondsLeft } from './rules.ts';
import { offersNextLevel } from './sim.ts';
import type { MemoryCommand, MemoryEvent, MemoryState } from './state.ts';

/** The panel between two levels: results of the cleared one, and the choice to continue or to finish. The next one begins with 3-2-1. */
export function LevelComplete({ controller }: ControllerProps<MemoryState, MemoryCommand, MemoryEvent>) {
  const { t } = useTranslation('games');
  const isOffered = useRunState(controller, offersNextLevel);

  useLevelCountdown(controller, 'dealt');
  if (!isOffered) return null;
  const { level, score, bonus, slips, levelMoves, ticksLeft } = controller.state;
  return (
    <OverlayPanel
      title={t('memory-challenge.complete.title', { level })}
      kicker={t(slips === 0 ? 'memory-challenge.complete.clean' : 'memory-challenge.complete.kicker')}
      tone="success"
      actions={
        <>
          <Button
            variant="primary"
            icon={<ArrowRight aria-hidden="true" />}
            data-autofocus=""
            onClick={() => controller.command({ next: true })}
          >
            {t('memory-challenge.complete.next', { level: level + 1 })}
          </Button>
          <Button icon={<Flag aria-hidden="true" />} onClick={() => controller.command({ finish: true })}>
            {t('memory-challenge.complete.finish')}
          </Button>
        </>
      }
    >
      <StatList
        stats={[
          { label: t('memory-challenge.complete.time'), value: secondsLeft(ticksLeft) },
          { label: t('memory-challenge.complete.moves'), value: levelMoves },
          {
            label: t('memory-challenge.complete.bonus'),
            value: <CountingNumber value={bonus} from={0} />,
            picture: slips === 0 ? <Star aria-hidden="true" fill="currentColor" /> : undefined,
          },
          { label: t('memory-challenge.complete.score'), value: <CountingNumber value={score} from={score - bonus} /> },
        ]}
      />
      <p>{t('memory-challenge.complete.ahead', { level: level + 1, seconds: levelSeconds(level + 1) })}</p>
    </OverlayPanel>
  );
}
