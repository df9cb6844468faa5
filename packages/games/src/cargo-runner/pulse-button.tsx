import { Zap } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ControllerProps } from '@star-seekers/stage/screen/run-frame-parts.ts';
import { useRunState } from '@star-seekers/stage/screen/use-run-state.ts';
import styles from './pulse-button.module.css';
import { canPulse } from './pulse.ts';
import type { CargoCommand, CargoEvent, CargoState } from './state.ts';
import { missionRules } from './twists.ts';

/** Fires the stun pulse; shows its charges, and is lit while a drone is in reach. On a phone upright it stands beside the pad. */
export function PulseButton({ controller }: ControllerProps<CargoState, CargoCommand, CargoEvent>) {
  const { t } = useTranslation('games');
  const charges = useRunState(controller, ({ pulses }) => pulses);
  const most = useRunState(controller, (state) => missionRules(state).maxPulses);
  const isLit = useRunState(controller, canPulse);
  return (
    <>
      <span className={styles.shown} aria-hidden="true">
        <Charges count={charges} most={most} />
      </span>
      <button
        type="button"
        className={styles.button}
        data-lit={isLit || undefined}
        aria-label={t('cargo-runner.hud.pulseState', { charges })}
        // Focus stays on the board, whose keys still work.
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => controller.command({ type: 'pulse' })}
      >
        <Charges count={charges} most={most} />
      </button>
    </>
  );
}

function Charges({ count, most }: { readonly count: number; readonly most: number }) {
  return Array.from({ length: most }, (_, charge) => (
    // oxlint-disable-next-line react/no-array-index-key -- a charge has no identity but its index
    <Zap key={charge} aria-hidden="true" className={styles.charge} data-empty={charge >= count || undefined} />
  ));
}
