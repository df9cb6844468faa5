import type { BoardPeriods } from '@star-seekers/contracts';
import type { BoardPeriod } from '@star-seekers/contracts/board';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useServerNow } from '../../shell/server-clock.ts';
import { Select } from '../../ui/select.tsx';
import type { BoardLocation } from './board-location.ts';
import styles from './period-picker.module.css';

export interface PeriodPickerProps {
  readonly period: BoardPeriod;
  readonly at: string | undefined;
  readonly scale: number | undefined;
  readonly periods: BoardPeriods;
  readonly onChoose: (choice: Pick<BoardLocation, 'at' | 'scale'>) => void;
}

/** Month or year of a board: one earlier, one later, or any that has one; and the scores by earlier rules where there are any. */
export function PeriodPicker({ period, at, scale, periods, onChoose }: PeriodPickerProps) {
  const { t, i18n } = useTranslation('leaderboard');
  const present = new Date(useServerNow(60_000)).toISOString().slice(0, 'YYYY-MM'.length);
  const today = period === 'monthly' ? present : present.slice(0, 'YYYY'.length);
  const chosen = at ?? today;
  const ofScale = scale === undefined ? periods[0] : periods.find((candidate) => candidate.scale === scale);
  const open = (period === 'monthly' ? ofScale?.months : ofScale?.years) ?? [];
  const all = [...new Set([today, chosen, ...open])].toSorted().toReversed();
  const index = all.indexOf(chosen);
  const choose = (value: string | undefined) => onChoose({ at: value === today ? undefined : value });
  const format = new Intl.DateTimeFormat(i18n.language, {
    ...(period === 'monthly' && { month: 'long' }),
    year: 'numeric',
    timeZone: 'UTC',
  });
  const older = periods.slice(1).filter(({ months }) => months.length > 0);
  return (
    <div className={styles.picker}>
      <div className={styles.period}>
        <Step label={t('games.earlier')} to={all[index + 1]} onStep={choose}>
          <ChevronLeft className={styles.arrow} aria-hidden="true" />
        </Step>
        <Select
          label={t('games.period')}
          hideLabel
          value={chosen}
          onValueChange={choose}
          items={all.map((value) => ({ value, label: format.format(Date.parse(value)) }))}
        />
        <Step label={t('games.later')} to={all[index - 1]} onStep={choose}>
          <ChevronRight className={styles.arrow} aria-hidden="true" />
        </Step>
      </div>
      {(older.length > 0 || scale !== undefined) && (
        <Select
          label={t('games.rules')}
          hideLabel
          value={scale ?? 0}
          onValueChange={(value) => {
            const months = older.find((candidate) => candidate.scale === value);
            const latest = period === 'monthly' ? months?.months[0] : months?.years[0];
            onChoose({ scale: value === 0 ? undefined : value, at: latest === today ? undefined : latest });
          }}
          items={[
            { value: 0, label: t('games.todaysRules') },
            ...older.map((candidate) => ({
              value: candidate.scale,
              label: t('games.rulesUntil', { month: monthly(candidate.months[0] ?? present, i18n.language) }),
            })),
            // An address may name one without a board.
            ...(scale === undefined || older.some((candidate) => candidate.scale === scale)
              ? []
              : [{ value: scale, label: t('games.earlierRules') }]),
          ]}
        />
      )}
    </div>
  );
}

function monthly(month: string, language: string): string {
  const format = new Intl.DateTimeFormat(language, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  return format.format(Date.parse(month));
}

interface StepProps {
  readonly label: string;
  /** Undefined at the end of the list. */
  readonly to: string | undefined;
  readonly onStep: (to: string) => void;
  readonly children: ReactNode;
}

function Step({ label, to, onStep, children }: StepProps) {
  return (
    <button
      type="button"
      className={styles.step}
      aria-label={label}
      disabled={to === undefined}
      onClick={() => to !== undefined && onStep(to)}
    >
      {children}
    </button>
  );
}
