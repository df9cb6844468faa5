import { Button } from '@star-seekers/ui/button';
import { classNames } from '@star-seekers/ui/class-names';
import {
  ChevronFirst,
  ChevronLast,
  ChevronLeft,
  ChevronRight,
  Joystick,
  Pause,
  Play,
  RotateCcw,
  Square,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Overlays } from './local-board.tsx';
import { type Replay, SPEEDS, useReplaySnapshot } from './replay.ts';
import styles from './transport.module.css';

export interface TransportProps {
  readonly replay: Replay;
  readonly overlays: Overlays;
  /** The game draws hit boxes. */
  readonly hasHitBoxes: boolean;
  readonly onOverlays: (overlays: Overlays) => void;
  /** Slot beside the speeds. */
  readonly children?: ReactNode;
}

/** Buttons of the playback. They keep their order in languages that run from right to left, as time does. */
export function Transport({ replay, overlays, hasHitBoxes, onOverlays, children }: TransportProps) {
  const { t } = useTranslation('play');
  const { phase, speed, following } = useReplaySnapshot(replay);
  // A replay that waits for the next part of its run has not been stopped.
  const isPlaying = phase === 'playing' || (following && phase !== 'ended');
  const playLabel = isPlaying ? 'pause' : phase === 'ended' ? 'again' : 'play';
  const PlayIcon = isPlaying ? Pause : phase === 'ended' ? RotateCcw : Play;
  return (
    <div className={styles.transport} role="group" aria-label={t('theatre.controls.label')} dir="ltr">
      <div className={styles.group}>
        <ControlButton
          label={t('theatre.controls.previous')}
          icon={<ChevronFirst aria-hidden="true" />}
          onClick={() => replay.toPreviousMark()}
        />
        <ControlButton
          label={t('theatre.controls.back')}
          icon={<ChevronLeft aria-hidden="true" />}
          onClick={() => replay.stepFrame(-1)}
        />
        <ControlButton
          main
          label={t(`theatre.controls.${playLabel}`)}
          icon={<PlayIcon aria-hidden="true" />}
          onClick={() => replay.toggle()}
        />
        <ControlButton
          label={t('theatre.controls.forward')}
          icon={<ChevronRight aria-hidden="true" />}
          onClick={() => replay.stepFrame(1)}
        />
        <ControlButton
          label={t('theatre.controls.next')}
          icon={<ChevronLast aria-hidden="true" />}
          onClick={() => replay.toNextMark()}
        />
      </div>
      <fieldset className={styles.speeds}>
        <legend className={styles.legend}>{t('theatre.controls.speed')}</legend>
        {SPEEDS.map((value) => (
          <label key={value} className={styles.speed}>
            <input
              type="radio"
              name="speed"
              className={styles.radio}
              checked={value === speed}
              onChange={() => replay.setSpeed(value)}
            />
            <span>{t('theatre.controls.speedOf', { speed: value })}</span>
          </label>
        ))}
      </fieldset>
      {children}
      <div className={styles.group}>
        <ControlButton
          label={t('theatre.controls.inputs')}
          icon={<Joystick aria-hidden="true" />}
          pressed={overlays.inputs}
          onClick={() => onOverlays({ ...overlays, inputs: !overlays.inputs })}
        />
        {hasHitBoxes && (
          <ControlButton
            label={t('theatre.controls.hitBoxes')}
            icon={<Square aria-hidden="true" />}
            pressed={overlays.hitBoxes}
            onClick={() => onOverlays({ ...overlays, hitBoxes: !overlays.hitBoxes })}
          />
        )}
      </div>
    </div>
  );
}

interface ControlButtonProps {
  /** Accessible name and tooltip. */
  readonly label: string;
  readonly icon: ReactNode;
  /** Whether a switch is on; absent for a button that is none. */
  readonly pressed?: boolean;
  /** The button that plays. */
  readonly main?: boolean;
  readonly onClick: () => void;
}

/** An icon-only button of the playback. */
function ControlButton({ label, icon, pressed, main = false, onClick }: ControlButtonProps) {
  return (
    <Button
      variant={main ? 'primary' : 'ghost'}
      className={classNames(styles.button, main && styles.main)}
      icon={icon}
      aria-label={label}
      aria-pressed={pressed}
      title={label}
      onClick={onClick}
    />
  );
}
