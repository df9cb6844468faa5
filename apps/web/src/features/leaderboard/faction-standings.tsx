import { useTranslation } from 'react-i18next';
import { FactionEmblem } from '../../ui/faction-emblem.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './faction-standings.module.css';
import { useFactionBoard } from './use-boards.ts';

const PLACES = ['oni', 'mud', 'ustur'] as const;

/** Total, average and players of the three factions (`platform.md §2`). */
export function FactionStandings() {
  const { t, i18n } = useTranslation(['leaderboard', 'common']);
  const { data = [] } = useFactionBoard();
  const format = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
  return (
    <section aria-label={t('leaderboard:factions.title')} className={styles.standings}>
      {PLACES.map((faction) => {
        const row = data.find((candidate) => candidate.faction === faction);
        return (
          <Panel key={faction} as="article" tone="accent" data-faction-scope={faction} className={styles.faction}>
            <FactionEmblem faction={faction} size="3.5rem" />
            <div>
              <h3 className={styles.name}>{t(`common:factions.${faction}`)}</h3>
              <p className={styles.role}>{t(`common:factionRoles.${faction}`)}</p>
            </div>
            <dl className={styles.figures}>
              {(
                [
                  ['total', row?.totalPoints],
                  ['average', row?.average],
                  ['players', row?.players],
                ] as const
              ).map(([name, figure]) => (
                <div key={name}>
                  <dt>{t(`leaderboard:factions.${name}`)}</dt>
                  <dd>{figure === undefined ? <Skeleton width="3ch" /> : format.format(figure)}</dd>
                </div>
              ))}
            </dl>
          </Panel>
        );
      })}
    </section>
  );
}
