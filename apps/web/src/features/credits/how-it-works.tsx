import { Dices, Gamepad2, Package, RotateCcw, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../ui/panel.tsx';
import styles from './how-it-works.module.css';

const RULES = [
  { key: 'run', Icon: Gamepad2 },
  { key: 'dice', Icon: Dices },
  { key: 'pack', Icon: Package },
  { key: 'safe', Icon: ShieldCheck },
  { key: 'back', Icon: RotateCcw },
] as const;

/** The How Credits Work card (`P2.70`). */
export function HowItWorks() {
  const { t } = useTranslation('credits');
  return (
    <Panel as="section" tone="quiet" aria-labelledby="credits-how">
      <h2 id="credits-how" className={styles.title}>
        {t('how.title')}
      </h2>
      <ul className={styles.rules}>
        {RULES.map(({ key, Icon }) => (
          <li key={key} className={styles.rule}>
            <Icon className={styles.icon} aria-hidden="true" />
            {t(`how.${key}`)}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
