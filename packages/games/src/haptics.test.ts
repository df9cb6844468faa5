import type { Cue } from '@star-seekers/stage/screen/cue.ts';
import { expect, it } from 'vitest';
import { games } from './games.ts';
import { botPlayer } from './testing/play-bot.ts';

type CueOf = (event: unknown) => Cue | undefined;

const cues = import.meta.glob<CueOf>('./*/cues.ts', { eager: true, import: 'cueOf' });

it.each([...games.values()])('$slug is felt in the hands: what the player does, what it earns, and its end', (game) => {
  const cueOf = cues[`./${game.slug}/cues.ts`] as CueOf;
  const felt = new Set<string | undefined>();
  const play = botPlayer(game);
  for (const skill of ['good', 'poor'] as const) {
    play(skill, 5, { onEvent: (event: unknown) => void felt.add(cueOf(event)?.haptic) });
  }
  expect([...felt]).toEqual(expect.arrayContaining(['light', 'medium', 'heavy', undefined]));
});
