import { useTranslation } from 'react-i18next';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { AboutSections } from './about-sections.tsx';
import { AppCard } from './app-card.tsx';
import { CodexSection } from './codex-section.tsx';
import { ColoringBookCard } from './coloring-book-card.tsx';
import { JumpLinks } from './jump-links.tsx';
import styles from './ss-ip-page.module.css';

/** The SS-IP page (`P2.12`): the app, the coloring book, the universe and the codex. */
export function SsIpPage() {
  const { t } = useTranslation('ss-ip');
  return (
    <Page className={styles.page}>
      <div>
        <PageHeader kicker={t('kicker')} title={t('heading')} lead={t('lead')} />
        <JumpLinks />
      </div>
      <AppCard />
      <ColoringBookCard />
      <AboutSections />
      <CodexSection />
    </Page>
  );
}
