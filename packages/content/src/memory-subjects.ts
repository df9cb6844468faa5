/** Kinds of pictures in the memory game. */
export const MEMORY_KINDS = ['ship', 'world', 'relic', 'creature', 'device', 'phenomenon'] as const;

export type MemoryKind = (typeof MEMORY_KINDS)[number];

/** One of the 44 pictures (`G3.21`): a seal of the traders' deck. */
export interface MemorySubject<Id extends string = string> {
  readonly id: Id;
  /** Spoken when its card is turned: 'row 2, column 3: Ion Anchor'. */
  readonly name: string;
  readonly kind: MemoryKind;
  /** The codex entry or section about it. */
  readonly anchor: string;
}

/** The deck: each id is also the subject's anchor in the codex. */
export const memorySubjects = [
  ...subjects('ship', {
    'redwing-delta': 'Redwing Delta',
    'awl-scout': 'Awl Scout',
    'maul-hammerhead': 'Maul Hammerhead',
    'vise-cruiser': 'Vise Cruiser',
    'thorn-raider': 'Thorn Raider',
    'sting-lancer': 'Sting Lancer',
    'twinmoon-reaver': 'Twinmoon Reaver',
    'onefold-shard': 'Onefold Shard',
    'sixfold-watcher': 'Sixfold Watcher',
    'crown-warship': 'Crown Warship',
  }),
  ...subjects('world', {
    anvil: 'Anvil',
    kiln: 'Kiln',
    tarn: 'Tarn',
    pinch: 'Pinch',
    halloway: 'Halloway',
    'big-amber': 'Big Amber',
    'onnu-mere': 'Onnu Mere',
    quorum: 'Quorum',
  }),
  ...subjects('relic', {
    'dice-of-iris': 'Dice of Iris',
    'first-hammer': 'First Hammer',
    'air-slate': 'Air Slate',
    'sennet-plate': 'Sennet Plate',
    'debt-horn': 'Debt Horn',
    'lock-bell': 'Lock Bell',
    'grebes-sextant': "Grebe's Sextant",
  }),
  ...subjects('creature', {
    'lantern-skate': 'Lantern Skate',
    'tarn-eel': 'Tarn Eel',
    amberback: 'Amberback',
    frostmoth: 'Frostmoth',
    'kiln-newt': 'Kiln Newt',
    gatecrow: 'Gatecrow',
    'hull-limpet': 'Hull Limpet',
  }),
  ...subjects('device', {
    'ion-anchor': 'Ion Anchor',
    'thread-compass': 'Thread Compass',
    'breath-tank': 'Breath Tank',
    'log-spindle': 'Log Spindle',
    'excise-drone': 'Excise Drone',
    'fold-pylon': 'Fold Pylon',
    'triad-rack': 'Triad Rack',
  }),
  ...subjects('phenomenon', {
    'thread-bloom': 'Thread Bloom',
    'the-quiet': 'The Quiet',
    'salt-aurora': 'Salt Aurora',
    'the-widow': 'The Widow',
    'the-debtor': 'The Debtor',
  }),
] as const;

export type MemorySubjectId = (typeof memorySubjects)[number]['id'];

function subjects<Id extends string>(kind: MemoryKind, names: Readonly<Record<Id, string>>): MemorySubject<Id>[] {
  return (Object.keys(names) as Id[]).map((id) => ({ id, name: names[id], kind, anchor: id }));
}
