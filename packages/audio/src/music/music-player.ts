import { createStore, type StoreApi } from 'zustand';
import { useAudioSettings } from '../settings/audio-settings-store.ts';
import { musicGain } from '../settings/volume-rule.ts';
import { Deck } from './deck.ts';
import { Ducking } from './ducking.ts';
import type { MusicFailure } from './music-failure.ts';
import type { MusicState } from './music-state.ts';
import { createPlaylist, neighbour, nextRepeatMode, successor } from './playlist.ts';
import type { MusicOrder, StoredMusic } from './stored-music.ts';
import type { Track } from './track.ts';
import type { TrackLoader } from './track-loader.ts';
import { HUB_TRACK, trackWithId } from './track-with-id.ts';

/** A slider that is dragged makes no clicks. */
const VOLUME_FADE_MS = 60;

/** Why the music stands still although the player wants it. */
export type MusicHold = 'video' | 'away';

export interface MusicPlayerOptions {
  /** Called when the first track is to be heard: Howler comes with it. */
  readonly createLoader: () => TrackLoader;
  readonly stored: StoredMusic;
  /** A number from 0 to below 1; shuffles. */
  readonly random: () => number;
}

/** The background music (`P2.90`, `P4.4`). It is heard only after {@link play} or another act of the player's own. */
export class MusicPlayer {
  readonly state: StoreApi<MusicState>;
  readonly #stored: StoredMusic;
  readonly #random: () => number;
  readonly #ducking = new Ducking((durationMs) => this.#deck.followVolume(durationMs));
  readonly #holds = new Set<MusicHold>();
  readonly #deck: Deck;
  #playlist: readonly Track[];
  #pageTrack = HUB_TRACK;
  /** The player wants music now, whether or not it can be heard. */
  #wanted = false;

  constructor({ createLoader, stored, random }: MusicPlayerOptions) {
    this.#stored = stored;
    this.#random = random;
    const { enabled, lastTrack: track, order } = stored;
    this.state = createStore<MusicState>(() => ({ ...order, enabled, track, status: 'paused', failure: null }));
    this.#playlist = createPlaylist(order.shuffle, random, track ?? undefined);
    this.#deck = new Deck({
      createLoader,
      following: (current) => successor(this.#playlist, current, this.state.getState().repeat),
      volume: () => musicGain(useAudioSettings.getState()) * this.#ducking.share,
      onStart: () => this.state.setState({ status: 'playing' }),
      onEnd: (ended) => this.#goOn(ended),
      onFail: (failed, failure) => this.#fail(failed, failure),
    });
    useAudioSettings.subscribe(() => this.#deck.followVolume(VOLUME_FADE_MS));
  }

  /** Seconds from the first bar of the track. */
  positionS(): number {
    return this.#deck.positionS();
  }

  /** Starts the music, or lets it go on; a track that failed is tried again. */
  play(): void {
    const { enabled, track, failure } = this.state.getState();
    if (!enabled) return;
    this.#want(true);
    this.#take(track ?? failure?.track ?? this.#pageTrack);
  }

  pause(): void {
    this.#want(false);
    this.#settle();
  }

  /** @param seconds from the first bar; beyond either end is that end */
  seek(seconds: number): void {
    const endS = (this.state.getState().track?.loop.durationMs ?? 0) / 1000;
    this.#deck.seek(Math.max(0, Math.min(seconds, endS - 0.05)));
  }

  /** Plays a track that the player has chosen. */
  choose(track: Track): void {
    this.#order({ followsPage: false });
    this.#want(true);
    this.#take(track);
  }

  /** Leaves the choice to the pages again. */
  followPage(): void {
    this.#order({ followsPage: true });
    this.#take(this.#pageTrack);
  }

  next(): void {
    this.choose(neighbour(this.#playlist, this.state.getState().track, 1));
  }

  previous(): void {
    this.choose(neighbour(this.#playlist, this.state.getState().track, -1));
  }

  /** Play All Tracks: a new playlist of all of them, from its beginning. */
  playAll(): void {
    this.#playlist = createPlaylist(this.state.getState().shuffle, this.#random);
    this.choose(this.#playlist[0] as Track);
    this.#deck.seek(0);
  }

  toggleShuffle(): void {
    const { shuffle, track } = this.state.getState();
    this.#order({ shuffle: !shuffle });
    this.#playlist = createPlaylist(!shuffle, this.#random, track ?? undefined);
    this.#deck.plan();
  }

  /** none, one, all, none … */
  cycleRepeat(): void {
    this.#order({ repeat: nextRepeatMode(this.state.getState().repeat) });
    this.#deck.plan();
  }

  /** Disabling pauses playback (`P4.4`). */
  setEnabled(enabled: boolean): void {
    this.#stored.enabled = enabled;
    this.state.setState({ enabled });
    if (!enabled) this.pause();
  }

  /**
   * The player is on another page: its music follows, unless a track was chosen.
   * @param trackId of the page's piece; without one it is the hub's
   */
  visit(trackId?: string): void {
    const pageTrack = trackWithId(trackId ?? '') ?? HUB_TRACK;
    const changed = pageTrack !== this.#pageTrack;
    this.#pageTrack = pageTrack;
    const { followsPage, track } = this.state.getState();
    if (changed && followsPage && track) this.#take(pageTrack);
  }

  /** Stands still where it is, until every hold is released. */
  hold(reason: MusicHold): void {
    this.#holds.add(reason);
    this.#settle();
  }

  release(reason: MusicHold): void {
    if (this.#holds.delete(reason)) this.#settle();
  }

  /** An effect is heard: the music steps back. */
  duck(): void {
    this.#ducking.duck();
  }

  #want(wanted: boolean): void {
    this.#wanted = wanted;
    this.#stored.wanted = wanted;
  }

  #order(change: Partial<MusicOrder>): void {
    this.state.setState(change);
    this.#stored.order = this.state.getState();
  }

  #take(track: Track): void {
    this.state.setState({ track, failure: null });
    this.#stored.lastTrack = track;
    this.#settle();
  }

  /** Brings what is heard in line with what is wanted. */
  #settle(): void {
    const { track, status } = this.state.getState();
    const onDeck = this.#deck.track === track;
    if (track && this.#wanted && this.#holds.size === 0) {
      if (status !== 'playing' || !onDeck) this.state.setState({ status: 'loading' });
      this.#deck.start(track);
      return;
    }
    this.state.setState({ status: 'paused' });
    if (onDeck) this.#deck.pause(this.#holds.has('away'));
    else this.#deck.clear();
  }

  #goOn(ended: Track): void {
    const following = successor(this.#playlist, ended, this.state.getState().repeat);
    if (following) this.#take(following);
    else this.pause();
  }

  /** A track that errors on load clears the current track (`P4.4`). */
  #fail(track: Track, { kind }: MusicFailure): void {
    this.#want(false);
    this.#stored.lastTrack = null;
    this.state.setState({ track: null, status: 'paused', failure: { track, kind } });
  }
}
