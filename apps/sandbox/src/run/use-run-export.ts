import type { CatalogEntry } from '@star-seekers/games/catalog';
import { type RecordedRun, runFileName } from '@star-seekers/games/recorded-run';
import { useTranslation } from 'react-i18next';
import { type SandboxAddress, writeAddress } from '../address/address.ts';
import type { Say } from '../use-notices.ts';
import { packRun, writeRun } from './run-file.ts';

/** Exports a run as a file, or as a link that contains all of it. */
export function useRunExport({ slug }: CatalogEntry, address: SandboxAddress, say: Say) {
  const { t } = useTranslation('sandbox');

  const download = async (run: RecordedRun<unknown>) => {
    const url = URL.createObjectURL(new Blob([await writeRun(run)], { type: 'application/json' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = runFileName(slug, run, run.log.ticks);
    link.click();
    URL.revokeObjectURL(url);
  };

  const copyLink = async (run: RecordedRun<unknown>, tick: number) => {
    // The seed alone describes a run of 0 ticks.
    const place = run.log.ticks === 0 ? { replay: null, tick: null } : { replay: await packRun(run), tick };
    const link = new URL(writeAddress({ ...address, seed: run.setup.seed, ...place }), location.href).href;
    try {
      await navigator.clipboard.writeText(link);
      say({ kind: 'info', text: t('file.linkCopied') });
    } catch {
      say({ kind: 'info', text: t('file.linkRefused'), copyable: link });
    }
  };

  return {
    download: (run: RecordedRun<unknown>) => void download(run),
    copyLink: (run: RecordedRun<unknown>, tick: number) => void copyLink(run, tick),
  };
}
