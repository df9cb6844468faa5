import type { Take } from '../take.ts';
import { integratedLoudness, loudnessRange } from './loudness.ts';
import { longestSilenceMs, onsetsPerSecond } from './rhythm.ts';
import { seamClick } from './seam.ts';
import { powerSpectrum, spectralSlope } from './spectrum.ts';
import { correlation, crestFactor, splitBand, mono, offset } from './stereo.ts';
import { truePeak } from './true-peak.ts';

/** All measurements of a loop. */
export function measureLoop(loop: Take) {
  const loudness = integratedLoudness(loop);
  return {
    loudness,
    truePeak: truePeak(loop),
    range: loudnessRange(loop),
    slope: spectralSlope(powerSpectrum(loop)),
    correlation: correlation(loop),
    lowCorrelation: correlation(splitBand(loop, 'lowPass', 120)),
    crest: crestFactor(loop),
    onsets: onsetsPerSecond(loop),
    monoLoss: loudness - integratedLoudness(mono(loop)),
    phoneLoss: loudness - integratedLoudness(splitBand(loop, 'highPass', 300)),
    offset: offset(loop),
    silenceMs: longestSilenceMs(loop),
    seamClick: seamClick(loop),
  };
}

export type Measurements = ReturnType<typeof measureLoop>;
