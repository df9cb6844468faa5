import type { Page } from 'playwright/test';

/** What a page sends to the loudspeaker. */
export interface Heard {
  /** How many pieces of music sound at this moment. */
  readonly tracks: number;
  /** How loud the music is set, 0–1, before the mute of everything. */
  readonly gain: number;
  /** Whether it goes round. */
  readonly loops: boolean;
  /** Seconds from its first bar. */
  readonly placeS: number;
  /** Root mean square of everything that is heard. */
  readonly level: number;
}

/** The margin in front of the loop in every file of music. */
const MARGIN_S = 0.15;

declare global {
  interface Window {
    hearPage?: () => Heard;
  }
}

/** Listens at the browser's own audio graph, from the next load of the page on; nothing of it is changed. */
export async function listenToPage(page: Page): Promise<void> {
  await page.addInitScript((marginS) => {
    interface Sounding {
      readonly source: AudioBufferSourceNode;
      readonly startedAtS: number;
      readonly offsetS: number;
    }
    /** Longer than any effect. */
    const musicS = 60;
    const music = new Set<Sounding>();
    const outputs = new Map<AudioNode, GainNode>();
    const ears = new Map<BaseAudioContext, AnalyserNode>();

    const connect = AudioNode.prototype.connect as (this: AudioNode, ...to: readonly unknown[]) => AudioNode;
    const { disconnect } = AudioNode.prototype;
    const { start, stop } = AudioBufferSourceNode.prototype;
    const forget = (source: AudioBufferSourceNode) => {
      for (const sounding of music) if (sounding.source === source) music.delete(sounding);
    };
    Object.assign(AudioNode.prototype, {
      connect(this: AudioNode, ...to: [AudioNode]) {
        if (to[0] instanceof GainNode) outputs.set(this, to[0]);
        if (to[0] instanceof AudioDestinationNode) {
          const ear = ears.get(this.context) ?? new AnalyserNode(this.context, { fftSize: 2048 });
          ears.set(this.context, ear);
          connect.call(this, ear);
        }
        return connect.apply(this, to);
      },
      // Howler ends a sound by a timer, which on a busy machine may come before the end of the sound itself: cut off, that never comes.
      disconnect(this: AudioNode, ...from: [AudioParam, number]) {
        if (this instanceof AudioBufferSourceNode) forget(this);
        disconnect.apply(this, from);
      },
    });
    Object.assign(AudioBufferSourceNode.prototype, {
      start(this: AudioBufferSourceNode, ...times: [number, number]) {
        if ((this.buffer?.duration ?? 0) > musicS) {
          music.add({ source: this, startedAtS: this.context.currentTime, offsetS: times[1] });
          this.addEventListener('ended', () => forget(this));
        }
        start.apply(this, times);
      },
      stop(this: AudioBufferSourceNode, ...times: [number]) {
        forget(this);
        stop.apply(this, times);
      },
    });
    window.hearPage = () => {
      const last = [...music].at(-1);
      const ear = [...ears.values()].at(-1);
      const samples = new Float32Array(ear?.fftSize ?? 0);
      ear?.getFloatTimeDomainData(samples);
      let placeS = last ? last.offsetS - marginS + last.source.context.currentTime - last.startedAtS : 0;
      const loops = last?.source.loop ?? false;
      if (last && loops) placeS %= last.source.loopEnd - last.source.loopStart;
      return {
        tracks: music.size,
        gain: last ? (outputs.get(last.source)?.gain.value ?? 0) : 0,
        loops,
        placeS,
        level: Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, samples.length)),
      };
    };
  }, MARGIN_S);
}

/** Below the time after which the music player gives up a track, above all its other timers. */
const SHORT_MS = 9000;

/** Stretches the time in which a track has to be loaded, from the next load of the page on: a busy machine decodes slowly. */
export async function giveTracksTime(page: Page): Promise<void> {
  await page.addInitScript((shortMs) => {
    const wait = window.setTimeout.bind(window) as (run: () => void, ms?: number, ...input: unknown[]) => number;
    const patiently = (run: () => void, ms = 0, ...input: unknown[]) =>
      wait(run, ms > shortMs ? 60 * ms : ms, ...input);
    Object.assign(window, { setTimeout: patiently });
  }, SHORT_MS);
}

/** What is heard at this moment; nothing on a page that was not listened to. */
export async function hear(page: Page): Promise<Heard> {
  return page.evaluate(() => window.hearPage?.() ?? { tracks: 0, gain: 0, loops: false, placeS: 0, level: 0 });
}

/** Asks a page as nobody: a question that Playwright puts to it counts as a gesture of the player. */
export async function askAsNobody(page: Page): Promise<(expression: string) => Promise<unknown>> {
  const session = await page.context().newCDPSession(page);
  return async (expression) => {
    const { result } = await session.send('Runtime.evaluate', { expression, returnByValue: true });
    return result.value as unknown;
  };
}
