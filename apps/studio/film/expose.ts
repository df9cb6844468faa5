import { existsSync } from 'node:fs';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { openPage } from '../page-host.ts';
import { PATHS } from '../paths.ts';
import { WORK } from './host.ts';
import { type PlateName, plates } from './sets/plates.ts';
import type { SetPage } from './sets/page.ts';
import { type TakeName, takes } from './sets/takes.ts';

/** A rendered picture for the film. */
type Exposure =
  | { readonly kind: 'plate'; readonly name: PlateName; readonly index: 0 }
  | { readonly kind: 'take'; readonly name: TakeName; readonly index: number };

const pathOf = ({ kind, name, index }: Exposure) =>
  join(WORK, `${kind}-${name}`, `${String(index).padStart(3, '0')}.png`);

const WORLD = join(WORK, 'world.webp');

/** All pictures: plates, then takes, strip by strip, short strips first. */
function exposures(): Exposure[] {
  const stills = (Object.keys(plates) as PlateName[]).map((name) => ({ kind: 'plate', name, index: 0 }) as const);
  const strips = (Object.keys(takes) as TakeName[])
    .toSorted((a, b) => takes[a].frames - takes[b].frames)
    .flatMap((name) =>
      Array.from({ length: takes[name].frames }, (_, index) => ({ kind: 'take', name, index }) as const),
    );
  return [...stills, ...strips];
}

/** All files that `expose` writes. */
export const EXPOSED = [WORLD, ...exposures().map(pathOf)];

/** Renders the pictures that are missing on this machine, so an interrupted run continues. */
export async function expose(): Promise<void> {
  await mkdir(WORK, { recursive: true });
  await copyFile(join(PATHS.landing, 'planet.webp'), WORLD);
  const missing = exposures().filter((exposure) => !existsSync(pathOf(exposure)));
  if (missing.length === 0) return;
  const host = await openPage('film/sets');
  for (const [place, exposure] of missing.entries()) {
    const before = Date.now();
    const png = await host.page.evaluate((what) => {
      const { sets } = window as unknown as { sets: SetPage };
      return what.kind === 'plate' ? sets.plate(what.name) : sets.takeFrame(what.name, what.index);
    }, exposure);
    await mkdir(dirname(pathOf(exposure)), { recursive: true });
    await writeFile(pathOf(exposure), Buffer.from(png, 'base64'));
    const seconds = ((Date.now() - before) / 1000).toFixed(1);
    console.info(
      `${place + 1} of ${missing.length}: ${exposure.kind} ${exposure.name} ${exposure.index}, ${seconds} s`,
    );
  }
  await host.close();
}
