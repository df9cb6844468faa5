import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { openPage } from '../../page-host.ts';
import { PATHS } from '../../paths.ts';
import type { StagePage } from '../stage/main.ts';
import { sourceHash } from './source-hash.ts';

/** Name of a rendered shot: `ships/thorn@small`. */
export type RenderName = `${string}@${string}`;

interface Record {
  readonly source: string;
  readonly shots: readonly string[];
}

/** Renders a model's shots unless this machine has them from the same source. Returns the number of rendered shots. */
export async function renderModel(
  stage: () => Promise<StageHost>,
  model: string,
  options: { force: boolean },
): Promise<number> {
  const source = await sourceHash(model);
  const record = await readRecord(model);
  const complete =
    record?.source === source && record.shots.every((shot) => existsSync(renderPath(`${model}@${shot}`)));
  if (complete && !options.force) return 0;
  const host = await stage();
  const shots = await host.shots(model);
  for (const shot of shots) {
    const path = renderPath(`${model}@${shot}`);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, await host.render(model, shot));
  }
  await writeFile(recordPath(model), JSON.stringify({ source, shots } satisfies Record));
  return shots.length;
}

export function renderPath(name: RenderName): string {
  return join(PATHS.renders, `${name}.png`);
}

/** A shot with the hash of its source; undefined if it was not rendered on this machine. */
export async function readRender(name: RenderName): Promise<{ png: Buffer; source: string } | undefined> {
  const [model] = name.split('@') as [string];
  const record = await readRecord(model);
  if (!record || !existsSync(renderPath(name))) return undefined;
  return { png: await readFile(renderPath(name)), source: record.source };
}

const recordPath = (model: string) => join(PATHS.renders, `${model}.json`);

async function readRecord(model: string): Promise<Record | undefined> {
  if (!existsSync(recordPath(model))) return undefined;
  return JSON.parse(await readFile(recordPath(model), 'utf8')) as Record;
}

/** SHA-256 of a committed file. */
export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

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
