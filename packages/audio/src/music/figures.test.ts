import { specFigures } from '@star-seekers/config/spec-figures';
import { expect, it } from 'vitest';
import { DEFAULT_AUDIO_SETTINGS } from '../settings/audio-settings.ts';
import { PLAY_DELAY_MS } from './deck.ts';
import { LOAD_TIMEOUT_MS } from './track-loader.ts';
import { TRACKS } from './tracks.gen.ts';

it('the figures of music match the specification', () => {
  const { masterVolume, musicVolume, sfxVolume } = DEFAULT_AUDIO_SETTINGS;
  expect({
    'P10.10': [masterVolume, musicVolume, sfxVolume].join(', '),
    'P10.11': String(TRACKS.length),
    'P10.12': `${PLAY_DELAY_MS} ms`,
    'P10.13': `${LOAD_TIMEOUT_MS / 1000} s`,
  }).toEqual(specFigures('P10'));
});
