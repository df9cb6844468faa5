import { vectors } from '@star-seekers/art/vectors';
import type { Faction } from '@star-seekers/contracts/constants';

const EMBLEMS: { readonly [key in Faction]: string } = {
  mud: vectors['emblems/mud'],
  oni: vectors['emblems/oni'],
  ustur: vectors['emblems/ustur'],
  none: vectors['emblems/none'],
};

export interface FactionEmblemProps {
  /** An unknown faction shows the generic sign (`platform.md §3`). */
  readonly faction: Faction;
  /** CSS length of its sides. */
  readonly size?: string;
  readonly className?: string | undefined;
}

/** A faction's sign. Decorative: its name stands beside it. */
export function FactionEmblem({ faction, size = '1.5em', className }: FactionEmblemProps) {
  return (
    <img
      className={className}
      style={{ inlineSize: size, blockSize: size, flex: 'none' }}
      src={EMBLEMS[faction] ?? EMBLEMS.none}
      alt=""
      aria-hidden="true"
      draggable={false}
    />
  );
}
