import type { Chord, PlacedChord } from './chord.ts';

/** Number and range of voices. */
export interface Register {
  readonly voices: number;
  /** MIDI numbers. */
  readonly low: number;
  readonly high: number;
}

/** A chord with the pitches of its voices, from below. */
export interface VoicedChord extends PlacedChord {
  readonly pitches: readonly number[];
}

/** Voices all chords with minimal movement (dynamic programming over all voicings). */
export function voiceLead(chords: readonly PlacedChord[], register: Register): VoicedChord[] {
  const cached = new Map<string, number[][]>();
  const choices = chords.map(({ chord }) => {
    const found = cached.get(chord.symbol) ?? voicings(chord, register);
    cached.set(chord.symbol, found);
    return found;
  });
  const centre = (register.low + register.high) / 2;
  let costs = (choices[0] ?? []).map((pitches) => unease(pitches, centre));
  const origins: number[][] = [];
  for (let index = 1; index < choices.length; index++) {
    const before = choices[index - 1] ?? [];
    const origin: number[] = [];
    costs = (choices[index] ?? []).map((pitches) => {
      let [best, from] = [Infinity, 0];
      for (const [place, earlier] of before.entries()) {
        const cost = (costs[place] ?? 0) + motion(earlier, pitches);
        if (cost < best) [best, from] = [cost, place];
      }
      origin.push(from);
      return best + unease(pitches, centre);
    });
    origins.push(origin);
  }
  let place = costs.indexOf(Math.min(...costs));
  const voiced: VoicedChord[] = [];
  for (let index = chords.length - 1; index >= 0; index--) {
    const chord = chords[index];
    if (chord) voiced.unshift({ ...chord, pitches: choices[index]?.[place] ?? [] });
    if (index > 0) place = origins[index - 1]?.[place] ?? 0;
  }
  return voiced;
}

/** All voicings of a chord in a register: with third and colour notes, without close low intervals or a semitone on top. */
function voicings({ symbol, tones }: Chord, { voices, low, high }: Register): number[][] {
  const needed =
    tones.length > voices
      ? tones.filter((_, place) => place !== 2 && !(place === 0 && tones.length > voices + 1))
      : tones;
  const strict = combinations(needed, { voices, low, high }).filter((pitches) => {
    const classes = new Set(pitches.map((pitch) => pitch % 12));
    return needed.slice(0, voices).every((tone) => classes.has(tone)) && sounds(pitches);
  });
  const found = strict.length > 0 ? strict : combinations(tones, { voices, low, high }).filter(sounds);
  if (found.length === 0) throw new Error(`${symbol} cannot be played between ${low} and ${high}`);
  return found;
}

function combinations(tones: readonly number[], { voices, low, high }: Register): number[][] {
  const pitches: number[] = [];
  for (let pitch = low; pitch <= high; pitch++) if (tones.includes(pitch % 12)) pitches.push(pitch);
  const grow = (from: number, chosen: number[]): number[][] =>
    chosen.length === voices
      ? [chosen]
      : pitches.flatMap((pitch, index) => (index >= from ? grow(index + 1, [...chosen, pitch]) : []));
  return grow(0, []);
}

function sounds(pitches: readonly number[]): boolean {
  let semitones = 0;
  for (let voice = 1; voice < pitches.length; voice++) {
    const below = pitches[voice - 1] ?? 0;
    const interval = (pitches[voice] ?? 0) - below;
    if (interval > 12 || (below < 53 && interval < 3) || (below < 48 && interval < 5)) return false;
    if (interval === 1) semitones++;
    if (interval === 1 && voice === pitches.length - 1) return false;
  }
  return semitones <= 1;
}

/** Cost of a change of chord: semitones, more for leaps, much more for parallel fifths and octaves. */
function motion(before: readonly number[], after: readonly number[]): number {
  let cost = 0;
  for (const [voice, pitch] of after.entries()) {
    const earlier = before[voice] ?? pitch;
    const distance = Math.abs(pitch - earlier);
    cost += distance === 0 ? -1 : distance + Math.max(0, distance - 4) * 2;
    for (let upper = voice + 1; upper < after.length; upper++) {
      const now = ((after[upper] ?? 0) - pitch) % 12;
      const then = ((before[upper] ?? 0) - earlier) % 12;
      if (now === then && (now === 7 || now === 0) && distance > 0) cost += 5;
    }
  }
  return cost;
}

function unease(pitches: readonly number[], centre: number): number {
  const mean = pitches.reduce((sum, pitch) => sum + pitch, 0) / pitches.length;
  let cost = Math.abs(mean - centre) * 0.5 + ((pitches.at(-1) ?? 0) - (pitches[0] ?? 0) > 19 ? 3 : 0);
  for (let voice = 1; voice < pitches.length; voice++) {
    const below = pitches[voice - 1] ?? 0;
    const interval = (pitches[voice] ?? 0) - below;
    if (interval <= 2 && below < 57) cost += 4;
    if (interval <= 4 && below < 53) cost += 2;
  }
  return cost;
}
