import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resetAudioSettings, setMuted, updateAudioSettings } from '../settings/audio-settings-store.ts';
import { READY_MS, newPlayer, advanceTime, track } from './testing/new-player.ts';

beforeEach(() => {
  vi.useFakeTimers();
  resetAudioSettings();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the volume', () => {
  it('is master % of music %, follows the settings, and is 0 when muted', async () => {
    const { player, volume } = newPlayer();
    player.play();
    await advanceTime(READY_MS);
    expect(volume()).toBeCloseTo(0.45);
    updateAudioSettings({ masterVolume: 50, musicVolume: 20 });
    expect(volume()).toBeCloseTo(0.1);
    setMuted(true);
    expect(volume()).toBe(0);
    setMuted(false);
    expect(volume()).toBeCloseTo(0.1);
  });

  it('is lowered during an effect or a series of effects, and then restored', async () => {
    const { player, volume } = newPlayer();
    player.play();
    await advanceTime(READY_MS);
    for (let shot = 0; shot < 5; shot++) {
      player.duck();
      await advanceTime(200);
      expect(volume()).toBeCloseTo(0.27);
    }
    await advanceTime(200);
    expect(volume()).toBeCloseTo(0.45);
  });
});

describe('a pause', () => {
  it('for a video keeps the position, and ends when all holds are released', async () => {
    const { player, shown, voices } = newPlayer();
    player.play();
    await advanceTime(READY_MS + 12_000);
    player.hold('video');
    player.hold('away');
    await advanceTime(30_000);
    expect([shown(), voices[0]?.playing]).toEqual(['1 paused', false]);
    player.release('away');
    expect(voices[0]?.playing).toBe(false);
    player.release('video');
    await advanceTime(1000);
    expect([shown(), Math.round(player.positionS())]).toEqual(['1 playing', 13]);
  });

  it('for a video does not start music that was not playing', async () => {
    const { player, shown } = newPlayer();
    player.hold('video');
    player.release('video');
    await advanceTime(READY_MS);
    expect(shown()).toBe('none paused');
  });

  it('follows from disabling; enabling does not start playback', async () => {
    const { player, shown, local } = newPlayer();
    player.play();
    await advanceTime(READY_MS);
    player.setEnabled(false);
    expect([shown(), local.getItem('star-seekers.music-enabled')]).toEqual(['1 paused', 'false']);
    player.play();
    await advanceTime(READY_MS);
    expect(shown()).toBe('1 paused');
    player.setEnabled(true);
    expect(shown()).toBe('1 paused');
    player.play();
    expect(shown()).toBe('1 playing');
  });
});

describe('the music of a page', () => {
  it('follows the page until a track is chosen, and again on request', async () => {
    const { player, shown } = newPlayer();
    player.visit('3');
    player.play();
    await advanceTime(READY_MS);
    expect(shown()).toBe('3 playing');
    player.visit('6');
    await advanceTime(READY_MS);
    expect(shown()).toBe('6 playing');
    player.choose(track(8));
    player.visit();
    await advanceTime(READY_MS);
    expect(shown()).toBe('8 playing');
    player.followPage();
    await advanceTime(READY_MS);
    expect(shown()).toBe('1 playing');
  });

  it('gives way to that of a part of a run', async () => {
    const { player, shown } = newPlayer();
    player.visit('6');
    player.play();
    player.accompany('8');
    await advanceTime(READY_MS);
    expect(shown()).toBe('8 playing');
    player.visit('3');
    expect(shown()).toBe('8 playing');
    player.accompany();
    await advanceTime(READY_MS);
    expect(shown()).toBe('3 playing');
    player.choose(track(5));
    player.accompany('8');
    await advanceTime(READY_MS);
    expect(shown()).toBe('5 playing');
  });

  it('lets the playlist continue between pages with the same track', async () => {
    const { player, shown } = newPlayer();
    player.visit();
    player.play();
    await advanceTime(READY_MS + track(1).loop.durationMs + 500);
    player.visit();
    await advanceTime(READY_MS);
    expect(shown()).toBe('2 playing');
  });
});
