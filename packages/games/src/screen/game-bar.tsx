import { CountingNumber } from '@star-seekers/stage/screen/counting-number.tsx';
import { FullScreenButton } from '@star-seekers/stage/screen/full-screen-button.tsx';
import { Kicker } from '@star-seekers/ui/kicker';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './game-bar.module.css';

export interface GameBarProps {
  /** The game's other name. */
  readonly kicker: string;
  readonly title: string;
  readonly badges: ReactNode;
  /** The balance, or null where no credits are needed. */
  readonly credits: number | null;
  /** Where the way back leads. */
  readonly back: { readonly label: string; readonly href: string };
  /** A run is on: on a small screen only what is needed for leaving stays. */
  readonly compact: boolean;
  /** The player is asked to turn the phone. */
  readonly asksToTurn: boolean;
  readonly onBack: () => void;
}

/** Above every game: the way back, what game it is, and what is left to play with (`G0.1`). */
export function GameBar({ kicker, title, badges, credits, back, compact, asksToTurn, onBack }: GameBarProps) {
  const { t } = useTranslation('games');
  return (
    <header className={styles.bar} data-compact={compact || undefined}>
      <a
        className={styles.back}
        href={back.href}
        onClick={(event) => {
          // A new tab is the browser's business; here the page decides how it is left.
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          onBack();
        }}
      >
        <ArrowLeft aria-hidden="true" />
        {back.label}
      </a>
      <div className={styles.game}>
        <div>
          <Kicker>{kicker}</Kicker>
          <h1 className={styles.title}>{title}</h1>
        </div>
        {badges}
      </div>
      <div className={styles.end}>
        <FullScreenButton turn={asksToTurn ? t('screen.turn') : undefined} />
        {credits !== null && <CreditsBadge credits={credits} />}
      </div>
    </header>
  );
}

/** The balance, as the game's bar and the cards about credits show it. */
function CreditsBadge({ credits }: { readonly credits: number }) {
  const { t } = useTranslation('games');
  return (
    <span className={styles.badge}>
      <CreditIcon />
      <CountingNumber value={credits} label={t('screen.credits', { count: credits })} />
    </span>
  );
}

/** A credit: a star in an eight-sided coin. Decorative. */
function CreditIcon() {
  return (
    <svg viewBox="0 0 24 24" width="1em" height="1em" aria-hidden="true">
      <path d="M7 1.5h10L22.5 7v10L17 22.5H7L1.5 17V7z" fill="#7a4a10" />
      <path d="M7.4 2.6h9.2l4.8 4.8v9.2l-4.8 4.8H7.4l-4.8-4.8V7.4z" fill="#ffcf6b" />
      <path d="M8.5 4.8h7l3.7 3.7v7l-3.7 3.7h-7l-3.7-3.7v-7z" fill="#a9650f" />
      <path d="m12 5.4 1.8 4.8 4.8 1.8-4.8 1.8-1.8 4.8-1.8-4.8L5.4 12l4.8-1.8z" fill="#fff1c9" />
    </svg>
  );
}
