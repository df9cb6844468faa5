import { Button } from '@star-seekers/ui/button';
import { FileX, FolderOpen } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Panel } from '../../ui/panel.tsx';
import { FileTheatre } from './file-theatre.tsx';
import { type FileFault, type FileRun, openRunFile } from './run-file.ts';
import styles from './theatre-page.module.css';
import { TheatreSkeleton } from './theatre-skeleton.tsx';

type Opened = 'nothing' | 'opening' | FileFault | FileRun;

/** Watches a run that was downloaded: it stays on this device. */
export function FilePage() {
  const { t } = useTranslation('play');
  const [opened, setOpened] = useState<Opened>('nothing');
  const input = useRef<HTMLInputElement>(null);
  const open = async (file: File | undefined) => {
    if (!file) return;
    setOpened('opening');
    setOpened(await openRunFile(file));
  };
  const choose = (
    <Button variant="primary" icon={<FolderOpen aria-hidden="true" />} onClick={() => input.current?.click()}>
      {t(opened === 'nothing' ? 'theatre.file.choose' : 'theatre.file.another')}
    </Button>
  );
  return (
    <Page className={styles.page}>
      <PageHeader kicker={t('theatre.title')} title={t('theatre.file.title')} lead={t('theatre.file.lead')} />
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={t('theatre.file.choose')}
        onChange={({ currentTarget }) => {
          void open(currentTarget.files?.[0]);
          // The same file may be chosen again.
          currentTarget.value = '';
        }}
      />
      <div
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          void open(event.dataTransfer.files[0]);
        }}
      >
        {opened === 'opening' && <TheatreSkeleton bare />}
        {opened === 'nothing' && (
          <Panel>
            <EmptyState
              icon={<FolderOpen />}
              title={t('theatre.file.drop')}
              message={t('theatre.file.from')}
              action={choose}
            />
          </Panel>
        )}
        {typeof opened === 'object' && 'fault' in opened && (
          <Panel>
            <EmptyState
              icon={<FileX />}
              title={t(`theatre.file.${opened.fault}`)}
              message={wordsOf(opened)}
              action={choose}
            />
          </Panel>
        )}
        {typeof opened === 'object' && 'source' in opened && <FileTheatre run={opened} another={choose} />}
      </div>
    </Page>
  );

  function wordsOf(fault: FileFault): string {
    if (fault.fault === 'rules') return t('theatre.file.rulesMessage', { ...fault });
    return fault.fault === 'file' ? t('theatre.file.fileMessage', { reason: fault.reason }) : t('loadFailed.message');
  }
}
