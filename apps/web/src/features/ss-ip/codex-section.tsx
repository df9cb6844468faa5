import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { i18n } from '../../i18n/index.ts';
import { Kicker } from '@star-seekers/ui/kicker';
import { OnDemand } from '../../ui/on-demand.tsx';
import styles from './codex-section.module.css';
import { useNear } from '../../ui/use-near.ts';

async function loadPanel() {
  const [{ CodexPanel }, { loadCodex }] = await Promise.all([
    import('../codex/codex-panel.tsx'),
    import('../codex/loaded-codex.ts'),
  ]);
  return <CodexPanel first={await loadCodex(i18n.language)} />;
}

/** The codex, loaded when scrolled near or when the URL has a fragment. */
export function CodexSection() {
  const { t } = useTranslation('ss-ip');
  const section = useRef<HTMLElement>(null);
  const { hash } = useLocation();
  const isNear = useNear(section);
  return (
    <section ref={section} id="codex" className={styles.section} aria-labelledby="codex-title">
      <header className={styles.header}>
        <Kicker>{t('codex.kicker')}</Kicker>
        <h2 id="codex-title" className={styles.title}>
          {t('codex.title')}
        </h2>
        <p className={styles.lead}>{t('codex.lead')}</p>
      </header>
      <div className={styles.body}>
        <OnDemand load={loadPanel} trigger={isNear || hash !== ''} />
      </div>
    </section>
  );
}
