import { type AnyGameModule, catalog, type CatalogEntry } from '@star-seekers/games/catalog';
import i18next, { type i18n } from 'i18next';
import { useEffect, useRef, useState } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { LocalBoard, type Overlays } from '../features/theatre/local-board.tsx';
import type { LoadRequest, PlayerRequest } from '../features/theatre/player-messages.ts';
import { LocalReplay } from '../features/theatre/local-replay.ts';
import { recordingOf } from '../features/theatre/recording.ts';
import type { Conversation } from './conversation.ts';
import { fetchGamesTexts } from '@star-seekers/games/i18n';
import { fetchCatalogTexts } from '@star-seekers/games/i18n/catalog-texts';
import { catalog as englishCatalog } from '@star-seekers/games/i18n/english';
import { directionOf, isLanguage, type Language, SOURCE_LANGUAGE } from '../i18n/languages.ts';

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
      conversation.listen((request) => work(run.replay, request)),
      reportReplay(run, conversation),
      run.replay.prepare(),
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
          <LocalBoard
            replay={run.replay}
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

function work(replay: LocalReplay, request: PlayerRequest): void {
  switch (request.kind) {
    case 'play':
      return replay.play();
    case 'pause':
      return replay.pause();
    case 'seek':
      return replay.seek(request.tick);
    case 'step':
      return replay.stepFrame(1);
    case 'speed':
      return replay.setSpeed(request.speed);
    case 'load':
    case 'show':
    case 'room':
      return;
  }
}

/** Reports every change of a replay, once for all that happens in a task. @returns stops it */
function reportReplay({ replay, texts }: LoadedRun, conversation: Conversation): () => void {
  let isDue = false;
  let toldEvents = false;
  const tell = () => {
    isDue = false;
    const { phase, prepared, failed } = replay.getSnapshot();
    if (failed) {
      conversation.report({ kind: 'failed', what: 'recording' });
      return;
    }
    if (prepared === 1 && !toldEvents) {
      toldEvents = true;
      const t = texts.getFixedT(null, 'games');
      const marks = replay.marks.map(({ tick, mark }) => ({ tick, tone: mark.tone, text: mark.text(t) }));
      conversation.report({ kind: 'events', marks, scores: [...replay.scores], hitBoxes: replay.hasHitBoxes });
    }
    conversation.report({ kind: 'state', order: conversation.order, tick: replay.tick, phase, prepared });
  };
  const schedule = () => {
    if (isDue) return;
    isDue = true;
    queueMicrotask(tell);
  };
  const stops = [
    replay.onTick(schedule),
    replay.subscribe(schedule),
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
  readonly replay: LocalReplay;
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
    return { entry, replay: new LocalReplay(module, await recordingOf(module.sim, recording)), texts, settings };
  } catch {
    return 'recording';
  }
}

/** What the games say, in the language of the viewer, or in English where this build does not have it. */
async function playerTexts(wanted: string): Promise<i18n> {
  const language: Language = isLanguage(wanted) ? wanted : SOURCE_LANGUAGE;
  const texts = i18next.createInstance();
  await texts.use(initReactI18next).init({
    lng: language,
    resources: {
      [language]: {
        catalog: language === SOURCE_LANGUAGE ? englishCatalog : await fetchCatalogTexts(language),
        games: await fetchGamesTexts(language),
      },
    },
    // React escapes what it renders.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    returnNull: false,
  });
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  return texts;
}
