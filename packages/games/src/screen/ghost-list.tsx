import type { SimState } from '@star-seekers/sim';
import { ghostColor } from '@star-seekers/stage/picture/ghost-look.ts';
import type { ControllerProps } from '@star-seekers/stage/screen/run-frame-parts.ts';
import { numberFormat } from '@star-seekers/ui/number-format';
import { VisuallyHidden } from '@star-seekers/ui/visually-hidden';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './ghost-list.module.css';
import { useGhostLeads } from './use-ghost-leads.ts';

export interface GhostListProps<State extends SimState, Command, Event> extends ControllerProps<State, Command, Event> {
  /** What the run and its ghosts are compared by; absent: scores. */
  readonly figureOf: ((state: Readonly<State>) => number) | undefined;
}

/** Whose ghosts are on the board, and how far the run is ahead of each. */
export function GhostList<State extends SimState, Command, Event>(props: GhostListProps<State, Command, Event>) {
  const { controller, figureOf } = props;
  const { t, i18n } = useTranslation('games');
  const leads = useGhostLeads(controller, figureOf);
  const format = numberFormat(i18n.language, { signDisplay: 'exceptZero' });
  if (leads.length === 0) return null;
  return (
    <ul className={styles.ghosts} aria-label={t('screen.course.ghosts')} data-many={leads.length > 2 || undefined}>
      {leads.map(({ number, name, by, isOver }) => (
        <li
          key={number}
          className={styles.ghost}
          style={{ '--ghost': ghostColor(number) } as CSSProperties}
          data-ahead={by >= 0}
          data-over={isOver || undefined}
          title={name}
        >
          <span className={styles.number}>{number}</span>
          <span className={styles.name}>{name}</span>
          <span className={styles.lead}>{format.format(by)}</span>
          {isOver && <VisuallyHidden>{t('screen.course.over')}</VisuallyHidden>}
        </li>
      ))}
    </ul>
  );
}
