import { type CommandLog, hashState, resimulate } from '@star-seekers/sim';
import { afterEach, expect, test, vi } from 'vitest';
import { RunController, type StageSettings } from '../stage/index.ts';
import { drawByHand } from '../stage/testing/draw-by-hand.ts';
import { HEADINGS } from './board.ts';
import { createSnakeBot } from './bot.ts';
import { view } from './scene.ts';
import { type SnakeCommand, type SnakeEvent, type SnakeState, head, spaceSnake } from './sim.ts';

/** With this seed a good player soon meets every kind of event. */
const SEED = 31;

const EVENT_TYPES: readonly SnakeEvent['type'][] = [
  'collected',
  'died',
  'enemyActive',
  'expired',
  'grown',
  'moved',
  'turned',
  'wave',
];

async function stageScene(settings?: Partial<StageSettings>) {
  const controller = new RunController(spaceSnake, { seed: SEED });
  return { controller, ...(await drawByHand(view, controller, settings)) };
}

/** Plays well until the convoy is long, then turns into itself. */
function playToTheEnd(state: Readonly<SnakeState>, bot: (state: Readonly<SnakeState>) => readonly SnakeCommand[]) {
  if (state.convoy.length < 5) return bot(state);
  const { heading } = head(state);
  const right = HEADINGS[(HEADINGS.indexOf(heading) + 1) % HEADINGS.length] as SnakeCommand['turn'];
  return state.moveIn === 1 ? [{ turn: right }] : [];
}

async function drawWholeRun(settings: Partial<StageSettings>) {
  const stage = await stageScene(settings);
  const { controller, drawFrames } = stage;
  const bot = createSnakeBot({ skill: 'good', seed: SEED });
  controller.pilot = (state) => playToTheEnd(state, bot);
  const seen = new Set<SnakeEvent['type']>();
  controller.onTick((_state, events) => {
    for (const { type } of events) seen.add(type);
  });
  controller.play();
  while (controller.getSnapshot().phase === 'playing') drawFrames(30);
  // The chain of explosions, to its last spark.
  drawFrames(150);
  return { ...stage, seen };
}

/** The state that the run's commands alone lead to. */
function headlessHash(log: CommandLog<SnakeCommand>): string {
  return hashState(resimulate(spaceSnake, { seed: SEED }, log).state);
}

const consoleErrors = vi.spyOn(console, 'error');
const consoleWarnings = vi.spyOn(console, 'warn');

afterEach(() => {
  expect(consoleErrors).not.toHaveBeenCalled();
  expect(consoleWarnings).not.toHaveBeenCalled();
});

test('a run with every kind of event is drawn to its end, and drawing changes nothing in it', async () => {
  const { controller, seen, scene, drawFrames } = await drawWholeRun({});
  expect([...seen].toSorted()).toEqual(EVENT_TYPES);
  expect(controller.state.death?.cause).toBe('convoy');
  expect(hashState(controller.state)).toBe(headlessHash(controller.log));

  // The same stage draws the next run, with the images that it has.
  const images = scene.children.length;
  controller.load({ seed: SEED });
  drawFrames(5);
  expect(hashState(controller.state)).toBe(hashState(spaceSnake.init({ seed: SEED })));
  controller.play();
  drawFrames(240);
  expect(controller.state.tick).toBeGreaterThan(230);
  expect(scene.children.length).toBe(images);
});

test('neither reduced motion nor hit boxes change anything in a run', async () => {
  const { controller } = await drawWholeRun({ motion: 'reduced', hitBoxes: true });
  expect(hashState(controller.state)).toBe(headlessHash(controller.log));
});

test('a paused run is drawn without moving', async () => {
  const { controller, drawFrames } = await stageScene();
  controller.play();
  drawFrames(120);
  controller.pause();
  const before = hashState(controller.state);
  drawFrames(30);
  expect(hashState(controller.state)).toBe(before);
});
