import type { RunMark } from '@star-seekers/games/theatre';
import type { PlacedMark } from '@star-seekers/sim';
import { Replay } from './replay.ts';
import { type LoadRequest, type PlayerReport, type PlayerRequest, playerReport } from './player-messages.ts';

/** What the board of a framed replay wants to know. */
export interface FrameEvents {
  /** The player is there. */
  readonly onAnswer: () => void;
  readonly onDrawn: () => void;
  readonly onStageFailure: () => void;
  /** @param height of all that is shown, in CSS pixels */
  readonly onHeight: (height: number) => void;
}

/** The origin of messages from a sandboxed frame. */
const NO_ORIGIN = 'null';

/** A replay that an archived player plays in a frame of this page. */
export class FramedReplay extends Replay {
  tick = 0;
  marks: readonly PlacedMark<RunMark>[] = [];
  scores: readonly number[] = [];
  hasHitBoxes = false;
  readonly #load: Omit<LoadRequest, 'kind'>;
  readonly #tickListeners = new Set<() => void>();
  #player: Window | undefined;
  /** Number of the last request. */
  #order = 0;

  constructor(ticks: number, load: Omit<LoadRequest, 'kind'>) {
    super(ticks);
    this.#load = load;
  }

  /** Talks to a player that has just been loaded. @returns stops it */
  connect(player: Window, events: FrameEvents): () => void {
    const onMessage = ({ source, origin, data }: MessageEvent) => {
      if (source !== player || origin !== NO_ORIGIN) return;
      const report = playerReport.safeParse(data);
      if (!report.success) return;
      events.onAnswer();
      this.#take(report.data, events);
    };
    window.addEventListener('message', onMessage);
    this.#player = player;
    this.request({ kind: 'load', ...this.#load });
    return () => {
      window.removeEventListener('message', onMessage);
      this.#player = undefined;
    };
  }

  /** Without a player nothing happens. */
  request(request: PlayerRequest): void {
    this.#order += 1;
    // A frame without an origin can't be named; what it is sent is public.
    this.#player?.postMessage({ order: this.#order, request }, '*');
  }

  pause(): void {
    this.request({ kind: 'pause' });
    this.change({ phase: this.hasEnded ? 'ended' : 'still' });
  }

  seek(tick: number): void {
    if (this.getSnapshot().prepared < 1) return;
    const place = Math.min(Math.max(0, Math.round(tick)), this.ticks);
    this.request({ kind: 'seek', tick: place });
    this.#moveTo(place);
  }

  readonly onTick = (listener: () => void): (() => void) => {
    this.#tickListeners.add(listener);
    return () => void this.#tickListeners.delete(listener);
  };

  protected start(): void {
    this.request({ kind: 'play' });
    this.change({ phase: 'playing' });
  }

  protected step(): void {
    this.request({ kind: 'step' });
  }

  protected applySpeed(speed: number): void {
    this.request({ kind: 'speed', speed });
  }

  #take(report: PlayerReport, events: FrameEvents): void {
    switch (report.kind) {
      case 'state': {
        const { order, tick, phase, prepared } = report;
        // What the player had not heard of yet is out of date.
        if (order < this.#order) return;
        this.change({ phase, prepared });
        return this.#moveTo(tick);
      }
      case 'events':
        this.marks = report.marks.map(({ tick, tone, text }) => ({ tick, mark: { tone, text: () => text } }));
        this.scores = report.scores;
        this.hasHitBoxes = report.hitBoxes;
        return this.applySpeed(this.getSnapshot().speed);
      case 'drawn':
        return events.onDrawn();
      case 'height':
        return events.onHeight(report.height);
      case 'failed':
        if (report.what === 'stage') events.onStageFailure();
        else this.change({ failed: true });
    }
  }

  #moveTo(tick: number): void {
    if (tick === this.tick) return;
    this.tick = tick;
    for (const listener of this.#tickListeners) listener();
  }
}
