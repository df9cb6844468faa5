import type { RunPage, RunTexts } from '@star-seekers/contracts';
import { Button } from '@star-seekers/ui/button';
import { useQuery } from '@tanstack/react-query';
import { LogIn, MessageCircleQuestionMark } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../shell/api.ts';
import { describeError } from '../../shell/describe-error.ts';
import { queryKeys } from '../../shell/query-keys.ts';
import { Panel } from '../../ui/panel.tsx';
import { openAuthDialog } from '../auth/auth-dialog-store.ts';
import { useSession } from '../session/session.ts';
import type { LocalReplay } from './local-replay.ts';
import styles from './run-texts.module.css';

export interface RunTextsPanelProps {
  readonly page: RunPage;
  readonly replay: LocalReplay;
}

/** Texts that the recording withholds: signed-in players read some every day. */
export function RunTextsPanel({ page, replay }: RunTextsPanelProps) {
  const { t, i18n } = useTranslation('play');
  const session = useSession();
  const [isWanted, setIsWanted] = useState(false);
  const userId = session.status === 'signedIn' ? session.user.id : '';
  const { language } = i18n;
  const texts = useQuery({
    queryKey: queryKeys.runTexts(page.runId, userId, language),
    queryFn: ({ signal }) => api('runTexts', { params: { id: page.runId }, body: { language } }, { signal }),
    enabled: isWanted && userId !== '',
    staleTime: Infinity,
    retry: false,
  });
  const shown = texts.data?.shown;
  useEffect(() => {
    if (shown) replay.showTexts(shown);
  }, [replay, shown]);
  const again = texts.error ? () => void texts.refetch() : () => setIsWanted(true);
  return (
    <Panel as="section" className={styles.panel} aria-labelledby="run-texts">
      <h2 id="run-texts" className={styles.title}>
        {t('theatre.texts.title')}
      </h2>
      <p className={styles.lead}>{t('theatre.texts.lead')}</p>
      {session.status === 'signedOut' && (
        <div>
          <Button icon={<LogIn aria-hidden="true" />} onClick={() => openAuthDialog({ onSignedIn: () => undefined })}>
            {t('theatre.texts.signIn')}
          </Button>
        </div>
      )}
      {session.status === 'signedIn' && !texts.data && (
        <div>
          <Button icon={<MessageCircleQuestionMark aria-hidden="true" />} busy={texts.isFetching} onClick={again}>
            {t('theatre.texts.action')}
          </Button>
        </div>
      )}
      <output className={styles.result}>
        {texts.error && !texts.isFetching && describeError(texts.error)}
        {texts.data && resultText(texts.data)}
      </output>
    </Panel>
  );

  function resultText({ portions, readable, left }: RunTexts): string {
    if (left === null) return t('theatre.texts.own');
    const rest = left > 0 ? t('theatre.texts.left', { count: left }) : t('theatre.texts.tomorrow');
    if (readable === 0 && portions > 0) return t('theatre.texts.none');
    return `${t('theatre.texts.shown', { shown: readable, count: portions })} ${rest}`;
  }
}
