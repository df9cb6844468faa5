import type { Codex, CodexCategory, CodexEntry, CodexSection } from '../../src/codex-model.ts';
import { type Draft, shuffled } from './question-parts.ts';

/** What the sections of an entry are about, by the category of the entry. */
const KINDS: Readonly<Partial<Record<CodexCategory, string>>> = {
  ships: 'A ship',
  resources: 'A kind of cargo',
  creatures: 'A creature',
  relics: 'A relic',
  devices: 'A device',
};

/** Entries whose sections are of another kind. */
const OTHERS: ReadonlySet<string> = new Set(['millstones', 'four-stores']);

/** Questions of what kind of thing a name belongs to, and which power flies a ship. */
export function draftsOfKinds(codex: Codex): Draft[] {
  return codex.flatMap((entry) => {
    const kind = KINDS[entry.category];
    if (kind === undefined || OTHERS.has(entry.id)) return [];
    return entry.sections.flatMap((section) => [kindOf(section, entry, kind), ...powerOf(section, entry)]);
  });
}

/** Beside the kinds that the codex has entries of. */
const MORE_KINDS = ['A world', 'A person'];

function kindOf({ anchor, heading: name }: CodexSection, entry: CodexEntry, kind: string): Draft {
  const others = [...Object.values(KINDS), ...MORE_KINDS].filter((other) => other !== kind);
  return {
    id: `kind-${anchor}`,
    band: 'easy',
    text: `${name}: what is it?`,
    right: kind,
    wrong: shuffled(others, (other) => other, anchor).slice(0, 3),
    why: `It is in the codex under ${entry.title}.`,
    anchor: entry.id,
  };
}

const POWERS = { mud: 'MUD', oni: 'ONI', ustur: 'USTUR' } as const;
const NO_POWER = 'The Hub';

function powerOf({ anchor, heading: name }: CodexSection, { id, category, faction }: CodexEntry): Draft[] {
  if (category !== 'ships') return [];
  const right = faction ? POWERS[faction] : NO_POWER;
  return [
    {
      id: `power-${anchor}`,
      band: 'easy',
      text: `Whose ship is the ${name}?`,
      right,
      wrong: [...Object.values(POWERS), NO_POWER].filter((power) => power !== right),
      why: `The ${name} is among the ships of ${right === NO_POWER ? 'the Hub' : right}.`,
      anchor: id,
    },
  ];
}
