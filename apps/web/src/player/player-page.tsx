import { useEffect, useRef, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { FilmBoard, type Overlays } from '../features/theatre/film-board.tsx';
import type { LoadRequest, PlayerRequest } from '../features/theatre/film-messages.ts';
import type { LocalFilm } from '../features/theatre/local-film.ts';
import type { Conversation } from './conversation.ts';
import { type LoadedRun, loadRun } from './loaded-run.ts';
import { reportFilm } from './report-film.ts';

/** Everything that is shown: the board of one run, once the page around this one has sent it. */
export function PlayerPage({ conversation }: { readonly conversation: Conversation }) {
  const [run, setRun] = useState<LoadedRun>();
  const [overlays, setOverlays] = useState<Overlays>({ inputs: false, hitBoxes: false });
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const show = async (request: LoadRequest) => {
      const loaded = await loadRun(request);
      if (typeof loaded === 'string') conversation.report({ kind: 'failed', what: loaded });
      else setRun(loaded);
    };
    return conversation.listen((request) => {
      if (request.kind === 'load') void show(request);
      else if (request.kind === 'show') setOverlays(request);
      else if (request.kind === 'room')
        document.documentElement.style.setProperty('--replay-block-size', `${request.height}px`);
    });
  }, [conversation]);

  useEffect(() => {
    if (!run) return;
    const stops = [
      conversation.listen((request) => work(run.film, request)),
      reportFilm(run, conversation),
      run.film.prepare(),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [conversation, run]);

  useEffect(() => {
    const { current } = box;
    if (!current) return;
    const observer = new ResizeObserver(() =>
      conversation.report({ kind: 'height', height: current.getBoundingClientRect().height }),
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [conversation]);

  return (
    <div ref={box}>
      {run && (
        <I18nextProvider i18n={run.texts}>
          <FilmBoard
            film={run.film}
            overlays={overlays}
            settings={run.settings}
            title={run.texts.t(`catalog:${run.entry.slug}.screen`)}
            onReady={() => conversation.report({ kind: 'drawn' })}
            onError={() => conversation.report({ kind: 'failed', what: 'stage' })}
          />
        </I18nextProvider>
      )}
    </div>
  );
}

function work(film: LocalFilm, request: PlayerRequest): void {
  switch (request.kind) {
    case 'play':
      return film.play();
    case 'pause':
      return film.pause();
    case 'seek':
      return film.seek(request.tick);
    case 'step':
      return film.stepFrame(1);
    case 'speed':
      return film.setSpeed(request.speed);
    case 'load':
    case 'show':
    case 'room':
      return;
  }
}
