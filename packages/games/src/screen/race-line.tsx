import { effects } from '@star-seekers/audio';
import type { SimState } from '@star-seekers/sim';
import { playHaptic } from '@star-seekers/stage/haptics.ts';
import { LiveRegion } from '@star-seekers/stage/screen/live-region.tsx';
import type { ControllerProps } from '@star-seekers/stage/screen/run-frame-parts.ts';
import { numberFormat } from '@star-seekers/ui/number-format';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './race-line.module.css';
import type { RivalPace } from './rival-pace.ts';
import { useRace } from './use-race.ts';

export interface RaceLineProps<State extends SimState, Command, Event> extends ControllerProps<State, Command, Event> {
  readonly rivals: readonly RivalPace[];
  readonly haptics: boolean;
}

/** How far a run is ahead of the own best or of the board's next row at the same time; passing one is heard and felt. */
export function RaceLine<State extends SimState, Command, Event>(props: RaceLineProps<State, Command, Event>) {
  const { controller, rivals, haptics } = props;
  const { t, i18n } = useTranslation('games');
  const { lead, passed } = useRace(controller, rivals, () => {
    effects.play('result.verified');
    if (haptics) playHaptic('medium');
  });
  const passedText =
    passed &&
    (passed.name === null ? t('screen.race.passedBest') : t('screen.race.passedRival', { name: passed.name }));
  return (
    <>
      {lead && (
        <span className={styles.race} data-ahead={lead.by >= 0} data-passed={passed ? '' : undefined}>
          <span className={styles.text}>{passedText ?? leadText()}</span>
          <span className={styles.bar} style={{ '--lead': shareOf(lead.by) } as CSSProperties} aria-hidden="true" />
        </span>
      )}
      <LiveRegion message={passedText ?? ''} />
    </>
  );

  function leadText(): string {
    if (!lead) return '';
    const { name } = lead.rival;
    const by = numberFormat(i18n.language, { signDisplay: 'exceptZero' }).format(lead.by);
    return name === null ? t('screen.race.best', { lead: by }) : t('screen.race.rival', { lead: by, name });
  }

  /** How full the bar is, from -1 to 1: half with a lead of a quarter of the rival's final score. */
  function shareOf(by: number): number {
    const quarter = Math.max(1, (lead?.rival.scores.at(-1) ?? 0) / 4);
    return by / (Math.abs(by) + quarter);
  }
}
