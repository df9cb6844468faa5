import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Kicker } from '@star-seekers/ui/kicker';
import { CreditsBadge } from './credits-badge.tsx';
import { FullScreenButton } from '@star-seekers/stage/screen/full-screen-button.tsx';
import styles from './game-bar.module.css';

export interface GameBarProps {
  /** The game's other name. */
  readonly kicker: string;
  readonly title: string;
  readonly badges: ReactNode;
  /** The balance, or null where no credits are needed. */
  readonly credits: number | null;
  /** Where the way back leads, if not to the dashboard. */
  readonly back?: { readonly label: string; readonly href: string } | undefined;
  /** A run is on: on a small screen only what is needed for leaving stays. */
  readonly compact: boolean;
  readonly onBack: () => void;
}

/** Above every game: the way back, what game it is, and what is left to play with (`G0.1`). */
export function GameBar({ kicker, title, badges, credits, back, compact, onBack }: GameBarProps) {
  const { t } = useTranslation('games');
  return (
    <header className={styles.bar} data-compact={compact || undefined}>
      <a
        className={styles.back}
        href={back?.href ?? '/dashboard'}
        onClick={(event) => {
          // A new tab is the browser's business; here the page decides how it is left.
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          onBack();
        }}
      >
        <ArrowLeft aria-hidden="true" />
        {back?.label ?? t('screen.back')}
      </a>
      <div className={styles.game}>
        <div>
          <Kicker>{kicker}</Kicker>
          <h1 className={styles.title}>{title}</h1>
        </div>
        {badges}
      </div>
      <div className={styles.end}>
        <FullScreenButton />
        {credits !== null && <CreditsBadge credits={credits} />}
      </div>
    </header>
  );
}
