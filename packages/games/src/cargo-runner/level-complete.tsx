import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CountingNumber } from '../screen/counting-number.tsx';
import { Button } from '@star-seekers/ui/button';
import { OverlayPanel } from '../screen/overlay-panel.tsx';
import type { ControllerProps } from '../screen/run-screen-parts.ts';
import { StatList } from '../screen/stat-list.tsx';
import { useLevelCountdown } from '../screen/use-level-countdown.ts';
import { useRunState } from '../screen/use-run-state.ts';
import { clockText } from './clock-text.ts';
import { BONUS_POINTS_PER_SECOND } from './rules.ts';
import { secondsLeft } from './sim.ts';
import type { CargoCommand, CargoEvent, CargoState } from './state.ts';
import { useDeckName } from './use-mission-texts.ts';

/** Between two decks: what the cleared one was worth, and the way on (`G6.2`). The next one begins with 3-2-1. */
export function LevelComplete({ controller }: ControllerProps<CargoState, CargoCommand, CargoEvent>) {
  const { t } = useTranslation('games');
  const complete = useRunState(controller, ({ phase }) => phase === 'levelComplete');
  const deckName = useDeckName();

  useLevelCountdown(controller, 'levelStarted');
  if (!complete) return null;
  const { level, score } = controller.state;
  const seconds = secondsLeft(controller.state);
  const bonus = seconds * BONUS_POINTS_PER_SECOND;
  return (
    <OverlayPanel
      title={t('cargo-runner.complete.title', { level })}
      kicker={t('cargo-runner.complete.deck', { deck: deckName(level) })}
      tone="success"
      actions={
        <Button
          variant="primary"
          icon={<ArrowRight aria-hidden="true" />}
          data-autofocus=""
          onClick={() => controller.command({ type: 'continue' })}
        >
          {t('cargo-runner.complete.continue', { level: level + 1 })}
        </Button>
      }
    >
      <StatList
        stats={[
          { label: t('cargo-runner.complete.time'), value: clockText(seconds) },
          { label: t('cargo-runner.complete.bonus'), value: <CountingNumber value={bonus} from={0} /> },
          { label: t('cargo-runner.complete.score'), value: <CountingNumber value={score} from={score - bonus} /> },
        ]}
      />
    </OverlayPanel>
  );
}
