import { StrictMode } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { DEFAULT_STAGE_SETTINGS, GameStage, RunController } from './index.ts';
import { drift } from './testing/drift-sim.ts';
import { createDriftView } from './testing/drift-view.ts';

test('smoke', async () => {
  const controller = new RunController(drift, { seed: 1 });
  const view = createDriftView();
  let ready = 0;
  const errors: Error[] = [];
  const screen = await render(
    <StrictMode>
      <div style={{ position: 'relative', width: 192, height: 128 }}>
        <GameStage view={view} controller={controller} settings={DEFAULT_STAGE_SETTINGS} label="Drift"
          onReady={() => ready++} onError={(error) => errors.push(error)} />
      </div>
    </StrictMode>,
  );
  await expect.poll(() => [ready, errors], { timeout: 20000 }).toEqual([1, []]);
  await screen.unmount();
  await expect.poll(() => document.querySelectorAll('canvas').length).toBe(0);
});
