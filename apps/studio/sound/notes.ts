/** Frequency of a note of the hub's pentatonic (D, E, F♯, A, B), in steps from D5. */
export function pentatonic(step: number): number {
  const semitones = [0, 2, 4, 7, 9];
  const octave = Math.floor(step / semitones.length);
  const semitone = (semitones[step - octave * semitones.length] ?? 0) + 12 * octave;
  return D5_HZ * Math.exp((semitone / 12) * Math.LN2);
}

const D5_HZ = 587.33;
