import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './app-picture.module.css';

export interface AppPictureProps {
  readonly url: string;
  readonly alt: string;
}

/** A picture of the app, or a placeholder if it fails to load (`P2.80`). */
export function AppPicture({ url, alt }: AppPictureProps) {
  const { t } = useTranslation('ss-ip');
  const [failed, setFailed] = useState(false);
  if (failed) {
    return (
      <div className={styles.placeholder}>
        <ImageOff size="3rem" strokeWidth={1.25} aria-hidden="true" />
        <p>{t('app.pictureFailed')}</p>
        <p className={styles.name}>{alt}</p>
      </div>
    );
  }
  return (
    <img
      className={styles.picture}
      src={url}
      alt={alt}
      width={390}
      height={780}
      loading="lazy"
      draggable={false}
      onError={() => setFailed(true)}
    />
  );
}
