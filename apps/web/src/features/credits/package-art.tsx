import { CreditCoin } from '../../ui/credit-coin.tsx';
import styles from './package-art.module.css';

/** Coins per row, from the top, for a small, a medium and a large package. */
const PILES = [
  [1, 2],
  [1, 2, 3],
  [2, 3, 4],
] as const;

/** Minimum credits of the medium and the large pile. */
const STEPS = [200, 500];

/** A pile of coins that grows with the package. Decorative. */
export function PackageArt({ credits }: { readonly credits: number }) {
  const rows = PILES[STEPS.filter((step) => credits >= step).length] ?? PILES[0];
  return (
    <div className={styles.pile} aria-hidden="true">
      {rows.map((coins) => (
        <div key={coins} className={styles.row}>
          {Array.from({ length: coins }, (_, index) => (
            <CreditCoin key={index} className={styles.coin} />
          ))}
        </div>
      ))}
    </div>
  );
}
