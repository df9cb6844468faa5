import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type games from './en/games.json';
import { gamesTexts } from './index.ts';

const SCORED = ['space-snake', 'cargo-runner', 'battle-arena', 'memory-challenge'] as const;

test.each(Object.keys(gamesTexts))(
  'in %s what a run reaches has one word, which is not that of what it earns (C 2)',
  async (language) => {
    const texts = JSON.parse(await readFile(join(import.meta.dirname, language, 'games.json'), 'utf8')) as typeof games;
    const { scoreUnit, pointsUnit, board } = texts.screen.result;
    expect([board.score, ...SCORED.map((game) => texts[game].hud.score)]).toEqual(Array(5).fill(scoreUnit));
    expect(texts['lore-master'].hud.points).toBe(pointsUnit);
    expect(scoreUnit).not.toBe(pointsUnit);
  },
);
