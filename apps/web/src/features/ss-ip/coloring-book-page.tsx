import { coloring } from '@star-seekers/art/coloring';
import { Button } from '@star-seekers/ui/button';
import { Printer } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import styles from './coloring-book-page.module.css';

/** Pages in the order of the book. */
const PAGES = ['redwing', 'gate', 'maul', 'twinmoon', 'crown', 'amberback', 'tarn-eel', 'gatecrow'] as const;

type PageName = (typeof PAGES)[number];

/** Pages of line art to print, all or one. The print shows nothing else of the hub. */
export function ColoringBookPage() {
  const { t } = useTranslation('ss-ip');
  const [printedPage, setPrintedPage] = useState<PageName>();
  const sheets = useRef<HTMLOListElement>(null);

  useEffect(() => {
    const showAll = () => setPrintedPage(undefined);
    addEventListener('afterprint', showAll);
    return () => removeEventListener('afterprint', showAll);
  }, []);

  const print = async (page?: PageName) => {
    flushSync(() => setPrintedPage(page));
    // A picture that is still loading would print as an empty sheet.
    const pictures = [...(sheets.current?.querySelectorAll('img') ?? [])];
    await Promise.allSettled(pictures.map((picture) => picture.decode()));
    window.print();
  };

  return (
    <Page className={styles.page}>
      <PageHeader
        kicker={t('book.kicker')}
        title={t('book.title')}
        lead={t('book.lead')}
        actions={
          <Button variant="primary" icon={<Printer aria-hidden="true" />} onClick={() => void print()}>
            {t('book.printAll')}
          </Button>
        }
      />
      <ol ref={sheets} className={styles.sheets}>
        {PAGES.map((page) => {
          const name = t(`book.pages.${page}`);
          const { webp, avif, width, height } = coloring[page];
          return (
            <li key={page} className={styles.sheet} data-left-out={(printedPage && printedPage !== page) || undefined}>
              <div className={styles.paper}>
                <picture>
                  <source srcSet={avif} type="image/avif" />
                  <img className={styles.drawing} src={webp} alt={name} width={width} height={height} />
                </picture>
                <p className={styles.name}>{name}</p>
              </div>
              <Button
                size="sm"
                icon={<Printer aria-hidden="true" />}
                aria-label={t('book.printLabel', { page: name })}
                onClick={() => void print(page)}
              >
                {t('book.print')}
              </Button>
            </li>
          );
        })}
      </ol>
    </Page>
  );
}
