import type { ReplayAnswer, RunPace, RunPage } from '@star-seekers/contracts';
import { TICKS_PER_SECOND } from '@star-seekers/sim';
import { Button } from '@star-seekers/ui/button';
import { useQuery } from '@tanstack/react-query';
import { Gamepad2 } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { canTakeOver } from '../challenge/takes-over.ts';
import { usePadButton } from '../challenge/use-pad-button.ts';
import roomStyles from './replay-view.module.css';
import { ReplayView, type ReplayViewProps } from './replay-view.tsx';
import { type Replay, useReplaySnapshot } from './replay.ts';
import { LocalReplay } from './local-replay.ts';
import { RunActions } from './run-actions.tsx';
import { RunCheckPanel } from './run-check.tsx';
import { RunFacts } from './run-facts.tsx';
import { runPaceQuery } from './run-queries.ts';
import { RunTextsPanel } from './run-texts.tsx';
import type { ScoreLines } from './score-chart.tsx';
import { type ScoreLine, scoreLine, secondsLine } from './score-line.ts';
import type { KnownGame } from '../../shell/use-known-games.ts';
import { useMoments } from './moments.ts';

export interface TheatreProps {
  readonly game: KnownGame;
  readonly page: RunPage;
  readonly sent: ReplayAnswer;
  readonly replay: Replay;
  /** HUD and board of the replay. */
  readonly renderBoard: ReplayViewProps['renderBoard'];
}

/** A recorded run with its playback, and what is known of it. */
export function Theatre({ game, page, sent, replay, renderBoard }: TheatreProps) {
  const { t } = useTranslation('play');
  const { prepared } = useReplaySnapshot(replay);
  const pace = useQuery(runPaceQuery(page.runId));
  const lines = useScoreLines(replay, page, pace.data, prepared);
  const moments = useMoments(replay, t(`theatre.moments.end.${page.reason}`));
  const startTick = useStartTick();
  return (
    <ReplayView
      replay={replay}
      title={game.title}
      faction={page.player.faction}
      label={t('theatre.title')}
      moments={moments}
      lines={lines}
      rivals={page}
      renderBoard={renderBoard}
      besideSpeeds={canTakeOver(page) && <TakeOverButton runId={page.runId} tick={() => replay.tick} />}
      onBegin={(motion) => {
        replay.seek(startTick);
        if (motion === 'full') replay.play();
      }}
    >
      <div className={roomStyles.below}>
        <RunFacts page={page} />
        <div className={roomStyles.column}>
          {page.textsWithheld && replay instanceof LocalReplay && <RunTextsPanel page={page} replay={replay} />}
          <RunCheckPanel page={page} sent={sent} />
          <RunActions slug={game.slug} page={page} sent={sent} replay={replay} />
          <p className={roomStyles.hint}>{t('theatre.controls.keys')}</p>
        </div>
      </div>
    </ReplayView>
  );
}

/** The second in `?t=` as a tick. */
function useStartTick(): number {
  const [search] = useSearchParams();
  const seconds = Number(search.get('t') ?? 0);
  return Number.isFinite(seconds) ? Math.max(0, seconds) * TICKS_PER_SECOND : 0;
}

/** The score of the run second by second once it is prepared, and before that as the server has it; beside it those of other runs. */
function useScoreLines(
  replay: Replay,
  { runId, score }: Pick<RunPage, 'runId' | 'score'>,
  pace: RunPace | undefined,
  prepared: number,
): ScoreLines {
  return useMemo(() => {
    const own =
      prepared === 1 ? secondsLine(replay.scores, replay.ticks, score) : (lineOf(pace?.own) ?? { points: [] });
    // The own best may be this run.
    const best = pace?.best?.runId === runId ? undefined : lineOf(pace?.best);
    const next = lineOf(pace?.next);
    return { own, ...(best && { best }), ...(next && { next }) };
  }, [replay, runId, score, pace, prepared]);
}

function lineOf(pace: RunPace['own'] | undefined): ScoreLine | undefined {
  return pace ? scoreLine(pace.scores, pace.everyS * TICKS_PER_SECOND, pace.ticks) : undefined;
}

interface TakeOverButtonProps {
  readonly runId: string;
  /** The tick that is shown now. */
  readonly tick: () => number;
}

/** From a recorded run to playing on from the tick that is shown. */
function TakeOverButton({ runId, tick }: TakeOverButtonProps) {
  const { t } = useTranslation('challenge');
  const navigate = useNavigate();
  const takeOver = () => void navigate(`/play/${runId}?tick=${tick()}`);
  // The other button plays the recording.
  usePadButton('secondary', takeOver);
  return (
    <Button size="sm" icon={<Gamepad2 aria-hidden="true" />} title={t('actions.fromHereHint')} onClick={takeOver}>
      {t('actions.fromHere')}
    </Button>
  );
}
