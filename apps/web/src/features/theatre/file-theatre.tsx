import { numberFormat } from '@star-seekers/ui/number-format';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../ui/panel.tsx';
import { FilmBoard } from './film-board.tsx';
import { FilmRoom } from './film-room.tsx';
import roomStyles from './film-room.module.css';
import { useFilmSnapshot } from './film.ts';
import { playTime } from './play-time.ts';
import { Fact } from './run-facts.tsx';
import styles from './run-facts.module.css';
import type { FileRun } from './run-file.ts';
import { secondsLine } from './score-line.ts';
import { useMoments } from './use-moments.ts';
import { useRunCheck } from './use-run-check.ts';

/** A run from a file with its playback, and what this browser makes of it. @param another opens another file */
export function FileTheatre({ run, another }: { readonly run: FileRun; readonly another: ReactNode }) {
  const { t, i18n } = useTranslation(['play', 'catalog']);
  const { entry, film, recording, rulesVersion } = run;
  const { prepared } = useFilmSnapshot(film);
  const { check, start } = useRunCheck({ replay: recording, archive: null });
  const moments = useMoments(film, t('theatre.file.end'));
  const lines = useMemo(
    () => ({ own: prepared < 1 ? { points: [] } : secondsLine(film.scores, film.ticks, film.scores.at(-1) ?? 0) }),
    [film, prepared],
  );
  const format = numberFormat(i18n.language);
  const result = check.status === 'done' ? check.result : undefined;

  useEffect(() => film.prepare(), [film]);
  useEffect(() => {
    start();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each run
  }, [run]);

  return (
    <FilmRoom
      key={recording.replay}
      film={film}
      entry={entry}
      faction="none"
      label={t('theatre.file.title')}
      moments={moments}
      lines={lines}
      renderBoard={(props) => <FilmBoard film={film} {...props} />}
      onBegin={(motion) => {
        film.seek(0);
        if (motion === 'full') film.play();
      }}
    >
      <div className={roomStyles.below}>
        <Panel as="section" className={styles.panel} aria-labelledby="facts">
          <h2 id="facts" className={styles.title}>
            {t('theatre.facts.title')}
          </h2>
          <dl className={styles.facts}>
            <Fact label={t('theatre.file.game')}>{t(`catalog:${entry.slug}.card`)}</Fact>
            <Fact label={t('theatre.facts.rules')}>{format.format(rulesVersion)}</Fact>
            <Fact label={t('theatre.facts.length')}>{playTime(film.ticks)}</Fact>
            <Fact label={t('theatre.facts.score')}>
              {!result ? '…' : 'problem' in result ? t('theatre.file.unplayable') : format.format(result.score)}
            </Fact>
            {result && 'hash' in result && (
              <Fact label={t('theatre.check.hash')}>
                <code>{result.hash}</code>
              </Fact>
            )}
          </dl>
          {result && 'hash' in result && <p className={styles.witness}>{t('theatre.file.proves')}</p>}
        </Panel>
        <div className={roomStyles.column}>
          {another}
          <p className={roomStyles.hint}>{t('theatre.controls.keys')}</p>
        </div>
      </div>
    </FilmRoom>
  );
}
