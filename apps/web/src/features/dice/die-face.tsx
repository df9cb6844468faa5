import styles from './die-face.module.css';
import type { FaceValue } from './die/faces.ts';
import { pipPlaces } from './die/markings.ts';

/** A face of the die as a small icon. Decorative: the value is shown beside it. */
export function DieFace({ value, size = '2rem' }: { readonly value: FaceValue; readonly size?: string }) {
  return (
    <svg
      className={styles.face}
      style={{ inlineSize: size, blockSize: size }}
      viewBox="-16 -16 32 32"
      aria-hidden="true"
    >
      <rect className={styles.body} x="-15" y="-15" width="30" height="30" rx="7" />
      <rect className={styles.edge} x="-14.25" y="-14.25" width="28.5" height="28.5" rx="6.25" />
      {pipPlaces(value).map(({ column, row }) => (
        <circle key={`${column} ${row}`} className={styles.pip} cx={column * 7.4} cy={row * 7.4} r="2.7" />
      ))}
    </svg>
  );
}
