import { catalog } from '@star-seekers/games/catalog';
import type { KeepsakesAnswer } from '@star-seekers/contracts';
import { GameCard, type GameRecord } from './game-card.tsx';
import styles from './games-section.module.css';

export interface GamesGridProps {
  /** Cards beside their pictures, so that all games are on the first screen. */
  readonly compact?: boolean;
  /** The player's record in a game; undefined for visitors. */
  readonly recordOf?: (gameId: number) => GameRecord;
  /** The player's collections by game. */
  readonly collections?: KeepsakesAnswer | undefined;
  /** Whether the player has a credit for a run. */
  readonly canPay?: boolean;
  /** Ids of games with an open run. */
  readonly openGames?: readonly number[] | undefined;
}

/** A card for every game. */
export function GamesGrid({ compact, recordOf, collections, canPay, openGames }: GamesGridProps) {
  return (
    <ul className={styles.grid} data-compact={compact}>
      {catalog.map((entry) => (
        <GameCard
          key={entry.id}
          entry={entry}
          record={recordOf?.(entry.id)}
          keepsakes={collections?.[entry.id]}
          canPay={canPay}
          resumable={openGames?.includes(entry.id)}
        />
      ))}
    </ul>
  );
}
