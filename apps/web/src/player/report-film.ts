import type { Conversation } from './conversation.ts';
import type { LoadedRun } from './loaded-run.ts';

/** Reports every change of a film, once for all that happens in a task. @returns ends that */
export function reportFilm({ film, texts }: LoadedRun, conversation: Conversation): () => void {
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
