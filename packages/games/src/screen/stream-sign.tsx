import { CloudOff, EyeOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './stream-sign.module.css';
import type { OutageSnapshot } from './outage.ts';

/** A quiet line at the edge of the board while the hub does not see the run. */
export function StreamSign({ status, choice }: OutageSnapshot) {
  const { t } = useTranslation('games');
  const unseen = choice === 'unseen';
  const Icon = unseen ? EyeOff : CloudOff;
  return (
    <output className={styles.region}>
      {(unseen || status === 'late') && (
        <span className={styles.sign}>
          <Icon aria-hidden="true" />
          {t(unseen ? 'screen.outage.signUnseen' : 'screen.outage.sign')}
        </span>
      )}
    </output>
  );
}
