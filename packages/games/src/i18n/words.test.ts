import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type screenTexts from './en/screen.json';

interface HudTexts {
  readonly hud: { readonly score: string; readonly points: string };
}

const SCORED = ['space-snake', 'cargo-runner', 'battle-arena', 'memory-challenge'] as const;

test.each(globSync('*/screen.json', { cwd: import.meta.dirname }))(
  'in %s what a run reaches has one word, which is not that of what it earns (C 2)',
  (file) => {
    const language = file.split('/')[0] as string;
    const { scoreUnit, pointsUnit, board } = (read(file) as typeof screenTexts).screen.result;
    const hudOf = (slug: string) => (read(`../${slug}/texts/${language}/game.json`) as HudTexts).hud;
    expect([board.score, ...SCORED.map((game) => hudOf(game).score)]).toEqual(Array(5).fill(scoreUnit));
    expect(hudOf('lore-master').points).toBe(pointsUnit);
    expect(scoreUnit).not.toBe(pointsUnit);
  },
);

function read(file: string): unknown {
  return JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8'));
}
