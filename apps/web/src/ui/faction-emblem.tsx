import { vectors } from '@star-seekers/art/vectors';
import type { Faction } from '@star-seekers/contracts/faction';
import { Bot, Eye, type LucideIcon, Orbit, Shield } from 'lucide-react';
import { useState } from 'react';
import { Decoration } from './decoration.tsx';

const EMBLEMS: { readonly [key in Faction]: { readonly url: string; readonly Icon: LucideIcon } } = {
  mud: { url: vectors['emblems/mud'], Icon: Shield },
  oni: { url: vectors['emblems/oni'], Icon: Eye },
  ustur: { url: vectors['emblems/ustur'], Icon: Bot },
  none: { url: vectors['emblems/none'], Icon: Orbit },
};

export interface FactionEmblemProps {
  /** An unknown faction shows the generic emblem (`P3.3`). */
  readonly faction: Faction;
  /** CSS length of each side. */
  readonly size?: string;
  readonly className?: string | undefined;
}

/** A faction's emblem; an icon replaces a broken picture (`P3.3`). Decorative: the name is shown beside it. */
export function FactionEmblem({ faction, size = '1.5em', className }: FactionEmblemProps) {
  const { url, Icon } = EMBLEMS[faction] ?? EMBLEMS.none;
  const [failedUrl, setFailedUrl] = useState<string>();
  const box = { className, style: { inlineSize: size, blockSize: size, flex: 'none' }, 'aria-hidden': true } as const;
  if (failedUrl === url) return <Icon {...box} strokeWidth={1.5} />;
  return <Decoration {...box} src={url} onError={() => setFailedUrl(url)} />;
}
