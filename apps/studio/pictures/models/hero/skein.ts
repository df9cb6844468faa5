import { SKEIN, type SkeinPlace } from '@star-seekers/art/skein';
import type { World } from '../../stage/space/planet.ts';
import type { Placed } from '../../stage/tableau/models.ts';
import { planet } from '../../stage/tableau/sky.ts';
import { ringGate } from '../artworks/_gate.ts';
import { lamp } from '../artworks/_lamp.ts';
import { spot, window } from '../artworks/_window.ts';
import { anvil } from '../worlds/anvil.ts';
import { bigAmber } from '../worlds/big-amber.ts';
import { halloway } from '../worlds/halloway.ts';
import { onnuMere } from '../worlds/onnu-mere.ts';
import { quorum } from '../worlds/quorum.ts';
import { tarn } from '../worlds/tarn.ts';

/** In the order of the gates. */
const WORLDS: readonly World[] = [anvil, tarn, halloway, bigAmber, onnuMere, quorum];

/** Half heights from the middle, y up. */
const half = ({ x, y }: Pick<SkeinPlace, 'x' | 'y'>): readonly [number, number] => [x * 2 - 1, 1 - y * 2];

/** Outer radius of the model of a gate, and half of what the camera sees at the middle, in its units. */
const GATE_RADIUS = 5.6;
const HALF_VIEW = spot(1, 0)[0];

const [hubX, hubY] = half(SKEIN.hub);
const hubSize = (SKEIN.hub.radius * 2 * HALF_VIEW) / GATE_RADIUS;
const light = () => lamp(4.6);

/** A gate between the Hub and its world, turned so that the thread runs through it. */
function gate(place: SkeinPlace): Placed {
  const [x, y] = half(place);
  const [awayX, awayY] = [x - hubX, y - hubY];
  const reach = Math.hypot(awayX, awayY);
  const part = 0.52;
  return {
    model: ringGate,
    at: spot(hubX + awayX * part, hubY + awayY * part),
    turn: [-1.05 * (awayY / reach), 1.05 * (awayX / reach), 0],
    size: 0.13,
  };
}

/** The Skein for the map of the seven gates: the Hub round the Lamp, six gates, and the worlds behind them in its light. */
export const picture = window({
  nebula: {
    colours: ['#0a1436', '#234a9e', '#a8c8ff', '#3a3a9a'],
    seed: 17.6,
    exposure: 0.52,
    cover: 0.2,
    dust: 0.9,
    zoom: 0.9,
    lights: [
      [hubX, hubY],
      [-1.1, 0.9],
    ],
  },
  stars: { seed: 77, count: 3000, brightness: 0.7 },
  sun: { at: [hubX, hubY], colour: '#ffc070', strength: 0.24, size: 0.012 },
  back: SKEIN.worlds.flatMap((place, index) => {
    const world = WORLDS[index];
    const at = half(place);
    const toLamp = [hubX - at[0], hubY - at[1]];
    return world ? [planet(world, { at, radius: place.radius * 2, sun: [toLamp[0] ?? 0, toLamp[1] ?? 0, 0.42] })] : [];
  }),
  items: [
    { model: ringGate, at: spot(hubX, hubY), turn: [-0.34, 0.16, 0.2], size: hubSize },
    { model: light, at: spot(hubX, hubY), turn: [-0.34, 0.16, 0.2], size: hubSize },
    ...SKEIN.worlds.map(gate),
  ],
  look: 'mud',
  rig: { warm: [0.1, 0.1, -0.9], warmStrength: 1.6 },
});
