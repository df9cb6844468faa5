import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '@star-seekers/ui/button';

/** The button that continues a list; nothing at its end. */
export function Earlier({
  list,
}: {
  readonly list: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>;
}) {
  const { t } = useTranslation('bridge');
  if (!list.hasNextPage) return null;
  return (
    <Button size="sm" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
      {t('earlier')}
    </Button>
  );
}
