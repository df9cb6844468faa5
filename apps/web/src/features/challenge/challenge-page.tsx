import type { Challenge } from '@star-seekers/contracts';
import { type CatalogEntry, catalog } from '@star-seekers/games/catalog';
import { Button } from '@star-seekers/ui/button';
import { numberFormat } from '@star-seekers/ui/number-format';
import { useQuery } from '@tanstack/react-query';
import { Link as LinkIcon, Swords } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { absoluteTime } from '../../i18n/absolute-time.ts';
import { PendingHeading } from '../../shell/pending-heading.tsx';
import { QueryError } from '../../shell/query-error.tsx';
import { copyLink } from '../../ui/copy-text.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StillPicture } from '../../ui/still-picture.tsx';
import { coverOf } from '../dashboard/cover-of.ts';
import { PlayerCardHost } from '../players/player-card-host.tsx';
import { useSession } from '../session/session.ts';
import styles from './challenge-page.module.css';
import { MissingChallenge } from './missing-challenge.tsx';
import { ProblemPage } from './problem-page.tsx';
import { challengeQuery, isMissing } from './challenge-queries.ts';
import { ChallengeResults } from './challenge-results.tsx';
import { usePadButton } from './use-pad-button.ts';

/** A challenge at an address of its own: what is to be beaten, and who has tried. */
export function ChallengePage() {
  const { id = '' } = useParams();
  return (
    <Page>
      <ChallengePlace key={id} id={id} />
      <PlayerCardHost />
    </Page>
  );
}

function ChallengePlace({ id }: { readonly id: string }) {
  const { t } = useTranslation('challenge');
  const challenge = useQuery(challengeQuery(id));
  const entry = catalog.find((listed) => listed.id === challenge.data?.gameId);
  if (isMissing(challenge.error) || (challenge.data && !entry)) return <MissingChallenge title={t('title')} />;
  if (challenge.error && !challenge.data) {
    return (
      <ProblemPage title={t('title')}>
        <QueryError query={challenge} title={t('problems.error')} />
      </ProblemPage>
    );
  }
  if (!challenge.data || !entry) return <ChallengeSkeleton />;
  return <ChallengeView entry={entry} challenge={challenge.data} />;
}

function ChallengeView({ entry, challenge }: { readonly entry: CatalogEntry; readonly challenge: Challenge }) {
  const { t, i18n } = useTranslation(['challenge', 'catalog']);
  const session = useSession();
  const { id, run, challenger, state, duels } = challenge;
  const score = numberFormat(i18n.language).format(run.score);
  const isOwn = challenger.id === run.player.id;
  const navigate = useNavigate();
  usePadButton('primary', () => state === 'open' && void navigate(`/duel/${id}`));
  const hasPlayed = session.status === 'signedIn' && duels.some(({ player }) => player.id === session.user.id);
  return (
    <>
      <PageHeader
        kicker={t(`catalog:${entry.slug}.card`)}
        title={t('headline', { player: challenger.username })}
        lead={t(isOwn ? 'leadOwn' : 'leadOther', { score, player: run.player.username })}
      />
      <div className={styles.layout}>
        <Panel tone="accent" padding="none" className={styles.hero} data-faction-scope={run.player.faction}>
          <StillPicture className={styles.cover} still={coverOf(entry)} />
          <div className={styles.goal}>
            <p className={styles.toBeat}>{t('toBeat')}</p>
            <p className={styles.score}>{score}</p>
            <p className={styles.by}>{t('by', { player: run.player.username })}</p>
          </div>
          <div className={styles.actions}>
            {state === 'open' ? (
              <LinkButton to={`/duel/${id}`} variant="primary" size="lg" icon={<Swords aria-hidden="true" />}>
                {t(hasPlayed ? 'playAgain' : 'play')}
              </LinkButton>
            ) : (
              <p className={styles.closed}>{t(`closed.${state}`)}</p>
            )}
            <Button
              icon={<LinkIcon aria-hidden="true" />}
              onClick={() => void copyLink(`/challenge/${id}`, { done: t('copied'), refused: t('refused') })}
            >
              {t('copy')}
            </Button>
          </div>
          <div className={styles.terms}>
            <p>{t(session.status === 'signedIn' ? 'terms' : 'termsVisitor')}</p>
            <p>{t('until', { date: absoluteTime(challenge.expiresAt, i18n.language) })}</p>
          </div>
        </Panel>
        <ChallengeResults challenge={challenge} />
      </div>
    </>
  );
}

function ChallengeSkeleton() {
  const { t } = useTranslation('challenge');
  return (
    <output className={styles.skeleton} aria-label={t('loading')}>
      <PendingHeading />
      <div className={styles.layout}>
        <Skeleton height="22rem" shape="block" />
        <Skeleton height="22rem" shape="block" />
      </div>
    </output>
  );
}
