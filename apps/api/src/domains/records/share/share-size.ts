/** Pixels of a picture for link previews. */
export const SHARE_SIZE = { width: 1200, height: 630 };
