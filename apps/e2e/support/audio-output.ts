import type { Page } from 'playwright/test';

/** The current audio output of a page. */
export interface AudioOutput {
  /** Number of playing tracks. */
  readonly tracks: number;
  /** Gain of the music, 0–1, before the global mute. */
  readonly gain: number;
  /** Whether the track loops. */
  readonly loops: boolean;
  /** Position in the track, in seconds from its first bar. */
  readonly placeS: number;
  /** Root mean square of the whole output. */
  readonly level: number;
  /** How far each layer over the track is off its bars, in seconds. */
  readonly drifts: readonly number[];
}

/** Seconds before the loop in every music file. */
const MARGIN_S = 0.15;

declare global {
  interface Window {
    audioOutput?: () => AudioOutput;
  }
}

/** Longest time that the music player waits for a track, in milliseconds, on a page that {@link watchAudio} watches. */
const TRACK_TIMEOUT_MS = 600_000;

/**
 * Observes the browser's audio graph from the next load of the page on, without changing it. The music player waits longer for a track, because
 * a busy machine decodes slowly.
 */
export async function watchAudio(page: Page): Promise<void> {
  await extendTrackTimeout(page);
  await page.addInitScript((marginS) => {
    interface PlayingTrack {
      readonly source: AudioBufferSourceNode;
      readonly startedAtS: number;
      readonly offsetS: number;
    }
    /** Longer than any effect. */
    const musicS = 60;
    const music = new Set<PlayingTrack>();
    /** Shorter loops over a track. */
    const layers = new Set<PlayingTrack>();
    const outputs = new Map<AudioNode, GainNode>();
    const analysers = new Map<BaseAudioContext, AnalyserNode>();

    const connect = AudioNode.prototype.connect as (this: AudioNode, ...to: readonly unknown[]) => AudioNode;
    const { disconnect } = AudioNode.prototype;
    const { start, stop } = AudioBufferSourceNode.prototype;
    const remove = (source: AudioBufferSourceNode) => {
      for (const playing of [music, layers]) {
        for (const track of playing) if (track.source === source) playing.delete(track);
      }
    };
    Object.assign(AudioNode.prototype, {
      connect(this: AudioNode, ...to: [AudioNode]) {
        if (to[0] instanceof GainNode) outputs.set(this, to[0]);
        if (to[0] instanceof AudioDestinationNode) {
          const analyser = analysers.get(this.context) ?? new AnalyserNode(this.context, { fftSize: 2048 });
          analysers.set(this.context, analyser);
          connect.call(this, analyser);
        }
        return connect.apply(this, to);
      },
      // Howler disconnects a sound by a timer. On a busy machine that can precede its `ended` event, which then never fires.
      disconnect(this: AudioNode, ...from: [AudioParam, number]) {
        if (this instanceof AudioBufferSourceNode) remove(this);
        disconnect.apply(this, from);
      },
    });
    Object.assign(AudioBufferSourceNode.prototype, {
      start(this: AudioBufferSourceNode, ...times: [number, number]) {
        const isTrack = (this.buffer?.duration ?? 0) > musicS;
        if (isTrack || this.loop) {
          const playing = isTrack ? music : layers;
          playing.add({ source: this, startedAtS: this.context.currentTime, offsetS: times[1] });
          this.addEventListener('ended', () => remove(this));
        }
        start.apply(this, times);
      },
      stop(this: AudioBufferSourceNode, ...times: [number]) {
        remove(this);
        stop.apply(this, times);
      },
    });
    const placeOf = ({ startedAtS, offsetS }: PlayingTrack, nowS: number) => offsetS - marginS + nowS - startedAtS;
    window.audioOutput = () => {
      const last = [...music].at(-1);
      const analyser = [...analysers.values()].at(-1);
      const samples = new Float32Array(analyser?.fftSize ?? 0);
      analyser?.getFloatTimeDomainData(samples);
      // Read once: on a busy machine the audio clock can step on between two readings.
      const nowS = last?.source.context.currentTime ?? 0;
      let placeS = last ? placeOf(last, nowS) : 0;
      const drifts = [...layers].map((layer) => {
        const lengthS = layer.source.loopEnd - layer.source.loopStart;
        const bars = (placeOf(layer, nowS) - placeS) / lengthS;
        return (bars - Math.round(bars)) * lengthS;
      });
      const loops = last?.source.loop ?? false;
      if (last && loops) placeS %= last.source.loopEnd - last.source.loopStart;
      return {
        tracks: music.size,
        gain: last ? (outputs.get(last.source)?.gain.value ?? 0) : 0,
        loops,
        placeS,
        drifts,
        level: Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, samples.length)),
      };
    };
  }, MARGIN_S);
}

/** Shorter than the music player's timeout for loading a track, longer than all its other timers. */
const SHORT_MS = 9000;

async function extendTrackTimeout(page: Page): Promise<void> {
  await page.addInitScript(
    ([shortMs, longMs]) => {
      const wait = window.setTimeout.bind(window) as (run: () => void, ms?: number, ...input: unknown[]) => number;
      const extended = (run: () => void, ms = 0, ...input: unknown[]) =>
        wait(run, ms > shortMs ? longMs : ms, ...input);
      Object.assign(window, { setTimeout: extended });
    },
    [SHORT_MS, TRACK_TIMEOUT_MS] as const,
  );
}

/** The current audio output; silence on a page without {@link watchAudio}. */
export async function audioOutput(page: Page): Promise<AudioOutput> {
  return page.evaluate(
    () => window.audioOutput?.() ?? { tracks: 0, gain: 0, loops: false, placeS: 0, level: 0, drifts: [] },
  );
}

/** Evaluates expressions in a page without a user gesture; Playwright's own evaluations count as gestures. */
export async function evaluateWithoutGesture(page: Page): Promise<(expression: string) => Promise<unknown>> {
  const session = await page.context().newCDPSession(page);
  return async (expression) => {
    const { result } = await session.send('Runtime.evaluate', { expression, returnByValue: true });
    return result.value as unknown;
  };
}
