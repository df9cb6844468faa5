import { useTranslation } from 'react-i18next';
import type { ControllerProps } from '../screen/run-screen-parts.ts';
import { useDelayed } from '../screen/use-delayed.ts';
import { useRunSnapshot } from '../screen/use-run-state.ts';
import type { MemoryCommand, MemoryEvent, MemoryState } from './state.ts';
import styles from './waiting-note.module.css';

/** A short wait is the turn of the card; only a longer one is worth a word, in milliseconds. */
const WORTH_A_WORD_MS = 900;

/** The network is slow: the clock stands still meanwhile, and that is said. */
export function WaitingNote({ controller }: ControllerProps<MemoryState, MemoryCommand, MemoryEvent>) {
  const { t } = useTranslation('games');
  const { waiting } = useRunSnapshot(controller);
  const long = useDelayed(waiting, WORTH_A_WORD_MS);
  if (!waiting || !long) return null;
  return (
    <p className={styles.note} role="status">
      {t('memory-challenge.waiting')}
    </p>
  );
}
