import { Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@star-seekers/ui/button';
import styles from './trailer-invitation.module.css';
import player from './trailer-player.module.css';

export interface TrailerInvitationProps {
  readonly poster: string | undefined;
  /** Download size, if known. */
  readonly bytes: number | undefined;
  readonly onPlay: () => void;
}

/** A play button with the poster, for a trailer that does not start by itself. Nothing is loaded before a click. */
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
