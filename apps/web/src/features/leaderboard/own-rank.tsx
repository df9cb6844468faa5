import { LocateFixed } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '@star-seekers/ui/button';
import { numberFormat } from '@star-seekers/ui/number-format';
import { Skeleton } from '../../ui/skeleton.tsx';
import { OWN_ROW_ID } from './ranking-table.tsx';

export interface OwnRankProps {
  /** Null if the player is not on the board; undefined while loading. */
  readonly rank: number | null | undefined;
}

/** The player's own rank in a board's heading; a click scrolls to their row. */
export function OwnRank({ rank }: OwnRankProps) {
  const { t, i18n } = useTranslation('leaderboard');
  if (rank === undefined) return <Skeleton width="8.5rem" height="2.25rem" shape="block" />;
  if (rank === null) return <Badge>{t('own.unranked')}</Badge>;
  return (
    <Button size="sm" icon={<LocateFixed aria-hidden="true" />} onClick={goToOwnRow}>
      {t('own.rank', { rank: numberFormat(i18n.language).format(rank) })}
    </Button>
  );
}

function goToOwnRow(): void {
  const row = document.querySelector<HTMLElement>(`#${OWN_ROW_ID}`);
  row?.scrollIntoView({ block: 'center' });
  row?.focus({ preventScroll: true });
}
