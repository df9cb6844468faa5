import type { ReactNode } from 'react';
import styles from './bench-layout.module.css';

/** The game, and the tools beside it; below it where there is no room. */
export function BenchLayout({ tools, children }: { readonly tools: ReactNode; readonly children: ReactNode }) {
  return (
    <div className={styles.layout}>
      <main className={styles.main}>{children}</main>
      <aside className={styles.tools}>{tools}</aside>
    </div>
  );
}
