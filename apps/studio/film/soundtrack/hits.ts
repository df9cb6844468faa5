import type { EffectId } from '@star-seekers/audio';
import { effects } from '../../sound/effects.ts';
import { master } from '../../sound/mastering.ts';
import type { Player } from '../../sound/score/score.ts';
import { type Take, newTake } from '../../sound/take.ts';
import { type Hit, SHOTS } from '../timeline.ts';
import { burst, flyPast, whoosh } from './passages.ts';

/** A sound of a cut: its loudness at the loudest moment, and its delay in beats after the cut. */
interface Sound {
  readonly play: (index: number) => Take;
  readonly loudness: number;
  readonly after?: number;
}

/** An effect of the hub or of a game. */
function effect(id: EffectId, loudness: number, after = 0): Sound {
  const found = effects.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`there is no effect ${id}`);
  return {
    loudness,
    after,
    play(index) {
      const take = newTake(found.seconds);
      found.play(take, index % found.variations);
      return take;
    },
  };
}

/** The sounds of each kind of cut. */
const SOUNDS: Readonly<Record<Exclude<Hit, 'snap'>, readonly Sound[]>> = {
  shimmer: [{ play: () => whoosh(3, { from: 500, to: 5200, rise: 0.85 }), loudness: -27 }],
  flyby: [{ play: () => flyPast(2.6), loudness: -15 }],
  slam: [{ play: (index) => burst(index), loudness: -13 }, effect('arena.boss.arrive', -19)],
  cut: [
    { play: (index) => whoosh(0.5, { from: 4800, to: 600, rise: 0.1, seed: index }), loudness: -19 },
    effect('arena.shot', -21, 0.2),
    effect('arena.enemyShot', -21, 0.56),
    effect('arena.explode.small', -18, 0.95),
    effect('arena.shot', -22, 1.28),
  ],
  roll: [effect('dice.roll', -17)],
  land: [effect('dice.land', -12), { play: (index) => burst(index), loudness: -14 }],
  launch: [
    { play: () => whoosh(1.1, { from: 300, to: 6500, rise: 0.9 }), loudness: -16 },
    effect('arena.shipReady', -20),
  ],
  flash: [{ play: (index) => whoosh(0.24, { from: 5200, to: 1400, rise: 0.08, seed: index }), loudness: -20 }],
  jump: [{ play: () => whoosh(1, { from: 250, to: 9000, rise: 0.97 }), loudness: -14 }],
  title: [{ play: (index) => burst(index), loudness: -11.5 }, effect('arena.boss.destroyed', -16)],
};

/** The sounds of the games' cuts, in order. */
const SNAPS: readonly (readonly Sound[])[] = [
  [effect('arena.explode.big', -16), effect('arena.shot', -21, 0.5), effect('arena.shot', -21, 1)],
  [effect('snake.collect.fuel', -18), effect('snake.grow', -18, 1)],
  [effect('memory.flip', -18), effect('memory.match', -17, 1)],
  [effect('quiz.lock', -18), effect('quiz.right', -17, 0.75)],
  [
    effect('puzzle.swap', -18),
    effect('puzzle.swap', -19, 0.42),
    effect('puzzle.swap', -19, 0.84),
    effect('puzzle.place', -17, 1.5),
  ],
  [effect('cargo.pickup.heavy', -17), effect('cargo.chase', -18, 0.5)],
];

/** Plays the sounds of all cuts of the film. */
export function hits(): Player {
  return (stage) => {
    let game = 0;
    for (const [index, shot] of SHOTS.entries()) {
      if (!('hit' in shot)) continue;
      const sounds = shot.hit === 'snap' ? (SNAPS[game++] ?? []) : SOUNDS[shot.hit];
      for (const { play, loudness, after = 0 } of sounds) {
        const take = play(index);
        master(take, loudness);
        stage.stem('hits').add(stage.sampleAt(shot.at + after), take.left, take.right);
      }
    }
  };
}
