/**
 * `pnpm studio film [step …]`: makes the trailer. Without a step, runs all steps in order and skips those whose results exist on this
 * machine, so an interrupted run continues. A named step always runs; it fails if the results that it needs are missing.
 * `pnpm studio film frames 3 4` paints only these chunks; `pnpm studio film stills 30 225 …` paints single frames.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { assemble } from './assemble.ts';
import { EXPOSED, expose } from './expose.ts';
import { WORK } from './host.ts';
import { CHUNKS, paintFilm, paintStills } from './paint.ts';
import { playGames } from './play-games.ts';
import { SOUNDTRACK, renderSoundtrack } from './soundtrack/soundtrack.ts';

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
