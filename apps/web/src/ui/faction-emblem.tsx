import type { Faction } from '@star-seekers/contracts/constants';
import type { ComponentType, SVGProps } from 'react';
import { MudEmblem } from './emblems/mud-emblem.tsx';
import { OniEmblem } from './emblems/oni-emblem.tsx';
import { UnalignedEmblem } from './emblems/unaligned-emblem.tsx';
import { UsturEmblem } from './emblems/ustur-emblem.tsx';

const EMBLEMS: { readonly [key in Faction]: ComponentType<SVGProps<SVGSVGElement>> } = {
  mud: MudEmblem,
  oni: OniEmblem,
  ustur: UsturEmblem,
  none: UnalignedEmblem,
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
  const Emblem = EMBLEMS[faction] ?? UnalignedEmblem;
  return (
    <Emblem
      className={className}
      style={{ inlineSize: size, blockSize: size, flex: 'none' }}
      viewBox="0 0 128 128"
      aria-hidden="true"
    />
  );
}
