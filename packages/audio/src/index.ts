export { EFFECT_BANKS, type EffectBank } from './effect-bank.ts';
export { EFFECT_IDS, type EffectId } from './effect-id.ts';
export type { PlayOptions } from './effects/effects.ts';
export { effects, startAudio } from './effects/page-effects.ts';
export { streakRate } from './effects/streak-rate.ts';
export {
  LAYERS,
  RUN_MIXES,
  type LayerMix,
  LAYER_BARS,
  type LayerName,
  type Loop,
  type LoopFile,
  MUSIC_CATEGORIES,
  MUSIC_PATH,
  type MusicCategory,
  type Track,
} from './music/track.ts';
export { TRACKS } from './music/tracks.gen.ts';
export { type AudioSettings, DEFAULT_AUDIO_SETTINGS } from './settings/audio-settings.ts';
export {
  AUDIO_SETTINGS_KEY,
  resetAudioSettings,
  setMuted,
  updateAudioSettings,
  useAudioSettings,
} from './settings/audio-settings-store.ts';
export type { Sprite } from './sprite.ts';
