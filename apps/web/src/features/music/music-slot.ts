/** Id of the header element that holds the music player during a game in a narrow window. */
export const MUSIC_SLOT = 'music-slot';
