import { useTranslation } from 'react-i18next';
import type { ControllerProps } from '@star-seekers/stage/screen/run-frame-parts.ts';
import { useDelayed } from '@star-seekers/stage/screen/use-delayed.ts';
import { useRunSnapshot } from '@star-seekers/stage/screen/use-run-state.ts';
import type { MemoryCommand, MemoryEvent, MemoryState } from './state.ts';
import styles from './waiting-note.module.css';

/** A shorter wait looks like the turn of the card. */
const NOTE_DELAY_MS = 900;

/** A note that the clock is stopped while a slow network delays a face. */
export function WaitingNote({ controller }: ControllerProps<MemoryState, MemoryCommand, MemoryEvent>) {
  const { t } = useTranslation('games');
  const { waiting } = useRunSnapshot(controller);
  const isLong = useDelayed(waiting, NOTE_DELAY_MS);
  if (!waiting || !isLong) return null;
  return (
    <p className={styles.note} role="status">
      {t('memory-challenge.waiting')}
    </p>
  );
}
