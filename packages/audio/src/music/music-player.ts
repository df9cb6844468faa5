import { type StoreApi, createStore } from 'zustand';
import { useAudioSettings } from '../settings/audio-settings-store.ts';
import { musicGain } from '../settings/audio-settings.ts';
import { Deck } from './deck.ts';
import type { MusicFailure } from './music-failure.ts';
import type { MusicState } from './music-state.ts';
import { createPlaylist, neighbour, nextRepeatMode, successor } from './playlist.ts';
import type { MusicOrder, StoredMusic } from './stored-music.ts';
import type { TrackLoader } from './track-loader.ts';
import { HUB_TRACK, trackWithId } from './track-with-id.ts';
import type { Track } from './track.ts';

/** Share of the music volume during an effect: −4.5 dB. */
const DUCKED_SHARE = 0.6;

/** Hold time after the start of an effect, so that a series of effects does not make the volume pump. */
const HOLD_MS = 350;

/** Durations of the fades down and up. */
const DOWN_MS = 50;
const UP_MS = 500;

/** Lowers the music during effects. */
class Ducking {
  readonly #onChange: (durationMs: number) => void;
  #holdTimer: ReturnType<typeof setTimeout> | undefined;

  /** @param onChange called when {@link share} changes, with the duration of the fade */
  constructor(onChange: (durationMs: number) => void) {
    this.#onChange = onChange;
  }

  /** Factor of the music volume. */
  get share(): number {
    return this.#holdTimer === undefined ? 1 : DUCKED_SHARE;
  }

  /** Call when an effect starts. */
  duck(): void {
    const wasUp = this.#holdTimer === undefined;
    clearTimeout(this.#holdTimer);
    this.#holdTimer = setTimeout(() => {
      this.#holdTimer = undefined;
      this.#onChange(UP_MS);
    }, HOLD_MS);
    if (wasUp) this.#onChange(DOWN_MS);
  }
}

/** Fade after a volume change, so that dragging a slider makes no clicks. */
const VOLUME_FADE_MS = 60;

/** Smaller changes of the tension are not audible. */
const INTENSITY_STEP = 0.05;

/** Reason for a temporary pause. */
export type MusicHold = 'video' | 'away';

export interface MusicPlayerOptions {
  /** Called when the first track is loaded; loads Howler. */
  readonly createLoader: () => TrackLoader;
  readonly stored: StoredMusic;
  /** Random number in [0, 1) for shuffling. */
  readonly random: () => number;
}

/** The background music (`P2.90`, `P4.4`). Plays only after {@link play} or another command of the user. */
export class MusicPlayer {
  readonly state: StoreApi<MusicState>;
  readonly #stored: StoredMusic;
  readonly #random: () => number;
  readonly #ducking = new Ducking((durationMs) => this.#deck.followVolume(durationMs));
  readonly #holds = new Set<MusicHold>();
  readonly #deck: Deck;
  #playlist: readonly Track[];
  #visited = HUB_TRACK;
  #accompanying: Track | undefined;
  /** What plays on the page unless the user has chosen a track. */
  #pageTrack = HUB_TRACK;
  /** Whether the user has started playback, even if a hold pauses it now. */
  #playRequested = false;
  #intensity: number | undefined;

  constructor({ createLoader, stored, random }: MusicPlayerOptions) {
    this.#stored = stored;
    this.#random = random;
    const { enabled, lastTrack: track, order } = stored;
    this.state = createStore<MusicState>(() => ({ ...order, enabled, track, status: 'paused', failure: null }));
    this.#playlist = createPlaylist(order.shuffle, random, track ?? undefined);
    this.#deck = new Deck({
      createLoader,
      nextTrack: (current) => successor(this.#playlist, current, this.state.getState().repeat),
      volume: () => musicGain(useAudioSettings.getState()) * this.#ducking.share,
      onStart: () => this.state.setState({ status: 'playing' }),
      onEnd: (ended) => this.#advance(ended),
      onFail: (failed, failure) => this.#fail(failed, failure),
    });
    useAudioSettings.subscribe(() => this.#deck.followVolume(VOLUME_FADE_MS));
  }

  /** Position in seconds from the first bar of the track. */
  positionS(): number {
    return this.#deck.positionS();
  }

  /** Starts or resumes the music; retries a failed track. */
  play(): void {
    const { enabled, track, failure } = this.state.getState();
    if (!enabled) return;
    this.#setPlayRequested(true);
    this.#selectTrack(track ?? failure?.track ?? this.#pageTrack);
  }

  pause(): void {
    this.#setPlayRequested(false);
    this.#sync();
  }

  /** @param seconds from the first bar, clamped to the track */
  seek(seconds: number): void {
    const endS = (this.state.getState().track?.loop.durationMs ?? 0) / 1000;
    this.#deck.seek(Math.max(0, Math.min(seconds, endS - 0.05)));
  }

