import { Button } from '@star-seekers/ui/button';
import { Compass } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** A link to another game. */
export function TryNext({ title, open }: { readonly title: string; readonly open: () => void }) {
  const { t } = useTranslation('games');
  return (
    <p>
      <Button size="sm" variant="ghost" icon={<Compass aria-hidden="true" />} onClick={open}>
        {t('screen.result.tryNext', { title })}
      </Button>
    </p>
  );
}
