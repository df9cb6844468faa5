import { Button } from '@star-seekers/ui/button';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type RouteObject, useNavigate } from 'react-router';
import { queryClient } from '../shell/query-client.ts';
import { bridge, sessionQuery } from './bridge-api.ts';
import { BridgeFrame } from './bridge-frame.tsx';
import { BridgePage, NoSuchPage } from './bridge-page.tsx';
import styles from './bridge.module.css';
import { CasesPage } from './cases-page.tsx';
import { DecisionPage } from './decision-page.tsx';
import { HealthPage } from './health-page.tsx';
import { MoneyPage } from './money-page.tsx';
import { Earlier, Loaded, Problem, Section } from './page-parts.tsx';
import { addPasskey, hasPasskeys } from './passkey.ts';
import { PlayerFrame, PlayerPage } from './player-page.tsx';
import { RecordTable } from './record-table.tsx';
import { RunPage } from './run-page.tsx';
import { RunsPage } from './runs-page.tsx';
import { SearchPage } from './search-page.tsx';
import { SignedIn, OfStaff } from './signed-in.tsx';

/** The pages of the bridge, below `/bridge`. */
export const bridgeRoutes: RouteObject[] = [
  {
    Component: BridgeFrame,
    children: [
      { path: '/passkey', Component: PasskeyPage, ErrorBoundary: FailedPage },
      {
        Component: SignedIn,
        ErrorBoundary: FailedPage,
        children: [
          { path: '/', Component: SearchPage },
          {
            path: '/players/:id',
            Component: PlayerFrame,
            children: [
              { index: true, Component: PlayerPage },
              { path: 'runs', Component: RunsPage },
              { path: 'money', Component: MoneyPage },
            ],
          },
          { path: '/runs/:id', Component: RunPage },
          { path: '/decide/:command', Component: DecisionPage },
          { path: '/cases', Component: CasesPage },
          { path: '/record', Component: RecordPage },
          { path: '/health', Component: HealthPage },
          { path: '*', Component: NoSuchPage },
        ],
      },
    ],
  },
];

/** In the place of a page that failed. */
function FailedPage() {
  const { t } = useTranslation('common');
  return (
    <BridgePage title={t('boundary.title')} lead={t('boundary.message')}>
      <Button variant="primary" onClick={() => window.location.reload()}>
        {t('actions.reload')}
      </Button>
    </BridgePage>
  );
}

/** The record: all decisions of operators and staff, latest first. */
function RecordPage() {
  const { t } = useTranslation('bridge');
  const list = useInfiniteQuery({
    queryKey: ['bridge', 'record'],
    queryFn: async ({ signal, pageParam }) => bridge('bridgeRecord', { query: { before: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ before }) => before ?? undefined,
  });
  return (
    <BridgePage title={t('record.title')} lead={t('record.lead')}>
      <Section title={t('player.decisions')}>
        <Loaded query={list}>
          {({ pages }) => (
            <RecordTable caption={t('player.decisions')} entries={pages.flatMap(({ entries }) => entries)} />
          )}
        </Loaded>
        <div className={styles.actions}>
          <Earlier list={list} />
        </div>
      </Section>
    </BridgePage>
  );
}

/** Where the one-time link of `operator staff add` leads: adds a passkey of this device to the account. */
function PasskeyPage() {
  // The router keeps the fragment, which no server ever sees.
  const [token] = useState(() => window.location.hash.slice(1));
  return <OfStaff>{() => <AddPasskey token={token} />}</OfStaff>;
}

function AddPasskey({ token }: { readonly token: string }) {
  const { t } = useTranslation('bridge');
  const navigate = useNavigate();
  const { mutate, error, isPending } = useMutation({
    mutationFn: async () => addPasskey(token),
    onSuccess: async () => {
      await queryClient.invalidateQueries(sessionQuery);
      await navigate('/', { replace: true });
    },
  });
  const lack = token === '' ? t('problems.bridge/link_invalid') : !hasPasskeys() && t('passkey.unsupported');
  return (
    <BridgePage title={t('passkey.title')} lead={lack || t('passkey.lead')}>
      {!lack && (
        <div className={styles.form}>
          <Problem error={error} />
          <Button variant="primary" icon={<KeyRound aria-hidden="true" />} busy={isPending} onClick={() => mutate()}>
            {t('passkey.submit')}
          </Button>
        </div>
      )}
    </BridgePage>
  );
}
