import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './legal-article.module.css';

const LINE_WIDTHS = ['100%', '92%', '97%', '64%'];

/** Placeholder of three paragraphs. */
export function LegalSkeleton() {
  const { t } = useTranslation('common');
  return (
    <div role="status" aria-label={t('states.loading')} className={styles.skeleton}>
      {[0, 1, 2].map((paragraph) => (
        <div key={paragraph} className={styles.skeletonParagraph}>
          {LINE_WIDTHS.map((width) => (
            <Skeleton key={width} width={width} />
          ))}
        </div>
      ))}
    </div>
  );
}
