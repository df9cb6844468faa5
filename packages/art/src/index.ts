export { type Atlas, type FrameBox, type Still, phaserFrames } from './atlas.ts';
export { NEIGHBOUR, wallMask } from './wall-mask.ts';
