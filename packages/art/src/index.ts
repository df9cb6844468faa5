export { type Atlas, type FrameBox, type Still, phaserFrames } from './atlas.ts';
export { NEIGHBOUR, WALL_MASKS, wallMask } from './wall-mask.ts';
