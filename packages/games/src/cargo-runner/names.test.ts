import { cargoTypes } from '@star-seekers/content/cargo-types';
import { expect, test } from 'vitest';
import texts from './texts/en/game.json' with { type: 'json' };
import { CARGO_TYPES, kilosOf } from './rules.ts';

test('names and weights of cargo match the codex', () => {
  expect(CARGO_TYPES.map((type) => ({ type, kilos: kilosOf(type), name: texts.cargo[type] }))).toEqual(
    cargoTypes.map(({ type, weightKilos, name }) => ({ type, kilos: weightKilos, name })),
  );
});
