import { Howl, Howler } from 'howler';

// Auto-suspend would drop the first sound after a silent while on phones.
Howler.autoSuspend = false;

export { Howl, Howler };
