import type { ChronicleAnswer, Gate } from '@star-seekers/contracts';
import { SIDES } from '@star-seekers/contracts/gates';
import { GOLD_SHARE } from '@star-seekers/contracts/gold-share';
import { numberFormat } from '@star-seekers/ui/number-format';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../ui/badge.tsx';
import { FactionEmblem } from '../../ui/faction-emblem.tsx';
import { PlayerName } from '../players/player-name.tsx';
import styles from './chronicle-story.module.css';
import { gateName } from './gate-names.ts';

/** What happened in the month, in sentences. */
export function ChronicleStory({ chronicle }: { readonly chronicle: ChronicleAnswer }) {
  const { t, i18n } = useTranslation(['leaderboard', 'common']);
  const { gates, heroes, players, correctedAt } = chronicle;
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' });
  const held = SIDES.map((side) => ({ side, count: gates.filter(({ holder }) => holder === side).length }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .map(({ side, count }) => `${t(`common:factions.${side}`)} ${numberFormat(i18n.language).format(count)}`);
  const changes = gates.filter(({ holder, heldBefore }) => holder !== heldBefore).length;
  const corrected =
    correctedAt !== null && new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' }).format(correctedAt);
  return (
    <article className={styles.story}>
      {corrected && (
        <p className={styles.corrected}>
          <Badge tone="warning">{t('chronicle.corrected')}</Badge> {t('chronicle.correctedText', { date: corrected })}
        </p>
      )}
      <p className={styles.opening}>
        <span>{held.length > 0 ? t('chronicle.close', { list: list.format(held) }) : t('chronicle.closeOpen')}</span>
        <span>{changes === 0 ? t('chronicle.noChange') : t('chronicle.changes', { count: changes })}</span>
        <span>
          {players.counting === 0 ? t('chronicle.noPlayers') : t('chronicle.players', { count: players.counting })}
        </span>
        {players.all > players.counting && (
          <span>{t('chronicle.others', { count: players.all - players.counting })}</span>
        )}
      </p>
      <ul className={styles.gates}>
        {gates.map((gate, index) => (
          <li key={gate.gate} className={styles.gate} data-faction-scope={gate.holder ?? 'none'}>
            <FactionEmblem faction={gate.holder ?? 'none'} size="2.25rem" />
            <div>
              <p className={styles.event}>
                <GateSentence gate={gate} />
              </p>
              <HeroSentence hero={heroes[index] ?? null} />
            </div>
          </li>
        ))}
      </ul>
    </article>
  );
}

/** What became of a gate. */
function GateSentence({ gate: { gate, holder, heldBefore, strengths, margin } }: { readonly gate: Gate }) {
  const { t } = useTranslation(['leaderboard', 'common']);
  const name = t(`gates.the.${gateName(gate)}`);
  if (!holder) return t('chronicle.gate.open', { gate: name });
  const [second] = SIDES.filter((side) => side !== holder).toSorted((one, other) => strengths[other] - strengths[one]);
  const values = {
    gate: name,
    side: t(`common:factions.${holder}`),
    before: heldBefore ? t(`common:factions.${heldBefore}`) : '',
    second: second ? t(`common:factions.${second}`) : '',
    margin,
  };
  if (heldBefore === null) return t('chronicle.gate.first', values);
  if (heldBefore !== holder) return t('chronicle.gate.taken', values);
  if (SIDES.every((side) => strengths[side] === 0)) return t('chronicle.gate.quiet', values);
  if (margin === 0) return t('chronicle.gate.tied', values);
  return second && strengths[second] > 0 ? t('chronicle.gate.kept', values) : t('chronicle.gate.alone', values);
}

/** Who flew best for the holder of a gate. */
function HeroSentence({ hero }: { readonly hero: ChronicleAnswer['heroes'][number] }) {
  const { t, i18n } = useTranslation('leaderboard');
  if (!hero) return null;
  const percent = numberFormat(i18n.language, { style: 'percent' }).format(hero.share / GOLD_SHARE);
  return (
    <p className={styles.hero}>
      <PlayerName username={hero.user.username} /> {t('chronicle.gate.hero', { percent })}
    </p>
  );
}
