import { HEADINGS } from '@star-seekers/sim';
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

/** Four frames of a normal run in one. */
const SPEED = 4;

const EVENT_TYPES: readonly SnakeEvent['type'][] = [
  'brushed',
  'clean',
  'collected',
  'died',
  'enemyActive',
  'expired',
  'grown',
  'moved',
  'turned',
  'wave',
];

const stageScene = testScene(spaceSnake, view);

/** Plays well until the convoy is long, then turns into itself. */
function playToTheEnd(state: Readonly<SnakeState>, bot: (state: Readonly<SnakeState>) => readonly SnakeCommand[]) {
  if (state.convoy.length < 16) return bot(state);
  const { heading } = head(state);
  const right = HEADINGS[(HEADINGS.indexOf(heading) + 1) % HEADINGS.length] as SnakeCommand['turn'];
  return state.moveIn === 1 ? [{ turn: right }] : [];
}

async function drawWholeRun(settings: Partial<StageSettings>) {
  const stage = await stageScene(SEED, settings);
  const bot = createSnakeBot({ skill: 'good', seed: SEED });
  stage.drawRun((state) => playToTheEnd(state, bot), { speed: SPEED });
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
