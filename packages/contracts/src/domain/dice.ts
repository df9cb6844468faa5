/** From one roll of the dice to the next: 24 hours (`P9.28`). */
export const DICE_COOLDOWN_MS = 24 * 60 * 60 * 1000;

/** Faces of the dice, equally likely; a face grants as many credits (`P9.29`). */
export const DICE_FACES = 6;

/** Rolls that the history shows (`P9.31`). */
export const DICE_HISTORY_LENGTH = 10;
