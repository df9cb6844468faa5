import type { Cue } from '@star-seekers/stage/screen/cue.ts';
import { expect, it } from 'vitest';
import { games } from './games.ts';
import { botPlayer } from './testing/play-bot.ts';

const FELT = ['light', 'medium', undefined];

type CueOf = (event: unknown) => Cue | undefined;

it.each([...games.values()])(
  '$slug is felt in the hands: what the player does lightly, what counts more strongly',
  async (game) => {
    const { cueOf } = (await import(`./${game.slug}/cues.ts`)) as { cueOf: CueOf };
    const felt = new Set<string | undefined>();
    const play = botPlayer(game);
    for (const skill of ['good', 'poor'] as const) {
      const onEvent = (event: unknown) => void felt.add(cueOf(event)?.haptic);
      play(skill, 5, { onEvent, until: () => FELT.every((haptic) => felt.has(haptic)) });
    }
    const unfelt = FELT.filter((haptic) => !felt.has(haptic)).map((haptic) => haptic ?? 'none');
    const advice = `no event that the bots cause has the haptic ${unfelt.join(' or ')}: let cueOf in cues.ts give it`;
    expect(unfelt, advice).toEqual([]);
  },
);
