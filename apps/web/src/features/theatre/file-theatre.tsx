import { numberFormat } from '@star-seekers/ui/number-format';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../ui/panel.tsx';
import { FilmBoard } from './film-board.tsx';
import { FilmRoom, type FilmRoomProps } from './film-room.tsx';
import roomStyles from './film-room.module.css';
import { useFilmSnapshot } from './film.ts';
import { FramedBoard } from './framed-board.tsx';
import type { LocalFilm } from './local-film.ts';
import { useFramedFilm } from './use-framed-film.ts';
import { playTime } from './play-time.ts';
import { Fact } from './run-facts.tsx';
import styles from './run-facts.module.css';
import type { FileRun } from './run-file.ts';
import { secondsLine } from './score-line.ts';
import { useMoments } from './use-moments.ts';

interface FileTheatreProps {
  readonly run: FileRun;
  /** Opens another file. */
  readonly another: ReactNode;
}

/** A run from a file with its playback, and what this browser makes of it. */
export function FileTheatre({ run, another }: FileTheatreProps) {
  const { i18n } = useTranslation();
  const { source, recording } = run;
  if ('film' in source) return <LocalFile key={recording.replay} run={run} another={another} film={source.film} />;
  // Its player has the language in which it was loaded.
  return <FramedFile key={recording.replay + i18n.language} run={run} another={another} {...source} />;
}

function LocalFile({ film, ...room }: FileTheatreProps & { readonly film: LocalFilm }) {
  useEffect(() => film.prepare(), [film]);
  return <FileRoom {...room} film={film} renderBoard={(props) => <FilmBoard film={film} {...props} />} />;
}

interface FramedFileProps extends FileTheatreProps {
  readonly archive: string;
  readonly ticks: number;
}

function FramedFile({ archive, ticks, ...room }: FramedFileProps) {
  const film = useFramedFilm(ticks, room.run.recording, 'none');
  return (
    <FileRoom {...room} film={film} renderBoard={(props) => <FramedBoard film={film} archive={archive} {...props} />} />
  );
}

function FileRoom({ run, another, film, renderBoard }: FileTheatreProps & Pick<FilmRoomProps, 'film' | 'renderBoard'>) {
  const { t, i18n } = useTranslation(['play', 'catalog']);
  const { entry, rulesVersion, check } = run;
  const { prepared } = useFilmSnapshot(film);
  const moments = useMoments(film, t('theatre.file.end'));
  const lines = useMemo(
    () => ({ own: prepared < 1 ? { points: [] } : secondsLine(film.scores, film.ticks, film.scores.at(-1) ?? 0) }),
    [film, prepared],
  );
  const format = numberFormat(i18n.language);

  return (
    <FilmRoom
      film={film}
      entry={entry}
      faction="none"
      label={t('theatre.file.title')}
      moments={moments}
      lines={lines}
      renderBoard={renderBoard}
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
              {'problem' in check ? t('theatre.file.unplayable') : format.format(check.score)}
            </Fact>
            {'hash' in check && (
              <Fact label={t('theatre.check.hash')}>
                <code>{check.hash}</code>
              </Fact>
            )}
          </dl>
          {'hash' in check && <p className={styles.witness}>{t('theatre.file.proves')}</p>}
        </Panel>
        <div className={roomStyles.column}>
          {another}
          <p className={roomStyles.hint}>{t('theatre.controls.keys')}</p>
        </div>
      </div>
    </FilmRoom>
  );
}
