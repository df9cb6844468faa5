import sharp from 'sharp';
import { openPage } from '../../page-host.ts';
import type { StagePage } from '../stage/main.ts';

/** The stage, running in a headless browser. */
export interface StageHost {
  shots(model: string): Promise<string[]>;
  /** A shot as PNG; equal pixels give equal bytes. */
  render(model: string, shot: string): Promise<Buffer>;
  close(): Promise<void>;
}

export async function openStage(): Promise<StageHost> {
  const { page, close } = await openPage('pictures/stage');
  return {
    shots: (model) => page.evaluate((name) => (window as unknown as StageWindow).stage.shots(name), model),
    async render(model, shot) {
      const { width, height, base64 } = await page.evaluate(
        ([name, shot]) => (window as unknown as StageWindow).stage.render(name, shot),
        [model, shot] as const,
      );
      return sharp(Buffer.from(base64, 'base64'), { raw: { width, height, channels: 4 } })
        .png()
        .toBuffer();
    },
    close,
  };
}

interface StageWindow {
  readonly stage: StagePage;
}
