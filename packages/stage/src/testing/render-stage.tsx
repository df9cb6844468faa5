import { type RefObject, StrictMode, createRef } from 'react';
import { type RenderResult, render } from 'vitest-browser-react';
import { type ActionSink, DEFAULT_STAGE_SETTINGS, GameStage, type KeyMap, RunController } from '../index.ts';
import { type DriftCommand, type DriftEvent, type DriftState, drift, headingOf } from './drift-sim.ts';
import { createDriftView } from './drift-view.ts';

type Controller = RunController<DriftState, DriftCommand, DriftEvent>;

export const view = createDriftView();

export interface StageUnderTest {
  readonly controller: Controller;
  readonly stage: HTMLElement;
  readonly actions: RefObject<ActionSink | null>;
  readonly screen: RenderResult;
}

/** A stage that is ready, with a panel of two buttons beside it. */
export async function renderStage({ keyMap }: { keyMap?: KeyMap } = {}): Promise<StageUnderTest> {
  const controller = new RunController(drift, { seed: 1 });
  const actions = createRef<ActionSink>();
  const { promise: ready, resolve, reject } = Promise.withResolvers<void>();
  const screen = await render(
    <StrictMode>
      <div style={{ position: 'absolute', insetBlockStart: 0, insetInlineStart: 0, width: 192, height: 128 }}>
        <GameStage
          ref={actions}
          view={view}
          controller={controller}
          settings={DEFAULT_STAGE_SETTINGS}
          {...(keyMap ? { keyMap } : {})}
          label="Drift"
          onReady={resolve}
          onError={reject}
        />
      </div>
      <section style={{ marginBlockStart: 140 }}>
        <button type="button" onClick={() => controller.play()}>
          Resume
        </button>
        <button type="button">End</button>
      </section>
    </StrictMode>,
  );
  await ready;
  const stage = screen.getByRole('application', { name: 'Drift' }).element() as HTMLElement;
  return { controller, stage, actions, screen };
}

export async function renderPlaying(options?: { keyMap?: KeyMap }): Promise<StageUnderTest> {
  const stage = await renderStage(options);
  stage.controller.play();
  return stage;
}

/** The ship's heading as it is when asked: for polling. */
export function headingIn(controller: Controller): () => number {
  return () => headingOf(controller.state);
}
