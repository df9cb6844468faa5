import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resetAudioSettings } from '../settings/audio-settings-store.ts';
import { TRACKS } from './tracks.gen.ts';
import { LOAD_MS, READY_MS, newPlayer, pass, track } from './testing/new-player.ts';

beforeEach(() => {
  vi.useFakeTimers();
  resetAudioSettings();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('playing', () => {
  it('begins with an act of the player, 500 ms after the track is ready', async () => {
    const { player, shown, voices, loaderCount } = newPlayer();
    await pass(20_000);
    player.visit();
    expect([shown(), loaderCount()]).toEqual(['none paused', 0]);

    player.play();
    expect(shown()).toBe('1 loading');
    await pass(LOAD_MS + 499);
    expect([shown(), voices[0]?.playing]).toEqual(['1 loading', false]);
    await pass(1);
    expect([shown(), voices[0]?.playing]).toEqual(['1 playing', true]);
  });

  it('pauses and goes on where it was, and seeks', async () => {
    const { player, shown } = newPlayer();
    player.play();
    await pass(READY_MS + 8000);
    player.pause();
    await pass(60_000);
    expect(player.positionS()).toBeCloseTo(8);
    player.play();
    await pass(2000);
    expect([shown(), Math.round(player.positionS())]).toEqual(['1 playing', 10]);
    player.seek(40);
    await pass(1000);
    expect(player.positionS()).toBeCloseTo(41);
    player.seek(-3);
    expect(player.positionS()).toBe(0);
  });

  it('begins where the player pointed to before it was there', async () => {
    const { player } = newPlayer();
    player.play();
    player.pause();
    player.seek(30);
    player.play();
    await pass(READY_MS + 1000);
    expect(player.positionS()).toBeCloseTo(31);
  });

  it('is not started by a pause that comes before it was ready', async () => {
    const { player, shown, voices } = newPlayer();
    player.play();
    await pass(LOAD_MS + 100);
    player.pause();
    await pass(5000);
    expect([shown(), voices[0]?.playing]).toEqual(['1 paused', false]);
  });

  it('is loaded once for a hasty player: only the last choice is heard', async () => {
    const { player, shown, voices } = newPlayer();
    for (const id of [2, 3, 4]) player.choose(track(id));
    await pass(READY_MS);
    expect(shown()).toBe('4 playing');
    expect(voices.map(({ trackId }) => trackId)).toEqual(['4']);
  });

  it('next and previous wrap, and let go of the track before', async () => {
    const { player, shown, voices } = newPlayer();
    player.play();
    await pass(READY_MS);
    player.previous();
    await pass(READY_MS);
    expect(shown()).toBe('12 playing');
    player.next();
    await pass(READY_MS);
    expect(shown()).toBe('1 playing');
    expect(voices.map(({ disposed }) => disposed)).toEqual([true, true, false]);
  });
});

describe('the end of a track', () => {
  it('leads on to the next, which is fetched before, and the list stops at its end', async () => {
    const { player, shown, voices } = newPlayer();
    player.choose(track(11));
    await pass(READY_MS + track(11).loop.durationMs - 10_000);
    expect(voices.map(({ trackId }) => trackId)).toEqual(['11', '12']);
    await pass(10_000 + 500);
    expect(shown()).toBe('12 playing');
    expect(voices.map(({ disposed }) => disposed)).toEqual([true, false]);
    await pass(track(12).loop.durationMs);
    expect([shown(), player.positionS()]).toEqual(['12 paused', 0]);
    player.play();
    expect(shown()).toBe('12 playing');
  });

  it('fades the track out before it', async () => {
    const { player, volume } = newPlayer();
    player.choose(track(12));
    await pass(READY_MS + track(12).loop.durationMs - 1000);
    expect(volume()).toBe(0);
    player.seek(5);
    expect(volume()).toBeCloseTo(0.45);
  });

  it('is none with repeat one', async () => {
    const { player, shown, voices } = newPlayer();
    player.choose(track(2));
    await pass(READY_MS);
    player.cycleRepeat();
    expect(player.state.getState().repeat).toBe('one');
    await pass(track(2).loop.durationMs + 3000);
    expect([shown(), voices.length, voices[0]?.looping]).toEqual(['2 playing', 1, true]);
    expect(player.positionS()).toBeCloseTo(3);
  });

  it('wraps with repeat all', async () => {
    const { player, shown } = newPlayer();
    player.cycleRepeat();
    player.cycleRepeat();
    player.choose(track(12));
    await pass(READY_MS + track(12).loop.durationMs + 500);
    expect(shown()).toBe('1 playing');
  });
});

describe('Play All Tracks', () => {
  it('begins a list anew, and shuffles it when that is wanted', async () => {
    const { player, shown } = newPlayer();
    player.choose(track(7));
    await pass(READY_MS + 9000);
    player.playAll();
    await pass(READY_MS);
    expect(shown()).toBe('1 playing');
    player.toggleShuffle();
    player.playAll();
    const heard: string[] = [];
    for (let step = 0; step < 12; step++) {
      heard.push(shown());
      player.next();
    }
    expect(new Set(heard).size).toBe(12);
    expect(heard.map((text) => Number.parseInt(text, 10))).not.toEqual(TRACKS.map(({ id }) => Number(id)));
  });

  it('restarts a track that is on already', async () => {
    const { player } = newPlayer();
    player.play();
    await pass(READY_MS + 30_000);
    player.playAll();
    expect(player.positionS()).toBe(0);
  });
});

describe('a track that can not be had', () => {
  it.each(['network', 'decode', 'unsupported'] as const)('is cleared and written down (%s)', async (kind) => {
    const info = vi.spyOn(console, 'info').mockReturnValue();
    const { player, shown, asked, local } = newPlayer({ failing: { 5: kind } });
    player.choose(track(5));
    await pass(READY_MS);
    expect(shown()).toBe('none paused');
    expect(player.state.getState().failure).toEqual({ track: track(5), kind });
    expect(asked).toEqual(['/assets/Music/glass-nebula.mp3']);
    expect(info).toHaveBeenCalledWith(expect.stringContaining(`(${kind})`));
    expect(local.getItem('star-seekers.last-track')).toBeNull();

    player.choose(track(6));
    expect(player.state.getState().failure).toBeNull();
    await pass(READY_MS);
    expect(shown()).toBe('6 playing');
  });

  it('fails after 10 s', async () => {
    const info = vi.spyOn(console, 'info').mockReturnValue();
    const { player, shown } = newPlayer({ loadMs: 60_000 });
    player.play();
    await pass(9999);
    expect(shown()).toBe('1 loading');
    await pass(1);
    expect(shown()).toBe('none paused');
    expect(player.state.getState().failure?.kind).toBe('timeout');
    expect(info).toHaveBeenCalledWith(expect.stringContaining('Audio loading timeout'));
  });

  it('is not one that the player no longer wants', async () => {
    const info = vi.spyOn(console, 'info').mockReturnValue();
    const { player, shown, asked } = newPlayer({ failing: { 5: 'network' } });
    player.choose(track(5));
    player.choose(track(6));
    await pass(READY_MS);
    expect([shown(), asked, info.mock.calls]).toEqual(['6 playing', [], []]);
  });
});

it('comes back as it was after a reload, silent', async () => {
  const before = newPlayer();
  before.player.choose(track(9));
  before.player.toggleShuffle();
  before.player.cycleRepeat();
  await pass(READY_MS);
  const { player, shown, loaderCount } = newPlayer({ local: before.local, session: before.session });
  await pass(20_000);
  expect(player.state.getState()).toMatchObject({ repeat: 'one', shuffle: true, followsPage: false });
  expect([shown(), loaderCount()]).toEqual(['9 paused', 0]);
});
