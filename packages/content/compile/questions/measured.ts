import { textOfSpans } from '../../src/codex-text.ts';
import { type Phrase, type Tongue, type Words, fill, nameOf } from '../tongue.ts';
import { type Draft, shuffled } from './question-parts.ts';

/** Facts of ships that tell every ship from every other, by their English names. */
const MEASURES = [
  { fact: 'Length', words: 'length', band: 'hard' },
  { fact: 'Register mark', words: 'mark', band: 'medium' },
] as const satisfies readonly { fact: string; words: keyof Words; band: string }[];

/** A ship with the place of its figure: the block of its section, and the fact there. */
interface Ship {
  readonly anchor: string;
  readonly block: number;
  readonly fact: number;
  readonly value: string;
}

/** Questions of the length and the register mark of each ship, and of the ship that has them. */
export function draftsOfMeasures(original: Tongue): Draft[] {
  return MEASURES.flatMap(({ fact, words, band }) => {
    const ships = shipsWith(fact, original);
    return ships.flatMap((ship): Draft[] => {
      const { anchor } = ship;
      const others = shuffled(
        ships.filter((other) => other.value !== ship.value),
        (other) => other.anchor,
        anchor + fact,
      ).slice(0, 3);
      const id = `${fact.toLowerCase().replaceAll(' ', '-')}-${anchor}`;
      const filled =
        (template: (words: Words) => string): Phrase =>
        (tongue) => {
          const [name, value] = [nameOf(anchor)(tongue), valueOf(ship)(tongue)];
          return name === undefined || value === undefined ? undefined : fill(template(tongue.words), { name, value });
        };
      const why = filled(({ figure }) => figure.why);
      const all = [ship, ...others];
      return [
        { id, band, text: filled((of) => of[words].text), options: all.map(valueOf), why, anchor },
        {
          id: `${id}-whose`,
          band,
          text: filled((of) => of[words].whose),
          options: all.map((each) => nameOf(each.anchor)),
          why,
          anchor,
        },
      ];
    });
  });
}

function shipsWith(fact: string, { codex }: Tongue): Ship[] {
  return codex.flatMap(({ sections }) =>
    sections.flatMap(({ anchor, blocks }) =>
      blocks.flatMap((each, block) =>
        each.kind === 'facts'
          ? each.facts.flatMap(({ name, value }, index) =>
              name === fact ? [{ anchor, block, fact: index, value: textOfSpans(value) }] : [],
            )
          : [],
      ),
    ),
  );
}

function valueOf({ anchor, block, fact }: Ship): Phrase {
  return ({ places }) => {
    const facts = places.get(anchor)?.section?.blocks[block];
    const found = facts?.kind === 'facts' ? facts.facts[fact] : undefined;
    return found && textOfSpans(found.value);
  };
}
