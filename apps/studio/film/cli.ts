/**
 * `pnpm studio film [step …]`: makes the trailer. Without a step, runs all steps in order and skips those whose results exist on this
 * machine, so an interrupted run continues. A named step always runs; it fails if the results that it needs are missing.
 * `pnpm studio film frames 3 4` paints only these chunks; `pnpm studio film stills 30 225 …` paints single frames.
 */
import { existsSync } from 'node:fs';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { openPage } from '../page-host.ts';
import { PATHS } from '../paths.ts';
import { assemble } from './assemble.ts';
import { WORK } from './host.ts';
import { CHUNKS, paintFilm, paintStills } from './paint.ts';
import { playGames } from './play-games.ts';
import type { SetPage } from './sets/page.ts';
import { type PlateName, plates } from './sets/plates.ts';
import { type TakeName, takes } from './sets/takes.ts';
import { SOUNDTRACK, renderSoundtrack } from './soundtrack/soundtrack.ts';

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
const EXPOSED = [WORLD, ...exposures().map(pathOf)];

/** Renders the pictures that are missing on this machine, so an interrupted run continues. */
async function expose(): Promise<void> {
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

/** A step of the film, the steps that it needs, and the files that it writes for later steps. */
interface Step {
  readonly needs: readonly string[];
  readonly outputs: readonly string[];
  readonly make: () => Promise<void> | void;
}

const FOOTAGE = ['1/059', '2/059', '3/059', '4/002', '6/059'].map((frame) => join(WORK, 'footage', `${frame}.jpg`));

const args = process.argv.slice(2);
const numbers = args.filter((arg) => /^\d+$/.test(arg)).map(Number);

/** The build graph, in order. */
const STEPS: Readonly<Record<string, Step>> = {
  footage: { needs: [], outputs: FOOTAGE, make: () => playGames('footage') },
  sets: { needs: [], outputs: EXPOSED, make: expose },
  soundtrack: { needs: [], outputs: [SOUNDTRACK], make: renderSoundtrack },
  frames: { needs: ['footage', 'sets'], outputs: CHUNKS, make: () => paintFilm(numbers) },
  cut: { needs: ['frames', 'soundtrack'], outputs: [], make: assemble },
};

const named = args.filter((arg) => !/^\d+$/.test(arg));
if (named.includes('stills')) {
  checkNeeds('stills', ['footage', 'sets']);
  await paintStills(numbers, join(WORK, 'stills'));
} else {
  const unknown = named.find((name) => !(name in STEPS));
  if (unknown) throw new Error(`There is no step ${unknown}; there are ${Object.keys(STEPS).join(', ')} and stills.`);
  for (const [name, { needs, make }] of Object.entries(STEPS)) {
    if (named.length > 0 ? !named.includes(name) : isDone(name)) continue;
    checkNeeds(name, needs);
    console.info(`film: ${name}`);
    await make();
  }
}

/** Whether the outputs of a step exist. The last step has no outputs, so it always runs. */
function isDone(name: string): boolean {
  const outputs = STEPS[name]?.outputs ?? [];
  return outputs.length > 0 && outputs.every((path) => existsSync(path));
}

function checkNeeds(name: string, needs: readonly string[]): void {
  const missing = needs.filter((need) => !isDone(need));
  if (missing.length > 0)
    throw new Error(`${name} needs ${missing.join(' and ')}: run \`pnpm studio film ${missing.join(' ')}\` first.`);
}
