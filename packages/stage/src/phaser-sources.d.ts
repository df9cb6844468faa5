/** Phaser's own source files, which have no types. Everything else sees the engine by the types of `phaser`. */
declare module 'phaser/src/*';
