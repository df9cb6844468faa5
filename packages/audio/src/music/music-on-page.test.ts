import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resetAudioSettings, setMuted, updateAudioSettings } from '../settings/audio-settings-store.ts';
import { READY_MS, newPlayer, pass, track } from './testing/new-player.ts';

beforeEach(() => {
  vi.useFakeTimers();
  resetAudioSettings();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the volume', () => {
  it('is master % of music %, follows the settings, and is nothing when muted', async () => {
    const { player, volume } = newPlayer();
    player.play();
    await pass(READY_MS);
    expect(volume()).toBeCloseTo(0.45);
    updateAudioSettings({ masterVolume: 50, musicVolume: 20 });
    expect(volume()).toBeCloseTo(0.1);
    setMuted(true);
    expect(volume()).toBe(0);
    setMuted(false);
    expect(volume()).toBeCloseTo(0.1);
  });

  it('steps back for an effect, stays there for a salvo, and comes back', async () => {
    const { player, volume } = newPlayer();
    player.play();
    await pass(READY_MS);
    for (let shot = 0; shot < 5; shot++) {
      player.duck();
      await pass(200);
      expect(volume()).toBeCloseTo(0.27);
    }
    await pass(200);
    expect(volume()).toBeCloseTo(0.45);
  });
});

describe('standing still', () => {
  it('for a video keeps the place, and goes on when all holds are released', async () => {
    const { player, shown, voices } = newPlayer();
    player.play();
    await pass(READY_MS + 12_000);
    player.hold('video');
    player.hold('away');
    await pass(30_000);
    expect([shown(), voices[0]?.playing]).toEqual(['1 paused', false]);
    player.release('away');
    expect(voices[0]?.playing).toBe(false);
    player.release('video');
    await pass(1000);
    expect([shown(), Math.round(player.positionS())]).toEqual(['1 playing', 13]);
  });

  it('starts nothing that was not on', async () => {
    const { player, shown } = newPlayer();
    player.hold('video');
    player.release('video');
    await pass(READY_MS);
    expect(shown()).toBe('none paused');
  });

  it('is what disabling does, and enabling leaves the start to the player', async () => {
    const { player, shown, local } = newPlayer();
    player.play();
    await pass(READY_MS);
    player.setEnabled(false);
    expect([shown(), local.getItem('star-seekers.music-enabled')]).toEqual(['1 paused', 'false']);
    player.play();
    await pass(READY_MS);
    expect(shown()).toBe('1 paused');
    player.setEnabled(true);
    expect(shown()).toBe('1 paused');
    player.play();
    expect(shown()).toBe('1 playing');
  });
});

describe('the music of a page', () => {
  it('follows the player until a track is chosen, and again when that is wished', async () => {
    const { player, shown } = newPlayer();
    player.visit('3');
    player.play();
    await pass(READY_MS);
    expect(shown()).toBe('3 playing');
    player.visit('6');
    await pass(READY_MS);
    expect(shown()).toBe('6 playing');
    player.choose(track(8));
    player.visit();
    await pass(READY_MS);
    expect(shown()).toBe('8 playing');
    player.followPage();
    await pass(READY_MS);
    expect(shown()).toBe('1 playing');
  });

  it('lets a list go on between pages that share a piece', async () => {
    const { player, shown } = newPlayer();
    player.visit();
    player.play();
    await pass(READY_MS + track(1).loop.durationMs + 500);
    player.visit();
    await pass(READY_MS);
    expect(shown()).toBe('2 playing');
  });
});
