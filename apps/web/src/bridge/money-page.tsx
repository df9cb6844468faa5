import type { PlayerFile } from '@star-seekers/contracts/bridge';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useOutletContext } from 'react-router';
import { bridge } from './bridge-api.ts';
import styles from './bridge.module.css';
import { DataTable } from './data-table.tsx';
import { DecideLink } from './decision-link.tsx';
import { Earlier, Facts, Loaded, Section } from './page-parts.tsx';
import { useFormat } from './use-format.ts';

/** A player's address, balances, payments and ledger, for operators. */
export function MoneyPage() {
  const { t } = useTranslation('bridge');
  const format = useFormat();
  const { id, deletedAt } = useOutletContext<PlayerFile>();
  const money = useQuery({
    queryKey: ['bridge', 'money', id],
    queryFn: async ({ signal }) => bridge('bridgeMoney', { params: { id } }, { signal }),
  });
  return (
    <div className={styles.stack}>
      <Loaded query={money}>
        {({ email, emailConfirmedAt, balances, payments }) => (
          <>
            <Section title={t('money.balances')}>
              <Facts
                of={{
                  [t('money.email')]: email === '' ? '—' : <span className={styles.id}>{email}</span>,
                  [t('money.confirmed')]: emailConfirmedAt === null ? '—' : format.time(emailConfirmedAt),
                  [t('money.credits')]: format.number(balances.credits),
                  [t('money.pending')]: format.number(balances.pendingCredits),
                  [t('money.owed')]: format.number(balances.owedCredits),
                }}
              />
              {deletedAt === null && (
                <div className={styles.actions}>
                  <DecideLink command="credits give" subject={{ playerId: id }} />
                  <DecideLink command="credits take" subject={{ playerId: id }} />
                </div>
              )}
            </Section>
            <Section title={t('money.payments')}>
              <DataTable
                caption={t('money.payments')}
                empty={t('money.noPayments')}
                rows={payments}
                rowKey={(payment) => payment.id}
                columns={[
                  { name: t('money.at'), render: ({ date }) => format.time(date) },
                  { name: t('money.pack'), render: ({ packageName }) => packageName },
                  { name: t('money.amount'), isNumber: true, render: ({ amount }) => format.dollars(amount) },
                  { name: t('money.credits'), isNumber: true, render: ({ credits }) => format.number(credits) },
                  { name: t('money.status'), render: ({ status }) => t(`money.statuses.${status}`) },
                  {
                    name: t('money.refunded'),
                    isNumber: true,
                    render: ({ refunded }) => (refunded === 0 ? null : format.dollars(refunded)),
                  },
                  {
                    name: t('money.receipt'),
                    render: ({ receiptNumber, paymentId, id: checkout }) => (
                      <span className={styles.id}>{receiptNumber ?? paymentId ?? checkout}</span>
                    ),
                  },
                  {
                    name: t('decide.offer'),
                    render: ({ id: paymentId, status, amount, refunded }) =>
                      status === 'succeeded' && refunded < amount ? (
                        <DecideLink command="payment refund" subject={{ paymentId, playerId: id }} />
                      ) : null,
                  },
                ]}
              />
            </Section>
          </>
        )}
      </Loaded>
      <Ledger id={id} />
    </div>
  );
}

function Ledger({ id }: { readonly id: string }) {
  const { t } = useTranslation('bridge');
  const format = useFormat();
  const list = useInfiniteQuery({
    queryKey: ['bridge', 'ledger', id],
    queryFn: async ({ signal, pageParam }) =>
      bridge('bridgeLedger', { params: { id }, query: { before: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ before }) => before ?? undefined,
  });
  const unlessNone = (credits: number) => (credits === 0 ? null : format.number(credits));
  return (
    <Section title={t('money.ledger')}>
      <Loaded query={list}>
        {({ pages }) => (
          <DataTable
            caption={t('money.ledger')}
            empty={t('money.noTransfers')}
            rows={pages.flatMap(({ transfers }) => transfers)}
            rowKey={(transfer) => transfer.id}
            columns={[
              { name: t('money.at'), render: ({ at }) => format.time(at) },
              { name: t('money.reason'), render: ({ reason }) => <span lang="en">{reason}</span> },
              {
                name: t('money.way'),
                render: ({ from, to }) => (
                  <span className={styles.id}>
                    {from} → {to}
                  </span>
                ),
              },
              { name: t('money.amount'), isNumber: true, render: ({ amount }) => format.number(amount) },
              { name: t('money.credits'), isNumber: true, render: ({ after }) => format.number(after.credits) },
              { name: t('money.pending'), isNumber: true, render: ({ after }) => unlessNone(after.pendingCredits) },
              { name: t('money.owed'), isNumber: true, render: ({ after }) => unlessNone(after.owedCredits) },
              {
                name: t('money.subject'),
                render: ({ subject }) =>
                  subject.startsWith('run:') ? (
                    <Link to={`/runs/${subject.slice(4)}`}>{t('record.run')}</Link>
                  ) : (
                    <span className={styles.id}>{subject}</span>
                  ),
              },
            ]}
          />
        )}
      </Loaded>
      <div className={styles.actions}>
        <Earlier list={list} />
      </div>
    </Section>
  );
}
