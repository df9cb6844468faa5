import { Button } from '@star-seekers/ui/button';
import { Gift } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCollect } from '../dice/use-collect.ts';
import { useSession } from '../session/session.ts';
import styles from './credits-hint.module.css';

/** Credits of the dice that wait to be collected. */
export function CollectHint() {
  const { t } = useTranslation('dashboard');
  const session = useSession();
  const amount = session.status === 'signedIn' ? session.user.pendingCredits : 0;
  const { collecting, problem, collect } = useCollect();
  return (
    <section className={styles.hint}>
      <Gift className={styles.icon} aria-hidden="true" />
      <div className={styles.words}>
        <h2 className={styles.title}>{t('hint.pendingTitle', { count: amount })}</h2>
        <p className={styles.text} role="status">
          {problem ?? t('hint.pendingText')}
        </p>
      </div>
      <Button variant="primary" className={styles.action} busy={collecting} onClick={() => void collect()}>
        {t(collecting ? 'hint.collecting' : 'hint.collect')}
      </Button>
    </section>
  );
}
