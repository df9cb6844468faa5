import type { Decision, PlayerFile } from '@star-seekers/contracts/bridge';
import { DECISION_RULES } from '@star-seekers/contracts/bridge-rules';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { NavLink, Outlet, useLocation, useOutletContext, useParams } from 'react-router';
import { Badge } from '../ui/badge.tsx';
import { bridge, sessionQuery } from './bridge-api.ts';
import { BridgePage } from './bridge-page.tsx';
import styles from './bridge.module.css';
import { DataTable } from './data-table.tsx';
import { DecideLink } from './decision-link.tsx';
import { Facts, Loaded, Section } from './page-parts.tsx';
import { RecordTable } from './record-table.tsx';
import { useFormat } from './use-format.ts';

/** What is around the pages of a player's file: who it is, and the way to each of them. */
export function PlayerFrame() {
  const { t } = useTranslation('bridge');
  const { id = '' } = useParams();
  const { pathname } = useLocation();
  const { data: session } = useQuery(sessionQuery);
  const query = useQuery({
    queryKey: ['bridge', 'player', id],
    queryFn: async ({ signal }) => bridge('bridgePlayer', { params: { id } }, { signal }),
  });
  return (
    <Loaded query={query}>
      {(file) => (
        <BridgePage
          title={file.username}
          part={t(`player.${(/\/(runs|money)$/.exec(pathname)?.[1] as 'runs') ?? 'account'}`)}
          kicker={t('player.kicker')}
          actions={
            <>
              {file.role && <Badge tone="accent">{t(`roles.${file.role}`)}</Badge>}
              {file.barredAt !== null && <Badge tone="danger">{t('player.barred')}</Badge>}
              {file.deletedAt !== null && <Badge>{t('player.deleted')}</Badge>}
            </>
          }
        >
          <nav className={styles.subNav} aria-label={t('player.kicker')}>
            <NavLink to={`/players/${id}`} end>
              {t('player.account')}
            </NavLink>
            <NavLink to={`/players/${id}/runs`}>{t('player.runs')}</NavLink>
            {session?.role === 'operator' && <NavLink to={`/players/${id}/money`}>{t('player.money')}</NavLink>}
          </nav>
          <Outlet context={file} />
        </BridgePage>
      )}
    </Loaded>
  );
}

/** Commands about an account that exists, in the order in which they are offered; those about money are beside it. */
const COMMANDS = ['player void', 'player rename', 'player sign-out', 'player export', 'player delete'] as const;

/** A player's file: account, devices, commendations, and what was decided so far. */
export function PlayerPage() {
  const { t } = useTranslation(['bridge', 'common']);
  const format = useFormat();
  const file = useOutletContext<PlayerFile>();
  const { data: session } = useQuery(sessionQuery);
  const bar: Decision['command'] = file.barredAt === null ? 'player bar' : 'player unbar';
  const commands = [bar, ...COMMANDS].filter(
    (command) => session?.role === 'operator' || DECISION_RULES[command].role === 'moderator',
  );
  return (
    <div className={styles.stack}>
      <Section title={t('player.account')}>
        <Facts
          of={{
            [t('player.id')]: <span className={styles.id}>{file.id}</span>,
            [t('player.since')]: format.time(file.createdAt),
            [t('player.barred')]: file.barredAt === null ? undefined : format.time(file.barredAt),
            [t('player.deleted')]: file.deletedAt === null ? undefined : format.time(file.deletedAt),
            [t('player.faction')]: t(`common:factions.${file.faction}`),
            [t('player.points')]: format.number(file.totalPoints),
            [t('player.games')]: format.number(file.gamesPlayed),
            [t('player.commendations')]: format.number(file.commendations.length),
          }}
        />
      </Section>
      {file.deletedAt === null && (
        <Section title={t('decide.offer')}>
          <div className={styles.actions}>
            {commands.map((command) => (
              <DecideLink key={command} command={command} subject={{ playerId: file.id }} />
            ))}
          </div>
        </Section>
      )}
      <Section title={t('player.devices')}>
        <DataTable
          caption={t('player.devices')}
          empty={t('player.noDevices')}
          rows={file.sessions}
          rowKey={(_, index) => String(index)}
          columns={[
            { name: t('player.lastUsed'), render: ({ lastUsedAt }) => format.time(lastUsedAt) },
            { name: t('player.signedInUntil'), render: ({ expiresAt }) => format.time(expiresAt) },
          ]}
        />
      </Section>
      <Section title={t('player.decisions')}>
        <RecordTable caption={t('player.decisions')} entries={file.decisions} isOfPlayer />
      </Section>
    </div>
  );
}
