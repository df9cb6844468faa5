import { describe, expect, it } from 'vitest';
import type { AudioBackend, VoiceRequest } from '../backend/audio-backend.ts';
import type { EffectBank } from '../effect-bank.ts';
import { setMuted } from '../settings/audio-settings-store.ts';
import { variationsOf } from '../sprite-table.ts';
import { Effects } from './effects.ts';

/** A backend that records its requests. */
function recordingBackend() {
  const requests: VoiceRequest[] = [];
  const loaded = new Set<EffectBank>();
  const backend: AudioBackend = {
    load: async (bank) => void loaded.add(bank),
    isLoaded: (bank) => loaded.has(bank),
    variationsOf,
    start(request) {
      requests.push(request);
      return { setVolume: () => undefined, stop: () => undefined };
    },
    setMuted: () => undefined,
    suspend: () => undefined,
    resume: () => undefined,
  };
  return { backend, requests, effects: new Effects(async () => backend) };
}

describe('effects', () => {
  it('are silent before a gesture', () => {
    const { effects, requests } = recordingBackend();
    effects.play('ui.click');
    expect(requests).toEqual([]);
  });

  it('play after a gesture, each variation in turn, at the volume of the settings', async () => {
    const { effects, requests } = recordingBackend();
    await effects.unlock();
    for (let press = 0; press < 4; press++) effects.play('ui.click', { volume: 0.5 });
    expect(requests.map(({ sprite }) => sprite.name)).toEqual(['ui.click/0', 'ui.click/1', 'ui.click/2', 'ui.click/0']);
    expect(requests[0]?.volume).toBeCloseTo(0.3);
  });

  it('load an unknown bank at the first play and sound at the next', async () => {
    const { effects, requests } = recordingBackend();
    await effects.unlock();
    effects.play('snake.grow');
    await expect.poll(() => (effects.play('snake.grow'), requests.length)).toBeGreaterThan(0);
  });

  it('do not start while everything is muted', async () => {
    const { effects, requests } = recordingBackend();
    await effects.unlock();
    setMuted(true);
    effects.play('ui.click');
    setMuted(false);
    expect(requests).toEqual([]);
  });

  it('emit an event for each audible effect only', async () => {
    const { effects } = recordingBackend();
    const events: string[] = [];
    const stop = effects.onPlay((id) => events.push(id));
    effects.play('ui.click');
    await effects.unlock();
    effects.play('ui.confirm');
    stop();
    effects.play('ui.click');
    expect(events).toEqual(['ui.confirm']);
  });
});
