/** `node stress/mutations.ts [attacks]`: switches one defence of the witness off at a time, and searches for the attack that it stops. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Hole from '../src/testing/hole.ts';
import type * as Search from '../src/testing/search.ts';

/** A change of the source that switches a defence off. */
export interface Mutation {
  readonly defence: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  /** Seed of a block of attacks that soon finds it, for a short search; the first one if absent. */
  readonly seed?: number;
}

export const MUTATIONS: readonly Mutation[] = [
  {
    defence: 'a segment is charged for the lag that it ends with',
    file: 'segment.ts',
    from: 'const charge = Math.max(0, end - Math.min(lowest, NETWORK_MS));',
    to: 'const charge = 0;',
    seed: 3,
  },
  {
    defence: 'the clock of a segment begins with its begin, not with its first chunk',
    file: 'segment.ts',
    from: 'if (awayUntil < 0) startDelayMs = delayMs;',
    to: 'startDelayMs = 0;',
    seed: 25,
  },
  {
    defence: 'of a lag only what the network needs is nobody’s',
    file: 'segment.ts',
    from: 'const NETWORK_MS = 250;',
    to: 'const NETWORK_MS = 3000;',
    seed: 25,
  },
  {
    defence: 'ticks are late that come long after the others',
    file: 'segment.ts',
    from: 'lateTicksOf(samples.slice(burst.length)) * TICK_MS + lastOutageMs,',
    to: 'lastOutageMs,',
    seed: 9,
  },
  {
    defence: 'a second is enough before a tick is late',
    file: 'segment.ts',
    from: 'const LATE_AFTER_MS = 1000;',
    to: 'const LATE_AFTER_MS = 4000;',
    seed: 27501,
  },
  {
    defence: 'an outage before a stop is late',
    file: 'segment.ts',
    from: '* TICK_MS + lastOutageMs,',
    to: '* TICK_MS,',
    seed: 25,
  },
  {
    defence: 'a silence is late',
    file: 'segment.ts',
    from: 'const gapMs = stop ? SILENCE_MS : Math.min',
    to: 'const gapMs = stop ? 0 : Math.min',
    seed: 6,
  },
  {
    defence: 'a break is one that the rules make',
    file: 'testing/hub.ts',
    from: 'stops.verify(log.ticks);',
    to: '',
    seed: 8501,
  },
  {
    defence: 'the time before a begin without a stop is late',
    file: 'segment.ts',
    from: 'const gapMs = stop ? SILENCE_MS : Math.min(SILENCE_MS, (next?.at ?? last.at) - last.at);',
    to: 'const gapMs = stop ? SILENCE_MS : 0;',
    seed: 7,
  },
  {
    defence: 'a begin without a stop counts as a pause',
    file: 'witness.ts',
    from: "if (stopped?.kind === 'pause' || stopped?.kind === 'lost')",
    to: "if (stopped?.kind === 'pause')",
    seed: 41,
  },
  {
    defence: 'at most two beacons are missed',
    file: 'witness.ts',
    from: 'missedBeacons > MOST_MISSED_BEACONS',
    to: 'missedBeacons > 100',
    seed: 146,
  },
  {
    defence: 'a run has the answers that were given, and asked for no others',
    file: 'testing/hub.ts',
    from: 'if (!hasSameAnswers(run, this.#deals))',
    to: 'if (!hasSameAnswers(run, run.deals))',
  },
  {
    defence: 'ticks come no sooner than they can be played',
    file: 'stream-head.ts',
    from: "if (kind === 'begin') return 0;",
    to: 'return 0;',
    seed: 64,
  },
  {
    defence: 'a stop needs a tick of its segment',
    file: 'stream-head.ts',
    from: "(head.phase !== 'playing' || toTick === head.beganTick)",
    to: "head.phase !== 'playing'",
    seed: 11501,
  },
  {
    defence: 'a run has only so many pauses',
    file: 'witness.ts',
    from: 'return pauses > limit.most ||',
    to: 'return',
    seed: 10,
  },
];

/** How an attack was found, in its shortest form. */
export interface FoundAttack {
  readonly kind: Search.GainKind;
  readonly attack: string;
  /** Attacks that were tried. */
  readonly attacks: number;
}

const SOURCE = join(import.meta.dirname, '../src');
/** Ignored by git, and inside the package so that its imports are found. */
const ARTIFACTS = join(import.meta.dirname, '../artifacts');
const IN_ONE = 500;

/** Searches the protocol without a defence. @param most attacks @param seed of the first block @returns undefined when nothing was found */
export async function attackWithout(
  { file, from, to }: Mutation,
  most: number,
  seed = 1,
): Promise<FoundAttack | undefined> {
  mkdirSync(ARTIFACTS, { recursive: true });
  const copy = mkdtempSync(join(ARTIFACTS, 'mutant-'));
  try {
    cpSync(SOURCE, copy, { recursive: true, filter: (path) => !path.endsWith('.test.ts') });
    const path = join(copy, file);
    const source = readFileSync(path, 'utf8');
    if (source.split(from).length !== 2) throw new Error(`${file} has not once: ${from}`);
    writeFileSync(path, source.replace(from, to));
    const importCopy = async (name: string): Promise<unknown> =>
      import(/* @vite-ignore */ pathToFileURL(join(copy, 'testing', name)).href);
    const { GAIN_KINDS, searchAttacks } = (await importCopy('search.ts')) as typeof Search;
    const { textOf } = (await importCopy('hole.ts')) as typeof Hole;
    for (let tried = 0; tried < most; tried += IN_ONE) {
      const best = searchAttacks(seed + tried, IN_ONE, undefined, true);
      const kind = GAIN_KINDS.find((gain) => best[gain].result.excess[gain] > 0);
      if (kind) return { kind, attack: textOf(best[kind].genome), attacks: tried + IN_ONE };
    }
    return undefined;
  } finally {
    rmSync(copy, { recursive: true });
  }
}

if (import.meta.main) {
  const [attacks = 100_000] = process.argv.slice(2).map(Number);
  const found = await Promise.all(
    MUTATIONS.map(async (mutation) => ({ defence: mutation.defence, ...(await attackWithout(mutation, attacks)) })),
  );
  console.table(found);
  if (found.some(({ attack }) => attack === undefined)) process.exitCode = 1;
}
