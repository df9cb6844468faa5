import type { Codex } from '../../src/codex-model.ts';
import { textOfSpans } from '../../src/codex-text.ts';
import { type Draft, shuffled } from './question-parts.ts';

/** Facts of ships that tell every ship from every other, and how they are asked for, there and back. */
const MEASURES = {
  Length: {
    band: 'hard',
    ask: (ship: string) => `How long is the ${ship}?`,
    whose: (value: string) => `Which ship is ${value} long?`,
  },
  'Register mark': {
    band: 'medium',
    ask: (ship: string) => `Which register mark does the ${ship} carry?`,
    whose: (value: string) => `Which ship carries the register mark ${value}?`,
  },
} as const;

/** Questions of the length and the register mark of each ship, and of the ship that has them. */
export function draftsOfMeasures(codex: Codex): Draft[] {
  return Object.entries(MEASURES).flatMap(([fact, { band, ask, whose }]) => {
    const ships = codex.flatMap(({ sections }) =>
      sections.flatMap(({ anchor, heading, blocks }) =>
        blocks
          .flatMap((block) => (block.kind === 'facts' ? block.facts : []))
          .filter(({ name }) => name === fact)
          .map(({ value }) => ({ anchor, name: heading, value: textOfSpans(value) })),
      ),
    );
    return ships.flatMap(({ anchor, name, value }): Draft[] => {
      const others = shuffled(
        ships.filter((other) => other.value !== value),
        (other) => other.anchor,
        anchor + fact,
      ).slice(0, 3);
      const id = `${fact.toLowerCase().replaceAll(' ', '-')}-${anchor}`;
      const why = `The codex gives the ${name} ${value}.`;
      return [
        { id, band, text: ask(name), right: value, wrong: others.map((other) => other.value), why, anchor },
        {
          id: `${id}-whose`,
          band,
          text: whose(value),
          right: name,
          wrong: others.map((other) => other.name),
          why,
          anchor,
        },
      ];
    });
  });
}
