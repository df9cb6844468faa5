import { vectors } from '@star-seekers/art/vectors';
import type { RankTitle } from '@star-seekers/contracts/rank';
import { Decoration } from './decoration.tsx';

const INSIGNIA: { readonly [title in RankTitle]: string } = {
  Rookie: vectors['ranks/rookie'],
  Explorer: vectors['ranks/explorer'],
  Veteran: vectors['ranks/veteran'],
  Elite: vectors['ranks/elite'],
  Legend: vectors['ranks/legend'],
};

/** The badge of a rank title (`P4.3`). Decorative: the title is shown beside it. */
export function RankInsignia({ title, size = '2em' }: { readonly title: RankTitle; readonly size?: string }) {
  return (
    <Decoration style={{ inlineSize: size, blockSize: size, flex: 'none' }} src={INSIGNIA[title]} aria-hidden="true" />
  );
}
