import { expect, it } from 'vitest';
import { games } from './games.ts';
import { botPlayer } from './testing/play-bot.ts';

it.each([...games.values()])('the bot of $slug plays the same for the same seed', (game) => {
  const play = botPlayer(game);
  expect(play('poor', 4).log).toEqual(play('poor', 4).log);
});
