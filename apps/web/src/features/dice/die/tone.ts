/** Index into {@link TONES} = square root of the light × this. */
export const TONE_SCALE = 512;

const BRIGHTEST = 16;

/** Canvas bytes for linear light: a filmic tone curve, then the sRGB curve. */
export const TONES = Uint8Array.from({ length: Math.sqrt(BRIGHTEST) * TONE_SCALE + 1 }, (_, index) => {
  const light = (index / TONE_SCALE) ** 2;
  const film = Math.min(1, (light * (2.51 * light + 0.03)) / (light * (2.43 * light + 0.59) + 0.14));
  return Math.round(255 * (film <= 0.0031308 ? film * 12.92 : 1.055 * film ** (1 / 2.4) - 0.055));
});
