import { amplitude, clamp, saturate } from '../engine/maths.ts';
import { StateVariable } from '../engine/state-variable.ts';
import { StereoLoop } from '../engine/stereo-loop.ts';
import { blockPowers, mean } from '../measure/loudness.ts';
import { convolve } from '../rooms/convolution.ts';
import { type RoomName, impulseOf } from '../rooms/impulse.ts';
import { type Ducking, duck } from './dynamics.ts';
import { equalise } from './equaliser.ts';
import { type Strip, treat } from './strip.ts';

export interface MixPlan {
  readonly strips: Readonly<Record<string, Strip>>;
  /** Stems of the melody, and their loudness relative to all others while they play, in LU. */
  readonly leads: readonly { readonly stems: readonly string[]; readonly over: number }[];
  readonly echo: { readonly feedback: number; readonly lowPass: number };
  readonly roomDucking?: Ducking;
}

/** A processed stem with its strip. */
interface Channel {
  readonly stem: StereoLoop;
  readonly strip: Strip;
}

/**
 * Mixes the stems of a piece.
 * @param kicks samples of the bass drum
 * @param echoSamples delay of the echo: a dotted eighth
 * @throws Error when a stem has no strip
 */
export function mixdown(
  stems: ReadonlyMap<string, StereoLoop>,
  plan: MixPlan,
  { kicks, echoSamples }: { kicks: readonly number[]; echoSamples: number },
): StereoLoop {
  const channels = new Map<string, Channel>();
  for (const [name, stem] of stems) {
    const strip = plan.strips[name];
    if (!strip) throw new Error(`the mix has no strip for ${name}`);
    treat(stem, strip, kicks);
    channels.set(name, { stem, strip });
  }
  for (const { stems, over } of plan.leads) lift(channels, stems, over);
  const length = [...stems.values()][0]?.length ?? 0;
  const mix = new StereoLoop(length);
  const sends = new Map<RoomName | 'echo', StereoLoop>();
  const send = (to: RoomName | 'echo') => {
    const cached = sends.get(to) ?? new StereoLoop(length);
    sends.set(to, cached);
    return cached;
  };
  for (const { stem, strip } of channels.values()) {
    mix.addLoop(stem);
    for (const [to, level] of Object.entries(strip.sends ?? {})) send(to as RoomName).addLoop(stem, amplitude(level));
  }
  const echoes = sends.get('echo');
  if (echoes) {
    const answer = pingPong(echoes, { samples: echoSamples, ...plan.echo });
    send('hall').addLoop(answer, amplitude(-10));
    addReturn(mix, answer, plan, kicks);
  }
  for (const [to, loop] of sends) {
    if (to !== 'echo') addReturn(mix, convolve(loop, impulseOf(to)), plan, kicks);
  }
  return mix;
}

function addReturn(mix: StereoLoop, answer: StereoLoop, { roomDucking }: MixPlan, kicks: readonly number[]): void {
  if (roomDucking) duck(answer, kicks, roomDucking);
  equalise(answer, [
    { kind: 'highPass', at: 220, q: 0.6 },
    { kind: 'peak', at: 2500, q: 0.7, gain: -1.5 },
  ]);
  mix.addLoop(answer);
}

/** Sets the loudness of the melody relative to the other stems while it plays. */
function lift(channels: ReadonlyMap<string, Channel>, names: readonly string[], over: number): void {
  const leads = names.flatMap((name) => channels.get(name)?.stem ?? []);
  const first = leads[0];
  if (!first) return;
  const [melody, rest] = [new StereoLoop(first.length), new StereoLoop(first.length)];
  for (const [name, { stem }] of channels) (names.includes(name) ? melody : rest).addLoop(stem);
  const melodyPowers = blockPowers(melody, 0.4);
  const restPowers = blockPowers(rest, 0.4);
  const usual = mean(melodyPowers) * 0.1;
  let [melodyPower, restPower] = [0, 0];
  for (const [index, power] of melodyPowers.entries()) {
    if (power <= usual) continue;
    melodyPower += power;
    restPower += restPowers[index] ?? 0;
  }
  const gain = amplitude(clamp(over - 10 * Math.log10(melodyPower / (restPower + 1e-12)), -9, 9));
  for (const lead of leads) lead.scale(gain);
}

/** An echo that alternates between the sides. @param samples delay @param feedback share of each repetition */
function pingPong(
  loop: StereoLoop,
  { samples, feedback, lowPass }: { samples: number; feedback: number; lowPass: number },
): StereoLoop {
  const echo = loop.copy();
  const [left, right] = [new Float32Array(samples), new Float32Array(samples)];
  const high = [new StateVariable(320, 0.7), new StateVariable(320, 0.7)] as const;
  const low = [new StateVariable(lowPass, 0.6), new StateVariable(lowPass, 0.6)] as const;
  let place = 0;
  echo.process((inLeft, inRight, out) => {
    const [heardLeft, heardRight] = [left[place] ?? 0, right[place] ?? 0];
    const back = low[0].low(high[0].high(heardRight * feedback));
    left[place] = saturate((inLeft + inRight) / 2 + back);
    right[place] = low[1].low(high[1].high(heardLeft));
    if (++place === samples) place = 0;
    out[0] = heardLeft;
    out[1] = heardRight;
  }, 12);
  return echo;
}
