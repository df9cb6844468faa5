import styles from './medal-icon.module.css';

/** One chevron for bronze, two for silver, three for gold. */
const CHEVRONS = { bronze: [11], silver: [8.5, 13], gold: [6.5, 10.5, 14.5] } as const;

/** A medal: a shield with one, two or three chevrons, so that it is known without its colour. Decorative: name it beside. */
export function MedalIcon({ medal }: { readonly medal: keyof typeof CHEVRONS }) {
  return (
    <svg className={styles.medal} data-medal={medal} viewBox="0 0 24 24" aria-hidden="true">
      <path className={styles.shield} d="M3.5 2.5h17v11L12 22l-8.5-8.5z" />
      {CHEVRONS[medal].map((y) => (
        <path key={y} className={styles.chevron} d={`M7.5 ${y - 2.25} 12 ${y + 1.5} 16.5 ${y - 2.25}`} />
      ))}
    </svg>
  );
}
