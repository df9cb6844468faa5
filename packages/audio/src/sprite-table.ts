import type { EffectBank } from './effect-bank.ts';
import type { EffectId } from './effect-id.ts';
import type { Sprite } from './sprite.ts';
import { sprites } from './sprites.gen.ts';

/** The variations of an effect, at least one. */
export function variationsOf(bank: EffectBank, id: EffectId): readonly Sprite[] {
  return sprites[bank].filter(({ name }) => name.startsWith(`${id}/`));
}

/** All sprites of a bank, in file order. */
export function spritesOf(bank: EffectBank): readonly Sprite[] {
  return sprites[bank];
}
