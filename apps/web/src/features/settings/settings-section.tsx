import { type ReactNode, useId } from 'react';
import { Panel } from '../../ui/panel.tsx';
import { classNames } from '@star-seekers/ui/class-names';
import styles from './settings-section.module.css';

export interface SettingsSectionProps {
  readonly title: ReactNode;
  readonly lead: ReactNode;
  readonly children: ReactNode;
  /** `danger` marks actions that cannot be undone. */
  readonly tone?: 'default' | 'danger';
}

/** A panel of related settings. */
export function SettingsSection({ title, lead, children, tone = 'default' }: SettingsSectionProps) {
  const id = useId();
  return (
    <Panel
      as="section"
      padding="lg"
      className={classNames(styles.section, tone === 'danger' && styles.danger)}
      aria-labelledby={id}
    >
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <p className={styles.lead}>{lead}</p>
      <div className={styles.body}>{children}</div>
    </Panel>
  );
}
