import type { ReactNode } from 'react';
import styles from './bench-layout.module.css';

/** The game with the tools beside it, or below it on a narrow screen. */
export function BenchLayout({ tools, children }: { readonly tools: ReactNode; readonly children: ReactNode }) {
  return (
    <div className={styles.layout}>
      <main className={styles.main}>{children}</main>
      <aside className={styles.tools}>{tools}</aside>
    </div>
  );
}
