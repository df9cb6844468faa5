import type { ChronicleAnswer } from '@star-seekers/contracts';
import { numberFormat } from '@star-seekers/ui/number-format';
import { useTranslation } from 'react-i18next';
import { FactionEmblem } from '../../ui/faction-emblem.tsx';
import { Panel } from '../../ui/panel.tsx';
import { VisuallyHidden } from '@star-seekers/ui/visually-hidden';
import { PlayerName } from '../players/player-name.tsx';
import styles from './contributors.module.css';

/** The players that added most over all gates. */
export function Contributors({ contributors }: Pick<ChronicleAnswer, 'contributors'>) {
  const { t, i18n } = useTranslation(['leaderboard', 'common']);
  const format = numberFormat(i18n.language);
  if (contributors.length === 0) return null;
  return (
    <Panel as="section" padding="sm" aria-labelledby="contributors">
      <h2 id="contributors" className={styles.title}>
        {t('chronicle.contributors')}
      </h2>
      <ol className={styles.list}>
        {contributors.map(({ user, side, strength, gates }, index) => (
          <li key={user.id} className={styles.row} data-faction-scope={side}>
            <span className={styles.place}>{format.format(index + 1)}</span>
            <FactionEmblem faction={side} size="1.75rem" />
            <VisuallyHidden>{t(`common:factions.${side}`)}</VisuallyHidden>
            <span className={styles.name}>
              <PlayerName username={user.username} />
            </span>
            <span className={styles.strength}>{format.format(strength)}</span>
            <span className={styles.gates}>{t('chronicle.atGates', { count: gates })}</span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
