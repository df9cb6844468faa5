import type { Challenge, ChallengeResult } from '@star-seekers/contracts';
import { catalog, type CatalogEntry } from '@star-seekers/games/catalog';
import { Button } from '@star-seekers/ui/button';
import { numberFormat } from '@star-seekers/ui/number-format';
import { useQuery } from '@tanstack/react-query';
import { Play, Share2, Swords } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams } from 'react-router';
import { absoluteTime } from '../../i18n/absolute-time.ts';
import { relativeTime } from '../../i18n/relative-time.ts';
import { PendingHeading } from '../../shell/pending-heading.tsx';
import { QueryError } from '../../shell/query-error.tsx';
import { Badge } from '../../ui/badge.tsx';
import { shareLink } from '../../ui/copy-text.ts';
import { FactionEmblem } from '../../ui/faction-emblem.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Page } from '../../ui/page.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StillPicture } from '../../ui/still-picture.tsx';
import { useNow } from '../../ui/use-now.ts';
import { coverOf } from '../dashboard/cover-of.ts';
import { LazyPlayerCard } from '../players/lazy-player-card.tsx';
import { PlayerName } from '../players/player-name.tsx';
import { useSession } from '../session/session.ts';
import { playTime } from '../theatre/play-time.ts';
import styles from './challenge-page.module.css';
import { challengeQuery, isMissing, rankedResults } from './duel.ts';
import { MissingChallenge, ProblemPage } from './problem-page.tsx';
import { usePadButton } from './use-pad-button.ts';

/** A challenge at an address of its own: what is to be beaten, and who has tried. */
export function ChallengePage() {
  const { id = '' } = useParams();
  return (
    <Page>
      <ChallengePlace key={id} id={id} />
      <LazyPlayerCard />
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
  const isMine = session.status === 'signedIn' && session.user.id === challenger.id;
  const navigate = useNavigate();
  usePadButton('primary', () => state === 'open' && !isMine && void navigate(`/duel/${id}`));
  const hasPlayed = session.status === 'signedIn' && duels.some(({ player }) => player.id === session.user.id);
  const share = (
    <Button
      variant={isMine ? 'primary' : 'secondary'}
      size={isMine ? 'lg' : 'md'}
      icon={<Share2 aria-hidden="true" />}
      onClick={() => void shareLink(`/challenge/${id}`, { done: t('copied'), refused: t('refused') })}
    >
      {t('share')}
    </Button>
  );
  return (
    <>
      <PageHeader
        kicker={t(`catalog:${entry.slug}.title`)}
        title={isMine ? t('headlineMine') : t('headline', { player: challenger.username })}
        lead={t(isMine ? 'leadMine' : isOwn ? 'leadOwn' : 'leadOther', { score, player: run.player.username })}
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
            {isMine && share}
            {state === 'open' ? (
              <LinkButton
                to={`/duel/${id}`}
                variant={isMine ? 'secondary' : 'primary'}
                size="lg"
                icon={<Swords aria-hidden="true" />}
              >
                {t(hasPlayed ? 'playAgain' : isMine ? 'playMine' : 'play')}
              </LinkButton>
            ) : (
              <p className={styles.closed}>{t(`closed.${state}`)}</p>
            )}
            {!isMine && share}
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

/** All results of a challenge, the best first, each with the way to its recording. */
function ChallengeResults({ challenge }: { readonly challenge: Challenge }) {
  const { t } = useTranslation('challenge');
  return (
    <section className={styles.results} aria-labelledby="results">
      <h2 id="results" className={styles.heading}>
        {t('results.title')}
      </h2>
      <Panel padding="none">
        <ol>
          {rankedResults(challenge).map((result, index) => (
            <ResultRow key={result.runId} result={result} place={index + 1} challenge={challenge} />
          ))}
        </ol>
        {challenge.duels.length === 0 && <p className={styles.empty}>{t('results.none')}</p>}
      </Panel>
    </section>
  );
}

interface ResultRowProps {
  readonly result: ChallengeResult;
  readonly place: number;
  readonly challenge: Challenge;
}

function ResultRow({ result, place, challenge }: ResultRowProps) {
  const { t, i18n } = useTranslation('challenge');
  const session = useSession();
  const now = useNow(60_000);
  const format = numberFormat(i18n.language);
  const { runId, player, score, ticks, finishedAt } = result;
  const isRun = runId === challenge.run.runId;
  const isYou = session.status === 'signedIn' && session.user.id === player.id;
  // Recordings by older rules are played by the build that had them.
  const isShown = challenge.state !== 'voided' || !isRun;
  return (
    <li className={styles.row} data-own={isYou || undefined}>
      <span className={styles.place}>{format.format(place)}</span>
      <FactionEmblem faction={player.faction} size="1.75rem" />
      <div className={styles.who}>
        <p className={styles.name}>
          <PlayerName username={player.username} />
          {isRun && <Badge tone="neutral">{t('results.challenged')}</Badge>}
          {isYou && <Badge tone="success">{t('results.you')}</Badge>}
        </p>
        <p className={styles.facts}>
          <span>{relativeTime(finishedAt, now, i18n.language)}</span>
          <span>{playTime(ticks)}</span>
        </p>
      </div>
      <strong className={styles.challengeResultsScore}>{format.format(score)}</strong>
      {isShown ? (
        <Link
          to={`/run/${runId}`}
          className={styles.watch}
          aria-label={t('results.watchOf', { player: player.username, score: format.format(score) })}
        >
          <Play aria-hidden="true" /> <span>{t('results.watch')}</span>
        </Link>
      ) : (
        <span />
      )}
    </li>
  );
}
