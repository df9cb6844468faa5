import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CountingNumber } from '@star-seekers/stage/screen/counting-number.tsx';
import { Button } from '@star-seekers/ui/button';
import { OverlayPanel } from '@star-seekers/stage/screen/overlay-panel.tsx';
import type { ControllerProps } from '@star-seekers/stage/screen/run-frame-parts.ts';
import { useReducedMotion } from '@star-seekers/stage/screen/motion-context.ts';
import { useDelayed } from '@star-seekers/stage/screen/use-delayed.ts';
import { StatList } from '@star-seekers/stage/screen/stat-list.tsx';
import { useRunState } from '@star-seekers/stage/screen/use-run-state.ts';
import { ESCAPE_MS } from './layers/escape.ts';
import { clockText } from './clock-text.ts';
import { numberOf } from './deck-order.ts';
import { BONUS_POINTS_PER_SECOND } from './rules.ts';
import { secondsLeft } from './sim.ts';
import type { CargoCommand, CargoEvent, CargoState } from './state.ts';
import { useDeckName } from './use-mission-texts.ts';

/** The panel between two decks: results of the cleared one, and the button to the next one (`G6.2`), which begins with 3-2-1. */
export function LevelComplete({ controller }: ControllerProps<CargoState, CargoCommand, CargoEvent>) {
  const { t } = useTranslation('games');
  const isComplete = useRunState(controller, ({ phase }) => phase === 'levelComplete');
  const deckName = useDeckName();

  const isShown = useDelayed(isComplete, useReducedMotion() ? 0 : ESCAPE_MS);
  if (!isShown) return null;
  const { level, score } = controller.state;
  const number = numberOf(controller.state);
  const seconds = secondsLeft(controller.state);
  const bonus = seconds * BONUS_POINTS_PER_SECOND;
  return (
    <OverlayPanel
      title={t('cargo-runner.complete.title', { level: number })}
      kicker={t('cargo-runner.complete.deck', { deck: deckName(level) })}
      tone="success"
      actions={
        <Button
          variant="primary"
          icon={<ArrowRight aria-hidden="true" />}
          data-autofocus=""
          onClick={() => controller.command({ type: 'continue' })}
        >
          {t('cargo-runner.complete.continue', { level: number + 1 })}
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
