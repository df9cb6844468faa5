import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../ui/panel.tsx';
import styles from './panels.module.css';

const KEYS = [
  { keys: ['K'], what: 'play' },
  { keys: ['.', ','], what: 'step' },
  { keys: ['L', 'J'], what: 'jump' },
  { keys: ['R'], what: 'restart' },
  { keys: ['H'], what: 'hitBoxes' },
] as const;

/** The shortcuts of {@link useShortcuts}. */
export function KeysPanel() {
  const { t } = useTranslation('sandbox');
  return (
    <Panel title={t('shortcuts.title')} aside={t('shortcuts.hint')} folded>
      <dl className={styles.keys}>
        {KEYS.map(({ keys, what }) => (
          <Fragment key={what}>
            <dt>
              {keys.map((key) => (
                <Fragment key={key}>
                  <kbd>{key}</kbd>{' '}
                </Fragment>
              ))}
            </dt>
            <dd>{t(`shortcuts.${what}`)}</dd>
          </Fragment>
        ))}
      </dl>
    </Panel>
  );
}
