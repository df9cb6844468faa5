import type { MixPlan } from './mixdown.ts';

/** Strips for ambient music: few, soft, with large reverb. */
export const QUIET_MIX: MixPlan = {
  strips: {
    piano: {
      loudness: -20,
      highPass: 190,
      bands: [
        { kind: 'peak', at: 300, q: 0.8, gain: -1.5 },
        { kind: 'peak', at: 2600, q: 0.7, gain: 2 },
        { kind: 'highShelf', at: 8000, gain: 2 },
      ],
      compression: { threshold: -22, ratio: 2, attack: 0.025, release: 0.25 },
      sends: { hall: -7, cathedral: -15, echo: -20 },
    },
    pianoLow: {
      loudness: -24,
      highPass: 62,
      bands: [{ kind: 'peak', at: 260, q: 0.8, gain: -2 }],
      sends: { hall: -8, cathedral: -17 },
    },
    pad: {
      loudness: -25,
      highPass: 190,
      bands: [{ kind: 'peak', at: 320, q: 0.8, gain: -2.5 }],
      chorus: { hertz: 0.35, depthMs: 3, share: 0.55 },
      width: 1.3,
      sends: { cathedral: -9 },
    },
    strings: {
      loudness: -25,
      highPass: 190,
      bands: [
        { kind: 'peak', at: 400, q: 0.8, gain: -1.5 },
        { kind: 'highShelf', at: 5000, gain: 3 },
      ],
      chorus: { hertz: 0.6, depthMs: 1.6, share: 0.45 },
      width: 1.2,
      sends: { hall: -6 },
    },
    low: { loudness: -27, highPass: 60, sends: { hall: -10 } },
    choir: {
      loudness: -27.5,
      highPass: 220,
      bands: [{ kind: 'highShelf', at: 4500, gain: 3 }],
      width: 1.2,
      sends: { cathedral: -5 },
    },
    bell: { loudness: -25.5, highPass: 340, sends: { cathedral: -7, echo: -9 } },
    keys: { loudness: -25, highPass: 200, sends: { hall: -6, echo: -11 } },
    pluck: {
      loudness: -27,
      highPass: 200,
      bands: [{ kind: 'highShelf', at: 5000, gain: 3 }],
      sends: { hall: -5, echo: -13 },
    },
    pluckLead: { loudness: -21, highPass: 190, sends: { hall: -6, cathedral: -13, echo: -14 } },
    arp: {
      loudness: -28,
      highPass: 260,
      sends: { cathedral: -9, echo: -8 },
    },
    lead: {
      loudness: -21,
      highPass: 210,
      bands: [{ kind: 'peak', at: 2500, q: 0.8, gain: 1.5 }],
      compression: { threshold: -21, ratio: 2, attack: 0.03, release: 0.25 },
      sends: { hall: -7, cathedral: -12, echo: -14 },
    },
    sub: { loudness: -28, highPass: 30 },
    tom: { loudness: -31, highPass: 42, sends: { cathedral: -8 } },
    kick: { loudness: -30, highPass: 32, sends: { hall: -16 } },
    hat: { loudness: -36, highPass: 2600, sends: { hall: -9 } },
    snare: { loudness: -33, highPass: 160, sends: { hall: -7 } },
    cymbal: { loudness: -38, highPass: 900, sends: { hall: -6 } },
    fx: { loudness: -41, highPass: 300, bands: [{ kind: 'highShelf', at: 7000, gain: -5 }], sends: { hall: -6 } },
  },
  leads: [{ stems: ['piano', 'lead', 'pluckLead'], over: -0.5 }],
  echo: { feedback: 0.4, lowPass: 3200 },
};
