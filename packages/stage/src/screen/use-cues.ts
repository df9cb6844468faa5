import { type EffectBank, effects } from '@star-seekers/audio';
import type { SimState } from '@star-seekers/sim';
import { useEffect } from 'react';
import { type Haptic, playHaptic, strongerHaptic } from '../haptics.ts';
import type { RunController } from '../run-controller.ts';
import type { Cue } from './cue.ts';

/**
 * Plays the sounds of a run's events, each sound at most once per tick, and the strongest of their pulses.
 * @param cueOf a stable function: the game's table of cues
 * @param bank the bank of its sounds; it is prefetched
 * @param haptics whether pulses are given
 */
export function useCues<State extends SimState, Command, Event>(
  controller: RunController<State, Command, Event>,
  cueOf: (event: Event) => Cue | undefined,
  bank: EffectBank,
  haptics: boolean,
): void {
  useEffect(() => effects.preload(bank), [bank]);

  useEffect(
    () =>
      controller.onTick((_state, events) => {
        if (events.length === 0) return;
        const played = new Set<Cue['effect']>();
        let strongest: Haptic | undefined;
        for (const event of events) {
          const cue = cueOf(event);
          if (!cue) continue;
          strongest = strongerHaptic(strongest, cue.haptic);
          if (played.has(cue.effect)) continue;
          played.add(cue.effect);
          const { effect, haptic: _haptic, ...options } = cue;
          effects.play(effect, options);
        }
        if (haptics && strongest) playHaptic(strongest);
      }),
    [controller, cueOf, haptics],
  );
}
