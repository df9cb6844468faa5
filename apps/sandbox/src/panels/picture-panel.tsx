import type { StageSettings } from '@star-seekers/stage';
import { useTranslation } from 'react-i18next';
import { Toggle } from '../ui/field.tsx';
import { Panel } from '../ui/panel.tsx';
import styles from './panels.module.css';

export interface PicturePanelProps {
  readonly settings: StageSettings;
  readonly onChange: (settings: StageSettings) => void;
}

/** Settings of the drawing, which never change a score. */
export function PicturePanel({ settings, onChange }: PicturePanelProps) {
  const { t } = useTranslation('sandbox');
  return (
    <Panel title={t('view.title')}>
      <div className={styles.wrap}>
        <Toggle
          label={t('view.hitBoxes')}
          checked={settings.hitBoxes}
          onChange={(hitBoxes) => onChange({ ...settings, hitBoxes })}
        />
        <Toggle
          label={t('view.reducedMotion')}
          checked={settings.motion === 'reduced'}
          onChange={(reduced) => onChange({ ...settings, motion: reduced ? 'reduced' : 'full' })}
        />
        <Toggle
          label={t('view.reducedDetail')}
          checked={settings.detail === 'reduced'}
          onChange={(reduced) => onChange({ ...settings, detail: reduced ? 'reduced' : 'full' })}
        />
      </div>
    </Panel>
  );
}
