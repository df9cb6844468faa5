import { describe, expect, it } from 'vitest';
import type { AudioBackend, VoiceRequest } from '../backend/audio-backend.ts';
import type { EffectBank } from '../effect-bank.ts';
import { setMuted } from '../settings/audio-settings-store.ts';
import { Effects } from './effects.ts';

/** A machine that notes what it is asked to play: the boundary that the real one stands behind. */
function recordingBackend() {
  const started: VoiceRequest[] = [];
  const loaded = new Set<EffectBank>();
  const backend: AudioBackend = {
    load: async (bank) => void loaded.add(bank),
    isLoaded: (bank) => loaded.has(bank),
    start(request) {
      started.push(request);
      return { setVolume: () => undefined, stop: () => undefined };
    },
    setMuted: () => undefined,
    suspend: () => undefined,
    resume: () => undefined,
  };
  return { backend, started, effects: new Effects(async () => backend) };
}

describe('effects', () => {
  it('are silent before a gesture', () => {
    const { effects, started } = recordingBackend();
    effects.play('ui.click');
    expect(started).toEqual([]);
  });

  it('play after it, each variation in turn, at the volume of the settings', async () => {
    const { effects, started } = recordingBackend();
    await effects.unlock();
    for (let press = 0; press < 4; press++) effects.play('ui.click', { volume: 0.5 });
    expect(started.map(({ sprite }) => sprite.name)).toEqual(['ui.click/0', 'ui.click/1', 'ui.click/2', 'ui.click/0']);
    expect(started[0]?.volume).toBeCloseTo(0.3);
  });

  it('of a bank that was not wanted before fetch it, and play the next time', async () => {
    const { effects, started } = recordingBackend();
    await effects.unlock();
    effects.play('snake.grow');
    await expect.poll(() => (effects.play('snake.grow'), started.length)).toBeGreaterThan(0);
  });

  it('are not started while everything is muted', async () => {
    const { effects, started } = recordingBackend();
    await effects.unlock();
    setMuted(true);
    effects.play('ui.click');
    setMuted(false);
    expect(started).toEqual([]);
  });

  it('tell who listens which of them is heard, and no one of those that are not', async () => {
    const { effects } = recordingBackend();
    const heard: string[] = [];
    const stop = effects.onPlay((id) => heard.push(id));
    effects.play('ui.click');
    await effects.unlock();
    effects.play('ui.confirm');
    stop();
    effects.play('ui.click');
    expect(heard).toEqual(['ui.confirm']);
  });
});
