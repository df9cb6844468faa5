import { type AnyGameModule, type CatalogEntry, catalog } from '@star-seekers/games/catalog';
import type { i18n } from 'i18next';
import { useEffect, useRef, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { FilmBoard, type Overlays } from '../features/theatre/film-board.tsx';
import type { LoadRequest, PlayerRequest } from '../features/theatre/film-messages.ts';
import { LocalFilm } from '../features/theatre/local-film.ts';
import { recordingOf } from '../features/theatre/recording.ts';
import type { Conversation } from './conversation.ts';
import { playerTexts } from './player-texts.ts';

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
            title={run.texts.t(`catalog:${run.entry.slug}.title`)}
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

/** Reports every change of a film, once for all that happens in a task. @returns ends that */
function reportFilm({ film, texts }: LoadedRun, conversation: Conversation): () => void {
  let isDue = false;
  let toldEvents = false;
  const tell = () => {
    isDue = false;
    const { phase, prepared, failed } = film.getSnapshot();
    if (failed) {
      conversation.report({ kind: 'failed', what: 'recording' });
      return;
    }
    if (prepared === 1 && !toldEvents) {
      toldEvents = true;
      const t = texts.getFixedT(null, 'games');
      const marks = film.marks.map(({ tick, mark }) => ({ tick, tone: mark.tone, text: mark.text(t) }));
      conversation.report({ kind: 'events', marks, scores: [...film.scores], hitBoxes: film.hasHitBoxes });
    }
    conversation.report({ kind: 'state', order: conversation.order, tick: film.tick, phase, prepared });
  };
  const schedule = () => {
    if (isDue) return;
    isDue = true;
    queueMicrotask(tell);
  };
  const stops = [
    film.onTick(schedule),
    film.subscribe(schedule),
    // What was asked for may change nothing, and is done all the same.
    conversation.listen(schedule),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** A run that is ready to be shown. */
interface LoadedRun {
  readonly entry: CatalogEntry;
  readonly film: LocalFilm;
  readonly texts: i18n;
  readonly settings: LoadRequest['settings'];
}

/** What is missing when a run can't be shown. */
type LoadFailure = 'recording' | 'stage';

async function loadRun(request: LoadRequest): Promise<LoadedRun | LoadFailure> {
  const { recording, language, faction, settings } = request;
  Object.assign(document.documentElement.dataset, { faction, motion: settings.motion });
  const entry = catalog.find(({ id }) => id === recording.gameId);
  if (!entry) return 'recording';
  let module: AnyGameModule;
  let texts: i18n;
  try {
    [module, texts] = await Promise.all([entry.load(), playerTexts(language)]);
  } catch {
    return 'stage';
  }
  try {
    return { entry, film: new LocalFilm(module, await recordingOf(module.sim, recording)), texts, settings };
  } catch {
    return 'recording';
  }
}
