import { Button } from '@star-seekers/ui/button';
import { useQuery } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import { TextField } from '../ui/text-field.tsx';
import { useAnnouncement } from './announcer.ts';
import { bridge, sessionQuery } from './bridge-api.ts';
import { BridgePage } from './bridge-page.tsx';
import styles from './bridge.module.css';
import { DataTable } from './data-table.tsx';
import { formText } from './form-text.ts';
import { Loaded, Section } from './page-parts.tsx';

/** Finds a player by whatever is at hand. */
export function SearchPage() {
  const { t } = useTranslation('bridge');
  const { data: session } = useQuery(sessionQuery);
  const navigate = useNavigate();
  // Not in the address: what is looked for may be somebody's own address, which no log shall have.
  const { text = '' } = (useLocation().state ?? {}) as { readonly text?: string };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void navigate('/', { state: { text: formText(event.currentTarget, 'text').trim() } });
  };
  return (
    <BridgePage title={t('search.title')}>
      <form role="search" className={styles.searchForm} onSubmit={submit}>
        <TextField
          key={text}
          label={t('search.label')}
          hint={t(session?.role === 'operator' ? 'search.hintOperator' : 'search.hint')}
          name="text"
          type="search"
          defaultValue={text}
          maxLength={254}
          required
        />
        <Button type="submit" variant="primary">
          {t('search.submit')}
        </Button>
      </form>
      {text !== '' && <Found text={text} />}
    </BridgePage>
  );
}

function Found({ text }: { readonly text: string }) {
  const { t } = useTranslation('bridge');
  const query = useQuery({
    queryKey: ['bridge', 'search', text],
    queryFn: async ({ signal }) => bridge('bridgeSearch', { body: { text } }, { signal }),
  });
  useAnnouncement(query.data && t('search.results', { results: query.data.length }));
  return (
    <Section title={t('search.found')}>
      <Loaded query={query}>
        {(found) => (
          <DataTable
            caption={t('search.found')}
            empty={t('search.none')}
            rows={found}
            rowKey={(_, index) => String(index)}
            columns={[
              {
                name: t('player.name'),
                render: ({ player }) => <Link to={`/players/${player.id}`}>{player.username}</Link>,
              },
              {
                name: t('search.by'),
                render: ({ found: kind, id, player }) =>
                  kind === 'player' ? null : (
                    <Link to={kind === 'run' ? `/runs/${id}` : `/players/${player.id}/money`}>
                      {t(`search.kinds.${kind}`)} <span className={styles.id}>{id}</span>
                    </Link>
                  ),
              },
            ]}
          />
        )}
      </Loaded>
    </Section>
  );
}
