/** A kind of cargo of Cargo Runner (`G6.37`, `G6.38`), as the codex explains it. */
export interface CargoType {
  /** The stencil on the crate. */
  readonly type: string;
  readonly name: string;
  readonly load: 'heavy' | 'light';
  readonly weightKilos: 1 | 3;
  /** The codex section about it. */
  readonly anchor: string;
}

const heavy = (type: string, name: string) => cargo(type, name, 'heavy', 3);
const light = (type: string, name: string) => cargo(type, name, 'light', 1);

/** The seventeen kinds: three heavy, fourteen light. */
export const cargoTypes = [
  heavy('ARCO', 'Arc core'),
  heavy('DIAMOND', 'Kiln diamond'),
  heavy('ROCH', 'Horn-rock'),
  light('SDU', 'Sealed data urn'),
  light('AGEL', 'Aerogel'),
  light('CARBON', 'Wheat char'),
  light('CRYSLAT', 'Crystal lattice'),
  light('ENRGSUB', 'Energized sublimate'),
  light('FSTAB', 'Field stay'),
  light('HYG', 'Hygrine'),
  light('IC3A', 'Ice Three, grade A'),
  light('LUMAN', 'Glowing wax'),
  light('NITRO', 'Nitrogen brick'),
  light('POLYMER', 'Anvil resin'),
  light('PRTACL', 'Particle clathrate'),
  light('PWRSRC', 'Power cell'),
  light('RADABS', 'Radiation felt'),
] as const satisfies readonly CargoType[];

function cargo(type: string, name: string, load: CargoType['load'], weightKilos: CargoType['weightKilos']): CargoType {
  return { type, name, load, weightKilos, anchor: type.toLowerCase() };
}
