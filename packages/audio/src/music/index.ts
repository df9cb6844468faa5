export type { MusicFailureKind } from './music-failure.ts';
export type { MusicState, MusicStatus } from './music-state.ts';
export { music, startMusic, useMusic } from './page-music.ts';
export type { RepeatMode } from './playlist.ts';
