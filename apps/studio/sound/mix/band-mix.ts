import type { MixPlan } from './mixdown.ts';
import type { Strip } from './strip.ts';

const SHARED: Readonly<Record<string, Strip>> = {
  snare: {
    loudness: -22,
    highPass: 120,
    bands: [
      { kind: 'peak', at: 200, q: 1, gain: 2 },
      { kind: 'peak', at: 520, q: 1, gain: -3 },
      { kind: 'highShelf', at: 7000, gain: 1 },
    ],
    compression: { threshold: -16, ratio: 3, attack: 0.008, release: 0.1 },
    sends: { plate: -10, room: -12 },
  },
  hat: { loudness: -30, highPass: 2600, sends: { room: -15 } },
  cymbal: { loudness: -29, highPass: 700, sends: { hall: -15 } },
  tom: {
    loudness: -25,
    highPass: 42,
    bands: [
      { kind: 'peak', at: 350, q: 1, gain: -4 },
      { kind: 'peak', at: 2700, q: 0.8, gain: 3 },
    ],
    sends: { hall: -12, room: -14 },
  },
  stab: {
    loudness: -24.5,
    highPass: 230,
    bands: [{ kind: 'peak', at: 450, q: 0.8, gain: -2 }],
    width: 1.15,
    ducking: { depth: 4, release: 0.15 },
    sends: { plate: -11, echo: -14 },
  },
  arp: {
    loudness: -26,
    highPass: 260,
    bands: [
      { kind: 'peak', at: 1200, q: 0.8, gain: -1.5 },
      { kind: 'highShelf', at: 6000, gain: 2 },
    ],
    ducking: { depth: 3, release: 0.18 },
    sends: { echo: -9, hall: -13 },
  },
  pluck: { loudness: -26, highPass: 200, ducking: { depth: 2.5, release: 0.18 }, sends: { echo: -12, hall: -10 } },
  keys: { loudness: -26, highPass: 210, ducking: { depth: 2.5, release: 0.18 }, sends: { echo: -12, hall: -10 } },
  bell: { loudness: -26, highPass: 300, sends: { echo: -9, hall: -7 } },
  choir: {
    loudness: -26.5,
    highPass: 210,
    bands: [
      { kind: 'peak', at: 450, q: 0.8, gain: -2 },
      { kind: 'highShelf', at: 5500, gain: 2.5 },
    ],
    width: 1.2,
    ducking: { depth: 3, release: 0.22 },
    sends: { hall: -6 },
  },
  strings: {
    loudness: -26,
    highPass: 210,
    bands: [{ kind: 'peak', at: 1800, q: 0.8, gain: 1.5 }],
    chorus: { hertz: 0.7, depthMs: 1.6, share: 0.45 },
    width: 1.2,
    ducking: { depth: 2.5, release: 0.22 },
    sends: { hall: -7 },
  },
  lead: {
    loudness: -20,
    highPass: 235,
    bands: [
      { kind: 'peak', at: 450, q: 0.8, gain: -2 },
      { kind: 'peak', at: 2800, q: 0.8, gain: 2 },
      { kind: 'highShelf', at: 9000, gain: 1.5 },
    ],
    drive: 1.4,
    compression: { threshold: -20, ratio: 2.5, attack: 0.02, release: 0.14 },
    ducking: { depth: 2, release: 0.16 },
    sends: { echo: -11, hall: -11 },
  },
  softLead: {
    loudness: -22,
    highPass: 220,
    bands: [{ kind: 'peak', at: 2500, q: 0.8, gain: 1.5 }],
    compression: { threshold: -20, ratio: 2.5, attack: 0.02, release: 0.15 },
    sends: { echo: -10, hall: -8 },
  },
  second: {
    loudness: -25,
    highPass: 260,
    width: 1.3,
    ducking: { depth: 2, release: 0.18 },
    sends: { echo: -13, hall: -9 },
  },
  pluckLead: { loudness: -22, highPass: 200, ducking: { depth: 2, release: 0.16 }, sends: { echo: -9, plate: -11 } },
  fx: { loudness: -28, highPass: 32, sends: { hall: -12 } },
};

/** Strips for menu music: reverb on everything, a round and moderate bass drum. */
export const MENU_MIX: MixPlan = {
  strips: {
    ...SHARED,
    kick: kickStrip(-21),
    sub: { loudness: -27.5, highPass: 30, ducking: { depth: 7, release: 0.16 } },
    bass: bassStrip(-23.5, 6),
    pad: padStrip(-25, 4),
  },
  leads: [
    { stems: ['softLead', 'pluckLead'], over: -2 },
    { stems: ['lead'], over: -3 },
  ],
  echo: { feedback: 0.42, lowPass: 4200 },
  roomDucking: { depth: 2.5, release: 0.25 },
};

/** Strips for action and games: dry and tight, everything is ducked by the bass drum. */
export const DRIVE_MIX: MixPlan = {
  strips: {
    ...SHARED,
    kick: kickStrip(-18.5),
    snare: { ...SHARED.snare, loudness: -20.5, highPass: 130 },
    sub: { loudness: -27, highPass: 30, ducking: { depth: 12, release: 0.12 } },
    bass: bassStrip(-21, 9),
    pad: padStrip(-26, 8),
  },
  leads: [
    { stems: ['softLead', 'pluckLead'], over: -3 },
    { stems: ['lead'], over: -3.5 },
  ],
  echo: { feedback: 0.42, lowPass: 4800 },
  roomDucking: { depth: 4, release: 0.16 },
};

/** A mix with some of its strips changed. */
export function remix(plan: MixPlan, changes: Readonly<Record<string, Partial<Strip>>>): MixPlan {
  const strips: Record<string, Strip> = { ...plan.strips };
  for (const [name, change] of Object.entries(changes)) {
    const strip = strips[name];
    if (!strip) throw new Error(`the mix has no strip ${name}`);
    strips[name] = { ...strip, ...change };
  }
  return { ...plan, strips };
}

function kickStrip(loudness: number): Strip {
  return {
    loudness,
    highPass: 31,
    bands: [
      { kind: 'peak', at: 57, q: 1, gain: 1.5 },
      { kind: 'peak', at: 310, q: 1, gain: -4 },
      { kind: 'peak', at: 3600, q: 0.9, gain: 3.5 },
    ],
    compression: { threshold: -14, ratio: 3, attack: 0.01, release: 0.07 },
    sends: { room: -23 },
  };
}

function bassStrip(loudness: number, duckDb: number): Strip {
  return {
    loudness,
    highPass: 48,
    bands: [
      { kind: 'peak', at: 255, q: 0.9, gain: -2.5 },
      { kind: 'peak', at: 1000, q: 0.8, gain: 2.3 },
    ],
    drive: 1.7,
    compression: { threshold: -17, ratio: 3.5, attack: 0.01, release: 0.1 },
    ducking: { depth: duckDb, release: 0.12 },
  };
}

function padStrip(loudness: number, duckDb: number): Strip {
  return {
    loudness,
    highPass: 200,
    bands: [
      { kind: 'peak', at: 350, q: 0.8, gain: -2.7 },
      { kind: 'peak', at: 2200, q: 0.6, gain: -2 },
    ],
    chorus: { hertz: 0.55, depthMs: 2.3, share: 0.5 },
    width: 1.28,
    ducking: { depth: duckDb, release: 0.22 },
    sends: { hall: -10 },
  };
}