  /** Plays a track that the user has chosen. */
  choose(track: Track): void {
    this.#updateOrder({ followsPage: false });
    this.#setPlayRequested(true);
    this.#selectTrack(track);
  }

  /** Lets the pages choose the track again. */
  followPage(): void {
    this.#updateOrder({ followsPage: true });
    this.#selectTrack(this.#pageTrack);
  }

  next(): void {
    this.choose(neighbour(this.#playlist, this.state.getState().track, 1));
  }

  previous(): void {
    this.choose(neighbour(this.#playlist, this.state.getState().track, -1));
  }

  /** Play All Tracks: a new playlist from its start. */
  playAll(): void {
    this.#playlist = createPlaylist(this.state.getState().shuffle, this.#random);
    this.choose(this.#playlist[0] as Track);
    this.#deck.seek(0);
  }

  toggleShuffle(): void {
    const { shuffle, track } = this.state.getState();
    this.#updateOrder({ shuffle: !shuffle });
    this.#playlist = createPlaylist(!shuffle, this.#random, track ?? undefined);
    this.#deck.plan();
  }

  /** Next repeat mode: none, one, all, none … */
  cycleRepeat(): void {
    this.#updateOrder({ repeat: nextRepeatMode(this.state.getState().repeat) });
    this.#deck.plan();
  }

  /** Disabling pauses playback (`P4.4`). */
  setEnabled(enabled: boolean): void {
    this.#stored.enabled = enabled;
    this.state.setState({ enabled });
    if (!enabled) this.pause();
  }

  /**
   * Call on navigation: plays the music of the page, unless the user has chosen a track.
   * @param trackId of the page; by default the hub's track
   */
  visit(trackId?: string): void {
    this.#visited = trackWithId(trackId ?? '') ?? HUB_TRACK;
    this.#follow();
  }

  /**
   * A part of a run has music of its own, which plays in place of the page's.
   * @param trackId undefined where it ends
   */
  accompany(trackId?: string): void {
    this.#accompanying = trackWithId(trackId ?? '');
    this.#follow();
  }

  /** Pauses until every hold is released. */
  hold(reason: MusicHold): void {
    this.#holds.add(reason);
    this.#sync();
  }

  release(reason: MusicHold): void {
    if (this.#holds.delete(reason)) this.#sync();
  }

  /**
   * The music follows a game: its track begins softly, and layers come in as the run grows tense.
   * @param intensity how tense it is, 0–1; 1 in a crisis; undefined when no run is going on
   */
  setIntensity(intensity: number | undefined): void {
    const step = intensity && Math.round(intensity / INTENSITY_STEP) * INTENSITY_STEP;
    if (step === this.#intensity) return;
    this.#intensity = step;
    this.#deck.mix(step);
  }

  /** Lowers the music for an effect. */
  duck(): void {
    this.#ducking.duck();
  }

  #setPlayRequested(playRequested: boolean): void {
    this.#playRequested = playRequested;
    this.#stored.playRequested = playRequested;
  }

  #follow(): void {
    const pageTrack = this.#accompanying ?? this.#visited;
    const changed = pageTrack !== this.#pageTrack;
    this.#pageTrack = pageTrack;
    const { followsPage, track } = this.state.getState();
    if (changed && followsPage && track) this.#selectTrack(pageTrack);
  }

  #updateOrder(change: Partial<MusicOrder>): void {
    this.state.setState(change);
    this.#stored.order = this.state.getState();
  }

  #selectTrack(track: Track): void {
    this.state.setState({ track, failure: null });
    this.#stored.lastTrack = track;
    this.#sync();
  }

  /** Starts or pauses the deck to match the state. */
  #sync(): void {
    const { track, status } = this.state.getState();
    const onDeck = this.#deck.track === track;
    if (track && this.#playRequested && this.#holds.size === 0) {
      if (status !== 'playing' || !onDeck) this.state.setState({ status: 'loading' });
      this.#deck.start(track);
      return;
    }
    this.state.setState({ status: 'paused' });
    if (onDeck) this.#deck.pause(this.#holds.has('away'));
    else this.#deck.clear();
  }

  #advance(ended: Track): void {
    const nextTrack = successor(this.#playlist, ended, this.state.getState().repeat);
    if (nextTrack) this.#selectTrack(nextTrack);
    else this.pause();
  }

  /** A load error clears the current track (`P4.4`). */
  #fail(track: Track, { kind }: MusicFailure): void {
    this.#setPlayRequested(false);
    this.#stored.lastTrack = null;
    this.state.setState({ track: null, status: 'paused', failure: { track, kind } });
  }
}
