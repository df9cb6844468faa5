/**
 * `pnpm studio film [step …]`: makes the trailer. Without a step, all of them in their order; those whose results this machine
 * has are left out, so that a run that was stopped goes on where it was. A step that is named is run, if what it needs is there.
 * `pnpm studio film frames 3 4` paints only these chunks; `pnpm studio film stills 30 225 …` paints single frames to look at.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { assemble } from './assemble.ts';
import { EXPOSED, expose } from './expose.ts';
import { WORK } from './host.ts';
import { CHUNKS, paintFilm, paintStills } from './paint.ts';
import { playGames } from './play-games.ts';
import { SOUNDTRACK, renderSoundtrack } from './soundtrack/soundtrack.ts';

/** A step of the film, the steps that come before it, and the files that it leaves for those that come after it. */
interface Step {
  readonly needs: readonly string[];
  readonly leaves: readonly string[];
  readonly make: () => Promise<void> | void;
}

const FOOTAGE = ['1/059', '2/059', '3/059', '4/002', '6/059'].map((frame) => join(WORK, 'footage', `${frame}.jpg`));

const args = process.argv.slice(2);
const numbers = args.filter((arg) => /^\d+$/.test(arg)).map(Number);

/** The build graph, in the order in which it is run. */
const STEPS: Readonly<Record<string, Step>> = {
  footage: { needs: [], leaves: FOOTAGE, make: () => playGames('footage') },
  sets: { needs: [], leaves: EXPOSED, make: expose },
  soundtrack: { needs: [], leaves: [SOUNDTRACK], make: renderSoundtrack },
  frames: { needs: ['footage', 'sets'], leaves: CHUNKS, make: () => paintFilm(numbers) },
  cut: { needs: ['frames', 'soundtrack'], leaves: [], make: assemble },
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

/** The last step leaves nothing for others, so it is never done. */
function isDone(name: string): boolean {
  const leaves = STEPS[name]?.leaves ?? [];
  return leaves.length > 0 && leaves.every((path) => existsSync(path));
}

function checkNeeds(name: string, needs: readonly string[]): void {
  const missing = needs.filter((need) => !isDone(need));
  if (missing.length > 0)
    throw new Error(`${name} needs ${missing.join(' and ')}: run \`pnpm studio film ${missing.join(' ')}\` first.`);
}
