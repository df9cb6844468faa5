import { CountingNumber } from '@star-seekers/stage/screen/counting-number.tsx';
import { HudClock, HudShare } from '@star-seekers/stage/screen/hud-figures.tsx';
import { HudField } from '@star-seekers/stage/screen/hud.tsx';
import type { ControllerProps } from '@star-seekers/stage/screen/run-frame-parts.ts';
import { useRunState } from '@star-seekers/stage/screen/use-run-state.ts';
import { VisuallyHidden } from '@star-seekers/ui/visually-hidden';
import { Zap } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './cargo-hud.module.css';
import { carriedKilos } from './cargo.ts';
import { clockText } from './clock-text.ts';
import { numberOf } from './deck-order.ts';
import { canPulse } from './pulse.ts';
import { LEVELS, RED_CLOCK_SECONDS, isHeavy } from './rules.ts';
import { secondsLeft } from './sim.ts';
import { Sprite } from './sprite.ts';
import type { CargoCommand, CargoEvent, CargoState } from './state.ts';
import { missionRules } from './twists.ts';

type Props = ControllerProps<CargoState, CargoCommand, CargoEvent>;

/** Score, clock, hold, pulse, delivered cargo and level. */
export function CargoHud({ controller }: Props) {
  const { t } = useTranslation('games');
  const score = useRunState(controller, (state) => state.score);
  const level = useRunState(controller, numberOf);
  const seconds = useRunState(controller, secondsLeft);
  const delivered = useRunState(controller, (state) => state.levelDelivered);
  const total = useRunState(controller, (state) => state.levelItems);
  const isArriving = useRunState(controller, ({ phase }) => phase === 'arriving');
  return (
    <>
      <HudField label={t('cargo-runner.hud.score')} prominent>
        <CountingNumber value={score} />
      </HudField>
      <HudField label={t('cargo-runner.hud.time')} prominent>
        <HudClock red={seconds <= RED_CLOCK_SECONDS}>{clockText(seconds)}</HudClock>
      </HudField>
      <HudField label={t('cargo-runner.hud.hold')}>
        <Hold controller={controller} />
      </HudField>
      <HudField label={t('cargo-runner.hud.pulse')}>
        <PulseButton controller={controller} />
      </HudField>
      <HudField label={t('cargo-runner.hud.left')}>
        {isArriving ? (
          <HudShare done={0} total={undefined} spoken={t('cargo-runner.hud.leftArriving')} />
        ) : (
          <HudShare done={delivered} total={total} spoken={t('cargo-runner.hud.leftState', { delivered, total })} />
        )}
      </HudField>
      <HudField label={t('cargo-runner.hud.level')}>
        {t('cargo-runner.hud.levelOf', { level, levels: LEVELS })}
      </HudField>
    </>
  );
}

/** A slot for each kilo; a heavy piece fills three. */
function Hold({ controller }: Props) {
  const { t } = useTranslation('games');
  const kilos = useRunState(controller, carriedKilos);
  const types = useRunState(controller, ({ player }) => player.cargo.map(({ type }) => type).join(' '));
  const cargo = types === '' ? [] : (types.split(' ') as CargoState['player']['cargo'][number]['type'][]);
  const capacity = useRunState(controller, (state) => missionRules(state).capacityKilos);
  const free = capacity - kilos;
  return (
    <span className={styles.hold} data-full={free === 0 || undefined}>
      {cargo.map((type, slot) => (
        // oxlint-disable-next-line react/no-array-index-key -- a slot of the hold has no identity but its index
        <span key={slot} className={styles.slot} data-heavy={isHeavy(type) || undefined}>
          <Sprite frame={type} size={28} />
        </span>
      ))}
      {Array.from({ length: free }, (_, slot) => (
        // oxlint-disable-next-line react/no-array-index-key -- a slot of the hold has no identity but its index
        <span key={`free ${slot}`} className={styles.slot} data-free="" />
      ))}
      <VisuallyHidden>{t('cargo-runner.hud.holdState', { kilos, capacity })}</VisuallyHidden>
    </span>
  );
}

/** Fires the stun pulse; shows its charges, and is lit while a drone is in reach. On a phone upright it stands beside the pad. */
function PulseButton({ controller }: ControllerProps<CargoState, CargoCommand, CargoEvent>) {
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
