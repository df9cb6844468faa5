import { describe, expect, it } from 'vitest';
import { DEFAULT_AUDIO_SETTINGS, effectsGain, musicGain, parseAudioSettings } from './audio-settings.ts';

describe('stored settings', () => {
  it('have the specified defaults', () => {
    expect(parseAudioSettings(null)).toEqual({ masterVolume: 75, musicVolume: 60, sfxVolume: 80, muteAll: false });
  });

  it.each(['', 'nonsense', '7', 'null', '[]', '{"masterVolume":"loud","muteAll":1}'])(
    'have defaults for invalid values: %j',
    (text) => {
      expect(parseAudioSettings(text)).toEqual(DEFAULT_AUDIO_SETTINGS);
    },
  );

  it('keep valid values and clamp volumes', () => {
    expect(parseAudioSettings('{"masterVolume":140,"sfxVolume":-3,"muteAll":true}')).toEqual({
      masterVolume: 100,
      musicVolume: 60,
      sfxVolume: 0,
      muteAll: true,
    });
  });
});

describe('the volume rule (P10.1)', () => {
  it('multiplies the master volume and the music or effects volume', () => {
    expect(musicGain(DEFAULT_AUDIO_SETTINGS)).toBeCloseTo(0.45);
    expect(effectsGain(DEFAULT_AUDIO_SETTINGS)).toBeCloseTo(0.6);
  });

  it('is 0 when muted', () => {
    const muted = { ...DEFAULT_AUDIO_SETTINGS, muteAll: true };
    expect([musicGain(muted), effectsGain(muted)]).toEqual([0, 0]);
  });
});
