import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resetAudioSettings } from '../settings/audio-settings-store.ts';
import { TRACKS } from './tracks.gen.ts';
import { LOAD_MS, READY_MS, newPlayer, advanceTime, track } from './testing/new-player.ts';

beforeEach(() => {
  vi.useFakeTimers();
  resetAudioSettings();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('playing', () => {
  it('starts only on request, 500 ms after the track is loaded', async () => {
    const { player, shown, voices, loaderCount } = newPlayer();
    await advanceTime(20_000);
    player.visit();
    expect([shown(), loaderCount()]).toEqual(['none paused', 0]);

    player.play();
    expect(shown()).toBe('1 loading');
    await advanceTime(LOAD_MS + 499);
    expect([shown(), voices[0]?.playing]).toEqual(['1 loading', false]);
    await advanceTime(1);
    expect([shown(), voices[0]?.playing]).toEqual(['1 playing', true]);
  });

  it('pauses, resumes at the same position, and seeks', async () => {
    const { player, shown } = newPlayer();
    player.play();
    await advanceTime(READY_MS + 8000);
    player.pause();
    await advanceTime(60_000);
    expect(player.positionS()).toBeCloseTo(8);
    player.play();
    await advanceTime(2000);
    expect([shown(), Math.round(player.positionS())]).toEqual(['1 playing', 10]);
    player.seek(40);
    await advanceTime(1000);
    expect(player.positionS()).toBeCloseTo(41);
    player.seek(-3);
    expect(player.positionS()).toBe(0);
  });

  it('starts at the position set before the track was loaded', async () => {
    const { player } = newPlayer();
    player.play();
    player.pause();
    player.seek(30);
    player.play();
    await advanceTime(READY_MS + 1000);
    expect(player.positionS()).toBeCloseTo(31);
  });

  it('does not start after a pause during loading', async () => {
    const { player, shown, voices } = newPlayer();
    player.play();
    await advanceTime(LOAD_MS + 100);
    player.pause();
    await advanceTime(5000);
    expect([shown(), voices[0]?.playing]).toEqual(['1 paused', false]);
  });

  it('loads only the last of several quick choices', async () => {
    const { player, shown, voices } = newPlayer();
    for (const id of [2, 3, 4]) player.choose(track(id));
    await advanceTime(READY_MS);
    expect(shown()).toBe('4 playing');
    expect(voices.map(({ trackId }) => trackId)).toEqual(['4']);
  });

  it('wraps with next and previous, and disposes of the track before', async () => {
    const { player, shown, voices } = newPlayer();
    player.play();
    await advanceTime(READY_MS);
    player.previous();
    await advanceTime(READY_MS);
    expect(shown()).toBe('12 playing');
    player.next();
    await advanceTime(READY_MS);
    expect(shown()).toBe('1 playing');
    expect(voices.map(({ disposed }) => disposed)).toEqual([true, true, false]);
  });
});

describe('the end of a track', () => {
  it('starts the next, preloaded track, and the playlist stops at its end', async () => {
    const { player, shown, voices } = newPlayer();
    player.choose(track(11));
    await advanceTime(READY_MS + track(11).loop.durationMs - 10_000);
    expect(voices.map(({ trackId }) => trackId)).toEqual(['11', '12']);
    await advanceTime(10_000 + 500);
    expect(shown()).toBe('12 playing');
    expect(voices.map(({ disposed }) => disposed)).toEqual([true, false]);
    await advanceTime(track(12).loop.durationMs);
    expect([shown(), player.positionS()]).toEqual(['12 paused', 0]);
    player.play();
    expect(shown()).toBe('12 playing');
  });

  it('is preceded by a fade-out', async () => {
    const { player, volume } = newPlayer();
    player.choose(track(12));
    await advanceTime(READY_MS + track(12).loop.durationMs - 1000);
    expect(volume()).toBe(0);
    player.seek(5);
    expect(volume()).toBeCloseTo(0.45);
  });

  it('does not occur with repeat one', async () => {
    const { player, shown, voices } = newPlayer();
    player.choose(track(2));
    await advanceTime(READY_MS);
    player.cycleRepeat();
    expect(player.state.getState().repeat).toBe('one');
    await advanceTime(track(2).loop.durationMs + 3000);
    expect([shown(), voices.length, voices[0]?.looping]).toEqual(['2 playing', 1, true]);
    expect(player.positionS()).toBeCloseTo(3);
  });

  it('wraps with repeat all', async () => {
    const { player, shown } = newPlayer();
    player.cycleRepeat();
    player.cycleRepeat();
    player.choose(track(12));
    await advanceTime(READY_MS + track(12).loop.durationMs + 500);
    expect(shown()).toBe('1 playing');
  });
});

describe('Play All Tracks', () => {
  it('restarts the playlist, shuffled if shuffle is on', async () => {
    const { player, shown } = newPlayer();
    player.choose(track(7));
    await advanceTime(READY_MS + 9000);
    player.playAll();
    await advanceTime(READY_MS);
    expect(shown()).toBe('1 playing');
    player.toggleShuffle();
    player.playAll();
    const played: string[] = [];
    for (let step = 0; step < 12; step++) {
      played.push(shown());
      player.next();
    }
    expect(new Set(played).size).toBe(12);
    expect(played.map((text) => Number.parseInt(text, 10))).not.toEqual(TRACKS.map(({ id }) => Number(id)));
  });

  it('restarts the current track', async () => {
    const { player } = newPlayer();
    player.play();
    await advanceTime(READY_MS + 30_000);
    player.playAll();
    expect(player.positionS()).toBe(0);
  });
});

describe('a track that fails to load', () => {
  it.each(['network', 'decode', 'unsupported'] as const)('is cleared and logged (%s)', async (kind) => {
    const info = vi.spyOn(console, 'info').mockReturnValue();
    const { player, shown, headRequests, local } = newPlayer({ failing: { 5: kind } });
    player.choose(track(5));
    await advanceTime(READY_MS);
    expect(shown()).toBe('none paused');
    expect(player.state.getState().failure).toEqual({ track: track(5), kind });
    expect(headRequests).toEqual(['/assets/Music/glass-nebula.mp3']);
    expect(info).toHaveBeenCalledWith(expect.stringContaining(`(${kind})`));
    expect(local.getItem('star-seekers.last-track')).toBeNull();

    player.choose(track(6));
    expect(player.state.getState().failure).toBeNull();
    await advanceTime(READY_MS);
    expect(shown()).toBe('6 playing');
  });

  it('fails after 10 s', async () => {
    const info = vi.spyOn(console, 'info').mockReturnValue();
    const { player, shown } = newPlayer({ loadMs: 60_000 });
    player.play();
    await advanceTime(9999);
    expect(shown()).toBe('1 loading');
    await advanceTime(1);
    expect(shown()).toBe('none paused');
    expect(player.state.getState().failure?.kind).toBe('timeout');
    expect(info).toHaveBeenCalledWith(expect.stringContaining('Audio loading timeout'));
  });

  it('is not reported if another track was chosen meanwhile', async () => {
    const info = vi.spyOn(console, 'info').mockReturnValue();
    const { player, shown, headRequests } = newPlayer({ failing: { 5: 'network' } });
    player.choose(track(5));
    player.choose(track(6));
    await advanceTime(READY_MS);
    expect([shown(), headRequests, info.mock.calls]).toEqual(['6 playing', [], []]);
  });
});

it('follows the tension of a game, also with a track that is loaded later', async () => {
  const { player, voices } = newPlayer();
  player.setIntensity(0.52);
  player.choose(track(6));
  await advanceTime(READY_MS);
  expect(voices[0]?.intensity).toBeCloseTo(0.5);
  player.setIntensity(0.91);
  expect(voices[0]?.intensity).toBeCloseTo(0.9);
  player.setIntensity(0);
  expect(voices[0]?.intensity).toBe(0);
  player.setIntensity(undefined);
  expect(voices[0]?.intensity).toBeUndefined();
});

it('restores its state after a reload, paused', async () => {
  const before = newPlayer();
  before.player.choose(track(9));
  before.player.toggleShuffle();
  before.player.cycleRepeat();
  await advanceTime(READY_MS);
  const { player, shown, loaderCount } = newPlayer({ local: before.local, session: before.session });
  await advanceTime(20_000);
  expect(player.state.getState()).toMatchObject({ repeat: 'one', shuffle: true, followsPage: false });
  expect([shown(), loaderCount()]).toEqual(['9 paused', 0]);
});
