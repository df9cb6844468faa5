import type { SimState } from '@star-seekers/sim';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StageAction } from '../stage/game-view.ts';
import { GameStage, type StageStatus } from '../stage/index.ts';
import { BeforeRun } from './before-run.tsx';
import { ConfirmPanel } from './confirm-panel.tsx';
import { CountdownOverlay } from './countdown-overlay.tsx';
import { GameBadges } from './game-badges.tsx';
import { GameBar } from './game-bar.tsx';
import type { GameHost } from './game-host.ts';
import { Hud } from './hud.tsx';
import { LiveRegion } from './live-region.tsx';
import { LoadErrorPanel } from './load-error-panel.tsx';
import { MotionContext } from './motion-context.ts';
import { PausePanel } from './pause-panel.tsx';
import { RunResultView } from './run-result.tsx';
import type { RunScreenParts } from './run-screen-parts.ts';
import styles from './run-screen.module.css';
import { TouchPad } from './touch-pad.tsx';
import { useAnnouncements } from './use-announcements.ts';
import { useAttractRun } from './use-attract-run.ts';
import { useAutoPause } from './use-auto-pause.ts';
import { useCues } from './use-cues.ts';
import { useDelayed } from './use-delayed.ts';
import { useMediaQuery } from './use-media-query.ts';
import { useRun } from './use-run.ts';
import { useRunSnapshot } from './use-run-state.ts';

const PAUSE_ONLY: readonly StageAction[] = ['pause'];

/** The whole screen of a game that is played on the stage: bar, HUD, board, and what stands over them. */
export function RunScreen<State extends SimState, Command, Event>({
  host,
  parts,
}: {
  readonly host: GameHost;
  readonly parts: RunScreenParts<State, Command, Event>;
}) {
  return null;
}
