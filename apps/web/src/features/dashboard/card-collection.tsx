import type { CatalogEntry } from '@star-seekers/games/catalog';
import type { Keepsake } from '@star-seekers/games/game-host';
import { useTranslation } from 'react-i18next';
import styles from './card-collection.module.css';

export interface CardCollectionProps {
  readonly entry: CatalogEntry;
  readonly total: number;
  readonly keepsakes: readonly Keepsake[] | undefined;
}

/** One line about what the player has collected in a game; empty before there is anything. */
export function CardCollection({ entry, total, keepsakes }: CardCollectionProps) {
  const { t } = useTranslation('catalog');
  if (!keepsakes?.length) return <p className={styles.collection} />;
  const best = Math.max(...keepsakes.map(({ value }) => value));
  // A game may keep its own bests under numbers beyond those of the collection.
  const items = keepsakes.filter(({ item }) => item < total).length;
  return <p className={styles.collection}>{t(`${entry.slug}.collection`, { items, total, best })}</p>;
}
