/** The place in the header where the music player stands while a game has the rest of a narrow window. */
export const MUSIC_SLOT = 'music-slot';
