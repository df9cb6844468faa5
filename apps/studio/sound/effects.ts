import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Sprite } from '@star-seekers/audio';
import { EFFECT_BANKS, type EffectBank, bankOf } from '@star-seekers/audio/effect-bank';
import { PATHS } from '../paths.ts';
import { encode, mp3, webm } from './codec.ts';
import { Biquad } from './engine/biquad.ts';
import { arenaEffects } from './families/arena.ts';
import { cargoEffects } from './families/cargo.ts';
import { diceEffects } from './families/dice.ts';
import { interfaceEffects } from './families/interface.ts';
import { memoryEffects } from './families/memory.ts';
import { puzzleEffects } from './families/puzzle.ts';
import { quizEffects } from './families/quiz.ts';
import { snakeEffects } from './families/snake.ts';
import { loudestMomentDb, master, peakDb } from './mastering.ts';
import { SAMPLE_RATE, samplesOf } from './sample-rate.ts';
import { type Effect, type Take, newTake } from './take.ts';

/** LAME's quality of a bank's MP3, smaller is better; a bank with many sounds needs a coarser one to stay within 350 KB. */
const MP3_QUALITY: Partial<Record<EffectBank, number>> = { arena: 6 };

/** Silence between two sprites, so that inaccurate seeking plays nothing of the neighbour. */
const GUARD_S = 0.12;

export const effects: readonly Effect[] = [
  ...interfaceEffects,
  ...diceEffects,
  ...snakeEffects,
  ...cargoEffects,
  ...arenaEffects,
  ...memoryEffects,
  ...quizEffects,
  ...puzzleEffects,
];
/** Renders every effect into one file per bank, writes the table of sprites, and prints the measurements. */
export function renderEffects(): void {
  mkdirSync(PATHS.effects, { recursive: true });
  const table: object[] = [];
  const sprites = {} as Record<EffectBank, Sprite[]>;
  for (const bank of EFFECT_BANKS) sprites[bank] = renderBank(bank, table);
  writeFileSync(
    PATHS.effectTable,
    `// Written by \`pnpm audio\`; do not edit.\nimport type { EffectBank } from './effect-bank.ts';\nimport type { Sprite } from './sprite.ts';\n\nexport const sprites: Readonly<Record<EffectBank, readonly Sprite[]>> = ${JSON.stringify(sprites, null, 2)};\n`,
  );
  console.table(table);
}

function renderBank(bank: EffectBank, table: object[]): Sprite[] {
  const takes = effects.filter(({ id }) => bankOf(id) === bank).flatMap((effect) => renderEffect(effect, table));
  const length = takes.reduce((sum, { take }) => sum + take.left.length + samplesOf(GUARD_S), samplesOf(GUARD_S));
  const file = newTake(length / SAMPLE_RATE);
  let at = samplesOf(GUARD_S);
  const placed = takes.map(({ name, take }) => {
    file.left.set(take.left, at);
    file.right.set(take.right, at);
    const sprite = { name, startMs: (at / SAMPLE_RATE) * 1000, durationMs: (take.left.length / SAMPLE_RATE) * 1000 };
    at += take.left.length + samplesOf(GUARD_S);
    return sprite;
  });
  const files = ['webm', 'mp3'].map((ending) => join(PATHS.effects, `${bank}.${ending}`)) as [string, string];
  encode(file, [webm(files[0], 64), mp3(files[1], MP3_QUALITY[bank] ?? 5)]);
  for (const path of files) console.log(`${basename(path)}: ${Math.round(statSync(path).size / 1024)} KB`);
  return placed;
}

interface NamedTake {
  readonly name: string;
  readonly take: Take;
}

function renderEffect({ id, seconds, loudnessDb, variations, play }: Effect, table: object[]): NamedTake[] {
  return Array.from({ length: variations }, (_, variation) => {
    const take = newTake(seconds);
    play(take, variation);
    tint(take, variation);
    master(take, loudnessDb);
    table.push({
      effect: `${id}/${variation}`,
      ms: Math.round(seconds * 1000),
      'loudest dB': Number(loudestMomentDb(take).toFixed(1)),
      'target dB': loudnessDb,
      'peak dB': Number(peakDb(take).toFixed(1)),
    });
    return { name: `${id}/${variation}`, take };
  });
}

/** Centre frequencies of the equaliser, in hertz. */
const CENTRES = [260, 700, 1900, 5000] as const;

const WIDTH_Q = 0.9;

/** Decibels at each centre, by take; any two takes differ at two or more centres. */
const TINTS: readonly (readonly number[])[] = [
  [0, 0, 0, 0],
  [4, -4, 4, -4],
  [-4, 4, 4, -4],
  [4, 4, -4, 4],
  [-4, -4, -4, 4],
];

/**
 * Gives each take of an effect its own colour, so that repetitions sound natural. The first take is unchanged.
 * @param variation from 0
 */
function tint(take: Take, variation: number): void {
  const gains = TINTS[variation % TINTS.length] ?? [];
  for (const [index, at] of CENTRES.entries()) {
    const gain = gains[index] ?? 0;
    if (gain === 0) continue;
    for (const channel of [take.left, take.right]) new Biquad({ kind: 'peak', at, q: WIDTH_Q, gain }).runAll(channel);
  }
}
