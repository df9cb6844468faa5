import { LogIn } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@star-seekers/ui/button';
import { Page } from '../../ui/page.tsx';
import { Panel } from '../../ui/panel.tsx';
import { openAuthDialog } from '../auth/auth-dialog-store.ts';
import { useSignInPrompt } from '../auth/use-sign-in-prompt.ts';
import { DiceHeader } from './dice-header.tsx';
import styles from './dice-page.module.css';
import { DieStage } from './die-stage.tsx';
import control from './roll-control.module.css';
import { RulesCard } from './rules-card.tsx';

/** The dice page for visitors: rolling needs an account. */
export function VisitorDice() {
  const { t } = useTranslation('dice');
  useSignInPrompt({ visitor: true, insist: true });
  return (
    <Page className={styles.page}>
      <Panel as="section" padding="none" tone="accent" className={styles.table} aria-label={t('title')}>
        <DiceHeader />
        <div className={styles.stage}>
          <DieStage value={1} faction="none" label={t('die.resting', { value: 1 })} charge={1} />
        </div>
        <div className={styles.control}>
          <div className={control.control}>
            <p className={control.words}>{t('signedOut.text')}</p>
            <Button
              variant="primary"
              size="lg"
              className={control.button}
              icon={<LogIn aria-hidden="true" />}
              onClick={() => openAuthDialog({ onSignedIn: () => undefined })}
            >
              {t('signedOut.action')}
            </Button>
          </div>
        </div>
      </Panel>
      <RulesCard />
    </Page>
  );
}
