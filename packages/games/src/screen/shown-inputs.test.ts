import { expect, test } from 'vitest';
import type { ShownInput } from '../theatre.ts';
import { inputsAt, usedInputs } from './shown-inputs.ts';

const COMMANDS: readonly { readonly tick: number; readonly command: ShownInput }[] = [
  { tick: 10, command: { hold: 'left', down: true } },
  { tick: 20, command: { press: 'secondary' } },
  { tick: 60, command: { hold: 'left', down: false } },
  { tick: 62, command: { drag: { dx: 3, dy: -4 } } },
  { tick: 65, command: { drag: { dx: 5, dy: 0 } } },
  { tick: 90, command: { at: { x: 0.5, y: 0.25 } } },
  { tick: 91, command: { hold: 'primary', down: true } },
  { tick: 92, command: { hold: 'primary', down: false } },
];

function inputsIn(tick: number) {
  const count = COMMANDS.filter((command) => command.tick <= tick).length;
  return inputsAt(COMMANDS, count, tick, (command) => command);
}

test.each([
  ['nothing yet', 9, [], undefined, undefined],
  ['a held button', 50, ['left'], undefined, undefined],
  ['a short press for a moment', 30, ['secondary', 'left'], undefined, undefined],
  ['nothing after a release, and drags added up', 66, [], undefined, { dx: 8, dy: -4 }],
  ['a place of the board, and a button that was tapped', 95, ['primary'], { x: 0.5, y: 0.25 }, undefined],
  ['nothing long after', 200, [], undefined, undefined],
])('%s', (_what, tick, pressed, at, drag) => {
  expect(inputsIn(tick)).toEqual({ pressed, at, drag });
});

test('only what a run was played with is shown', () => {
  expect(usedInputs(COMMANDS, (command) => command)).toEqual({
    actions: new Set(['left', 'secondary', 'primary']),
    drags: true,
  });
  expect(usedInputs(COMMANDS.slice(5, 6), (command) => command)).toEqual({ actions: new Set(), drags: false });
});
