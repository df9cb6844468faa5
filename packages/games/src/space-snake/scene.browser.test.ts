import { HEADINGS, type Heading } from '@star-seekers/sim';
import { expect, test } from 'vitest';
import type { StageSettings } from '@star-seekers/stage';
import { testScene } from '@star-seekers/stage/testing/scene-test.ts';
import { createSnakeBot } from './bot.ts';
import { spaceSnake } from './game.ts';
import { view } from './scene.ts';
import { type SnakeCommand, type SnakeEvent, head } from './sim.ts';
import type { SnakeState } from './state.ts';

/** With this seed a good player soon meets every kind of event. */
const SEED = 170;

/** One frame is drawn for so many ticks of a run. */
const TICKS_PER_FRAME = 30;

const EVENT_TYPES: readonly SnakeEvent['type'][] = [
  'brushed',
  'clean',
  'collected',
  'died',
  'drivenOff',
  'enemyActive',
  'expired',
  'grown',
  'leftBehind',
  'moved',
  'tailPassed',
  'turned',
  'wave',
];

const stageScene = testScene(spaceSnake, view);

/** Moves before which a convoy of 16 turns right: round a loop of 16 cells into the one that its tail leaves, then into itself. */
const LOOP_TURNS = new Set([1, 8, 9, 16]);
const LOOP_MOVES = 17;

/** Plays well until the convoy is long, then passes its tail and turns into itself. */
function createPlayer(): (state: Readonly<SnakeState>) => readonly SnakeCommand[] {
  const bot = createSnakeBot({ skill: 'good', seed: SEED });
  let moves = 0;
  return (state) => {
    if (moves === 0 && state.convoy.length < 16) return bot(state);
    if (state.moveIn !== 1) return [];
    moves++;
    if (!LOOP_TURNS.has(moves) && moves <= LOOP_MOVES) return [];
    return [{ turn: HEADINGS[(HEADINGS.indexOf(head(state).heading) + 1) % HEADINGS.length] as Heading }];
  };
}

async function drawWholeRun(settings: Partial<StageSettings>) {
  const stage = await stageScene(SEED, settings);
  stage.drawRun(createPlayer(), { ticksPerFrame: TICKS_PER_FRAME });
  return stage;
}

test('a run with every kind of event is drawn to its end, and drawing changes nothing in it', async () => {
  const { controller, ...stage } = await drawWholeRun({});
  expect(stage.seen()).toEqual(EVENT_TYPES);
  expect(controller.state.death?.cause).toBe('convoy');
  expect(stage.hash()).toBe(stage.headlessHash());
  stage.expectNextRun();
});

test('neither reduced motion nor hit boxes change anything in a run', async () => {
  const { hash, headlessHash } = await drawWholeRun({ motion: 'reduced', hitBoxes: true });
  expect(hash()).toBe(headlessHash());
});

test('a paused run is drawn without moving', async () => {
  const { controller, drawFrames, hash } = await stageScene(SEED);
  controller.play();
  drawFrames(120);
  controller.pause();
  const before = hash();
  drawFrames(30);
  expect(hash()).toBe(before);
});
