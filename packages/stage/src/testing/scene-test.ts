import { type Dealer, type GameSim, type SimState, hashState, localDealer, resimulate } from '@star-seekers/sim';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { GameView, StageSettings } from '../game-view.ts';
import { type Pilot, RunController } from '../run-controller.ts';
import { drawByHand } from './draw-by-hand.ts';

/** How a whole run is drawn: as it is played, or a frame for so many ticks. */
export type DrawingPace = { readonly speed: number } | { readonly ticksPerFrame: number };

/**
 * Sets a file up for tests of one game's scene; whatever it writes to the console fails a test.
 * @returns puts the scene of a new run on the page
 */
export function testScene<State extends SimState, Command, Event extends { readonly type: string }>(
  { sim, dealer }: { readonly sim: GameSim<State, Command, Event>; readonly dealer?: Dealer },
  view: GameView<State, Command, Event>,
) {
  expectQuietConsole();
  return async (seed: number, settings?: Partial<StageSettings>) => {
    const controller = new RunController(sim, { seed }, { reveals: dealer && localDealer(dealer, seed) });
    const seen = new Set<Event['type']>();
    controller.onTick((_state, events) => {
      for (const { type } of events) seen.add(type);
    });
    const { scene, drawFrames } = await drawByHand(view, controller, settings);
    const hash = () => hashState(controller.state);
    return {
      controller,
      scene,
      drawFrames,
      /** The types of the events so far. */
      seen: (): Event['type'][] => [...seen].toSorted(),
      /** Draws a run to its end, and that to its last spark. */
      drawRun(pilot: Pilot<State, Command>, pace: DrawingPace = { speed: 1 }): void {
        controller.pilot = pilot;
        // As bots play without a stage: the segments of a run change what comes.
        controller.replays = true;
        if ('speed' in pace) {
          controller.speed = pace.speed;
          controller.play();
        }
        while (controller.getSnapshot().phase !== 'ended') {
          if ('ticksPerFrame' in pace) for (let tick = 0; tick < pace.ticksPerFrame; tick++) controller.stepOnce();
          drawFrames(1);
        }
        drawFrames(150);
      },
      /** Hash of the state. */
      hash,
      /** Hash of the state that the run's commands alone lead to: they contain the dealer's answers. */
      headlessHash: () => hashState(resimulate(sim, { seed: sim.hidden ? 0 : seed }, controller.log).state),
      /** The same stage draws the next run, with the images that it has. */
      expectNextRun(): void {
        const images = scene.children.length;
        controller.pilot = undefined;
        controller.replays = false;
        controller.load({ seed: seed + 1 }, { reveals: dealer && localDealer(dealer, seed + 1) });
        drawFrames(5);
        expect(hash()).toBe(hashState(sim.init({ seed: seed + 1 })));
        controller.play();
        drawFrames(240);
        expect(controller.state.tick).toBeGreaterThan(230);
        expect(scene.children.length).toBe(images);
      },
    };
  };
}

/** Fails every test of a file in which anything is written to the console; a test that provokes a message takes it out of the list. */
export function expectQuietConsole(): { readonly messages: string[] } {
  const messages: string[] = [];
  beforeEach(() => {
    messages.length = 0;
    for (const method of ['warn', 'error', 'log'] as const) {
      vi.spyOn(console, method).mockImplementation(
        (...parts: unknown[]) => void messages.push(parts.map(String).join(' ')),
      );
    }
  });
  afterEach(() => {
    vi.restoreAllMocks();
    expect(messages).toEqual([]);
  });
  return { messages };
}
