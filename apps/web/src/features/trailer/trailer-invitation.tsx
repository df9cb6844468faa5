import { Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@star-seekers/ui/button';
import styles from './trailer-invitation.module.css';
import player from './trailer-player.module.css';

export interface TrailerInvitationProps {
  readonly poster: string | undefined;
  /** How much is loaded, where it is known. */
  readonly bytes: number | undefined;
  readonly onPlay: () => void;
}

/** In the place of a trailer that does not start by itself: nothing of it is loaded yet. */
export function TrailerInvitation({ poster, bytes, onPlay }: TrailerInvitationProps) {
  const { t, i18n } = useTranslation('trailer');
  const size =
    bytes !== undefined &&
    new Intl.NumberFormat(i18n.language, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }).format(
      bytes / 1e6,
    );
  return (
    <>
      {poster && <img className={player.video} src={poster} alt="" />}
      <div className={styles.action}>
        <Button variant="primary" size="lg" icon={<Play aria-hidden="true" />} onClick={onPlay}>
          {t('invitation')}
          {size && ` · ${size}`}
        </Button>
      </div>
    </>
  );
}
