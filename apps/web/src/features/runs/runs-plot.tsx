import type { PlayerPlot } from '@star-seekers/contracts';
import { catalog } from '@star-seekers/games/catalog';
import { numberFormat } from '@star-seekers/ui/number-format';
import { useQuery } from '@tanstack/react-query';
import { Play } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { QueryError } from '../../shell/query-error.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { bestOf, plottedRuns } from './plot-scale.ts';
import type { RunsFilter } from './runs-filter.ts';
import styles from './runs-plot.module.css';
import { playerPlotQuery } from './runs-queries.ts';

/** The scores of the player's runs over time, a plot for each game, with the best run of each. */
export function RunsPlot({ userId, filter }: { readonly userId: string; readonly filter: RunsFilter }) {
  const { t } = useTranslation('runs');
  const plot = useQuery(playerPlotQuery(userId, filter));
  if (plot.isPending) return <Skeleton height="12rem" shape="block" />;
  if (!plot.data) return <QueryError query={plot} title={t('plot.error')} />;
  if (plot.data.length === 0) return null;
  return (
    <section aria-labelledby="runs-plots">
      <h2 id="runs-plots" className={styles.heading}>
        {t('plot.title')}
      </h2>
      <ul className={styles.grid}>
        {plot.data.map((game) => (
          <GamePlot key={game.gameId} game={game} />
        ))}
      </ul>
    </section>
  );
}

function GamePlot({ game }: { readonly game: PlayerPlot[number] }) {
  const { t, i18n } = useTranslation(['runs', 'catalog']);
  const format = numberFormat(i18n.language);
  const entry = catalog.find(({ id }) => id === game.gameId);
  const best = bestOf(game.points);
  const [first, last] = [game.points[0], game.points.at(-1)];
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' });
  return (
    <Panel as="li" padding="sm" className={styles.game}>
      <div className={styles.head}>
        <h3 className={styles.name}>{entry && t(`catalog:${entry.slug}.card`)}</h3>
        <span className={styles.count}>{t('plot.runs', { count: game.runs, runs: format.format(game.runs) })}</span>
      </div>
      {/* Decorative: the list below tells the same. */}
      <div className={styles.field} aria-hidden="true">
        {plottedRuns(game).map(({ runId, x, y, counts, best: isBest }) => (
          <span
            key={runId}
            className={styles.point}
            data-counts={counts}
            data-best={isBest || undefined}
            style={{ '--x': x, '--y': y } as CSSProperties}
          />
        ))}
      </div>
      {first && last && first !== last && (
        <div className={styles.span} aria-hidden="true">
          <span>{day.format(first.finishedAt)}</span>
          <span>{day.format(last.finishedAt)}</span>
        </div>
      )}
      {best ? (
        <Link to={`/run/${best.runId}`} className={styles.best}>
          <Play aria-hidden="true" />
          {t('plot.best', { score: format.format(best.score) })}
        </Link>
      ) : (
        <span className={styles.none}>{t('plot.noBest')}</span>
      )}
    </Panel>
  );
}
