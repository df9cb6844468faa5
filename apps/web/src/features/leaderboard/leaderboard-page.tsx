import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { PageHeader } from '../../ui/page-header.tsx';
import { Page } from '../../ui/page.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { useSession } from '../session/session.ts';
import { type BoardAddress, boardQuery, parseBoardAddress } from './board-address.ts';
import { GameBoards } from './game-boards.tsx';
import { HallOfFame } from './hall-of-fame.tsx';
import styles from './leaderboard-page.module.css';
import { LoginPanel } from './login-panel.tsx';

/** The leaderboards (`platform.md §2`); what is shown is kept in the address, so that it can be shared. */
export function LeaderboardPage() {
  const { t } = useTranslation('leaderboard');
  const session = useSession();
  const [query, setQuery] = useSearchParams();
  const address = parseBoardAddress(query);
  const change = (part: Partial<BoardAddress>) =>
    setQuery(boardQuery({ ...address, ...part }), { replace: true, preventScrollReset: true });
  const username = session.status === 'signedIn' ? session.user.username : undefined;
  return (
    <Page className={styles.page}>
      <PageHeader kicker={t('kicker')} title={t('title')} lead={t('lead')} />
      {session.status === 'signedOut' && <LoginPanel />}
      <Tabs
        label={t('tabs.label')}
        value={address.tab}
        onValueChange={(tab) => change({ tab })}
        items={[
          { value: 'global', label: t('tabs.global'), content: <HallOfFame username={username} /> },
          {
            value: 'games',
            label: t('tabs.games'),
            content: <GameBoards address={address} onAddressChange={change} username={username} />,
          },
        ]}
      />
    </Page>
  );
}
