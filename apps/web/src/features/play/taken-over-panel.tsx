import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** This tab lost the game to another one. */
export function TakenOverPanel({ onTakeBack }: { readonly onTakeBack: () => void }) {
  const { t } = useTranslation('play');
  return (
    <div role="alert">
      <EmptyState
        icon={<Copy />}
        title={t('takenOver.title')}
        message={t('takenOver.message')}
        action={
          <Button variant="primary" onClick={onTakeBack}>
            {t('takenOver.action')}
          </Button>
        }
      />
    </div>
  );
}
