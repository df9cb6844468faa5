import type { CodexCategory, CodexEntry } from '../../src/codex-model.ts';
import { type Phrase, type Tongue, type Words, fill, nameOf } from '../tongue.ts';
import { type Draft, shuffled } from './question-parts.ts';

type Kind = keyof Words['kinds'];

/** What the sections of an entry are about: the category of the entry. */
const KINDS: readonly Kind[] = [
  'ships',
  'resources',
  'creatures',
  'relics',
  'devices',
] satisfies readonly CodexCategory[];

/** Beside the kinds that the codex has entries of. */
const ALL_KINDS: readonly Kind[] = [...KINDS, 'worlds', 'people'];

/** Entries whose sections are of another kind. */
const OTHERS: ReadonlySet<string> = new Set(['millstones', 'four-stores']);

/** Questions of what kind of thing a name belongs to, and which power flies a ship. */
export function draftsOfKinds({ codex, words }: Tongue): Draft[] {
  return codex.flatMap((entry) => {
    const kind = KINDS.find((each) => each === entry.category);
    if (kind === undefined || OTHERS.has(entry.id)) return [];
    return entry.sections.flatMap(({ anchor }) => [kindOf(anchor, entry, kind, words), ...powerOf(anchor, entry)]);
  });
}

function kindOf(anchor: string, { id }: CodexEntry, kind: Kind, original: Words): Draft {
  const others = ALL_KINDS.filter((other) => other !== kind);
  return {
    id: `kind-${anchor}`,
    band: 'easy',
    text: (tongue) => withName(tongue.words.kind.text, anchor, id, tongue),
    options: [kind, ...shuffled(others, (other) => original.kinds[other], anchor).slice(0, 3)].map(
      (each): Phrase =>
        ({ words }) =>
          words.kinds[each],
    ),
    why: (tongue) => withName(tongue.words.kind.why, anchor, id, tongue),
    anchor: id,
  };
}

const POWERS: readonly Phrase[] = [() => 'MUD', () => 'ONI', () => 'USTUR', nameOf('the-hub')];
const POWER_OF = { mud: 0, oni: 1, ustur: 2 } as const;
const THE_HUB = 3;

function powerOf(anchor: string, { id, category, faction }: CodexEntry): Draft[] {
  if (category !== 'ships') return [];
  const right = faction ? POWER_OF[faction] : THE_HUB;
  return [
    {
      id: `power-${anchor}`,
      band: 'easy',
      text: (tongue) => withName(tongue.words.power.text, anchor, id, tongue),
      options: [POWERS[right] as Phrase, ...POWERS.filter((_, power) => power !== right)],
      why: (tongue) => withName(tongue.words.power.why, anchor, id, tongue),
      anchor: id,
    },
  ];
}

function withName(template: string, anchor: string, entryId: string, tongue: Tongue): string | undefined {
  const [name, title] = [nameOf(anchor)(tongue), nameOf(entryId)(tongue)];
  return name === undefined || title === undefined ? undefined : fill(template, { name, title });
}
