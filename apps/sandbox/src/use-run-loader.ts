import type { RecordedRun } from '@star-seekers/games/recorded-run';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_FILE_BYTES, readRun, replayUrl, unpackRun } from './run/run-file.ts';
import type { Say } from './use-notices.ts';

/** Loads runs from files and addresses, and reports invalid ones. */
export function useRunLoader(say: Say) {
  const { t } = useTranslation('sandbox');

  const parse = useCallback(
    async (name: string, run: () => Promise<RecordedRun<unknown>>): Promise<RecordedRun<unknown> | undefined> => {
      try {
        const loaded = await run();
        say({ kind: 'info', text: t('file.loadedFrom', { name, ticks: loaded.log.ticks }) });
        return loaded;
      } catch (error) {
        say({ kind: 'problem', text: t('problems.notARun', { name, reason: reasonOf(error) }) });
        return undefined;
      }
    },
    [say, t],
  );

  const loadFile = useCallback(
    async (file: File) => {
      if (file.size <= MAX_FILE_BYTES) return parse(file.name, async () => readRun(await file.text()));
      say({ kind: 'problem', text: t('problems.tooLarge', { name: file.name, limit: MAX_FILE_BYTES / 1024 }) });
      return undefined;
    },
    [parse, say, t],
  );

  /** @param replay the `replay` parameter of an address */
  const loadReplay = useCallback(
    async (replay: string) => {
      const url = replayUrl(replay, location.href);
      if (!url) return parse(t('file.title'), async () => unpackRun(replay));
      const text = await fetchText(url).catch((error: unknown) => {
        say({ kind: 'problem', text: t('problems.fetch', { url: url.href, reason: reasonOf(error) }) });
      });
      return text === undefined ? undefined : parse(url.href, async () => readRun(text));
    },
    [parse, say, t],
  );

  return { loadFile, loadReplay };
}

async function fetchText(url: URL): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
  const text = await response.text();
  if (text.length > MAX_FILE_BYTES) throw new Error(`${text.length} characters`);
  return text;
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
