import { type ReactNode, useId } from 'react';
import { Panel } from '../ui/panel.tsx';
import styles from './bridge.module.css';

/** A part of a page with its heading. @param actions buttons beside the heading */
export function Section({
  title,
  actions,
  children,
}: {
  readonly title: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <Panel as="section" aria-labelledby={id} className={styles.section}>
      <div className={styles.sectionHead}>
        <h2 id={id}>{title}</h2>
        {actions}
      </div>
      {children}
    </Panel>
  );
}
