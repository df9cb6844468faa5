import { Howl, Howler } from 'howler';

// Phones suspend the audio of a page that is silent for a while and then swallow the next sound.
Howler.autoSuspend = false;

export { Howl, Howler };
