import type { Challenge, ChallengeResult } from '@star-seekers/contracts';
import { numberFormat } from '@star-seekers/ui/number-format';
import { Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { relativeTime } from '../../i18n/relative-time.ts';
import { Badge } from '../../ui/badge.tsx';
import { FactionEmblem } from '../../ui/faction-emblem.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useNow } from '../../ui/use-now.ts';
import { PlayerName } from '../players/player-name.tsx';
import { useSession } from '../session/session.ts';
import { playTime } from '../theatre/play-time.ts';
import styles from './challenge-results.module.css';
import { rankedResults } from './duel-course.ts';

/** All results of a challenge, the best first, each with the way to its recording. */
export function ChallengeResults({ challenge }: { readonly challenge: Challenge }) {
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
      <strong className={styles.score}>{format.format(score)}</strong>
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
