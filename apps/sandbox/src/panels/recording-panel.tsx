import { Button, buttonClass } from '@star-seekers/ui/button';
import { classNames } from '@star-seekers/ui/class-names';
import { Download, FolderOpen, Link } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../ui/panel.tsx';
import styles from './recording-panel.module.css';

export interface RecordingPanelProps {
  readonly onDownload: () => void;
  readonly onCopyLink: () => void;
  readonly onFile: (file: File) => void;
}

/** Saves the run or loads another one. */
export function RecordingPanel({ onDownload, onCopyLink, onFile }: RecordingPanelProps) {
  const { t } = useTranslation('sandbox');
  const input = useId();
  return (
    <Panel title={t('file.title')} aside={t('file.drop')}>
      <div className={styles.buttons}>
        <Button size="sm" icon={<Link aria-hidden="true" />} onClick={onCopyLink}>
          {t('file.copyLink')}
        </Button>
        <Button size="sm" icon={<Download aria-hidden="true" />} onClick={onDownload}>
          {t('file.download')}
        </Button>
        <label className={classNames(buttonClass({ size: 'sm' }), styles.load)} htmlFor={input}>
          <FolderOpen aria-hidden="true" />
          {t('file.load')}
          <input
            id={input}
            type="file"
            accept="application/json,.json"
            className={styles.file}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) onFile(file);
              // Allows choosing the same file again, for example after an edit.
              target.value = '';
            }}
          />
        </label>
      </div>
    </Panel>
  );
}
