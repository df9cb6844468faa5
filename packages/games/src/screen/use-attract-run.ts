import type { GameSim, SimState } from '@star-seekers/sim';
import { useEffect, useState } from 'react';
import type { BotFactory } from '../game-module.ts';
import { RunController } from '../stage/run-controller.ts';

/** How long the end of a demonstration is shown before the next one begins. */
const REST_MS = 2500;

/**
 * A run that the bot plays behind the menu. It counts for nothing and is not heard.
 * @param playing false leaves the opening picture standing: reduced motion, or a real run is on
 */
export function useAttractRun<State extends SimState, Command, Event>(
  sim: GameSim<State, Command, Event>,
  createBot: BotFactory<State, Command>,
  playing: boolean,
): RunController<State, Command, Event> {
  const [round, setRound] = useState(1);
  const [controller, setController] = useState(() => new RunController(sim, { seed: round }));

  useEffect(() => {
    if (!playing) return undefined;
    const bot = createBot({ skill: 'good', seed: round });
    let rest: ReturnType<typeof setTimeout> | undefined;
    const stopTicks = controller.onTick((state) => {
      for (const command of bot(state)) controller.command(command);
    });
    const stopSnapshots = controller.subscribe(() => {
      if (controller.getSnapshot().phase !== 'ended') return;
      rest = setTimeout(() => {
        setRound(round + 1);
        setController(new RunController(sim, { seed: round + 1 }));
      }, REST_MS);
    });
    controller.play();
    return () => {
      clearTimeout(rest);
      stopTicks();
      stopSnapshots();
      controller.pause();
    };
  }, [controller, createBot, playing, round, sim]);

  return controller;
}
