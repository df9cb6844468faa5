import type { EffectBank } from '../effect-bank.ts';
import { spritesOf, variationsOf } from '../sprite-table.ts';
import type { AudioBackend, VoiceRequest } from './audio-backend.ts';
import { Howl, Howler } from './howler.ts';
import cargoMp3 from '../../assets/cargo.mp3?url';
import cargoWebm from '../../assets/cargo.webm?url';
import arenaMp3 from '../../assets/arena.mp3?url';
import arenaWebm from '../../assets/arena.webm?url';
import diceMp3 from '../../assets/dice.mp3?url';
import diceWebm from '../../assets/dice.webm?url';
import memoryMp3 from '../../assets/memory.mp3?url';
import memoryWebm from '../../assets/memory.webm?url';
import puzzleMp3 from '../../assets/puzzle.mp3?url';
import puzzleWebm from '../../assets/puzzle.webm?url';
import quizMp3 from '../../assets/quiz.mp3?url';
import quizWebm from '../../assets/quiz.webm?url';
import snakeMp3 from '../../assets/snake.mp3?url';
import snakeWebm from '../../assets/snake.webm?url';
import uiMp3 from '../../assets/ui.mp3?url';
import uiWebm from '../../assets/ui.webm?url';

/** Fade of a stopped voice, to avoid a click. */
const FADE_OUT_MS = 12;

/** Plays through Howler, one `Howl` per bank. Import it lazily, because it imports Howler. */
export function createHowlerBackend(): AudioBackend {
  const banks = new Map<EffectBank, Promise<Howl>>();
  const loaded = new Map<EffectBank, Howl>();

  async function load(bank: EffectBank): Promise<void> {
    let loading = banks.get(bank);
    if (!loading) {
      loading = loadBank(bank);
      banks.set(bank, loading);
      // After a failure the next call tries again.
      loading.catch(() => banks.delete(bank));
    }
    loaded.set(bank, await loading);
  }

  return {
    load,
    isLoaded: (bank) => loaded.has(bank),
    variationsOf,
    start({ bank, sprite, rate, volume, onEnd }: VoiceRequest) {
      const howl = loaded.get(bank);
      if (!howl || Howler.ctx?.state !== 'running') return undefined;
      const id = howl.play(sprite.name);
      howl.rate(rate, id);
      howl.volume(volume, id);
      howl.once('end', onEnd, id);
      return {
        setVolume: (next) => void howl.volume(next, id),
        stop() {
          howl.off('end', onEnd, id);
          howl.fade(howl.volume(id) as number, 0, FADE_OUT_MS, id);
          howl.once('fade', () => void howl.stop(id), id);
        },
      };
    },
    setMuted: (muted) => void Howler.mute(muted),
    suspend: () => void Howler.ctx?.suspend().catch(() => undefined),
    resume() {
      if (!document.hidden && Howler.ctx?.state !== 'running') void Howler.ctx?.resume().catch(() => undefined);
    },
  };
}

async function loadBank(bank: EffectBank): Promise<Howl> {
  const sprite = Object.fromEntries(
    spritesOf(bank).map(({ name, startMs, durationMs }) => [name, [startMs, durationMs] as [number, number]]),
  );
  return new Promise((resolve, reject) => {
    const howl = new Howl({
      src: [...bankSources[bank]],
      sprite,
      onload: () => resolve(howl),
      onloaderror: (_id, error) => reject(new Error(`the ${bank} effects could not be loaded: ${String(error)}`)),
    });
  });
}

/** URLs of each bank's files, preferred format first. */
export const bankSources: Readonly<Record<EffectBank, readonly string[]>> = {
  ui: [uiWebm, uiMp3],
  dice: [diceWebm, diceMp3],
  snake: [snakeWebm, snakeMp3],
  cargo: [cargoWebm, cargoMp3],
  arena: [arenaWebm, arenaMp3],
  memory: [memoryWebm, memoryMp3],
  quiz: [quizWebm, quizMp3],
  puzzle: [puzzleWebm, puzzleMp3],
};
