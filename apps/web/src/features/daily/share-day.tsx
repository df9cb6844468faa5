import type { Daily, DailyAttempt } from '@star-seekers/contracts';
import { numberFormat } from '@star-seekers/ui/number-format';
import { Button } from '@star-seekers/ui/button';
import { Copy, Download, Share2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { describeError } from '../../shell/describe-error.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { dayDate } from './day-date.ts';
import { medalsOf } from './light.ts';
import { drawShareCard } from './share-card.ts';
import styles from './share-day.module.css';

interface ShareDayProps {
  readonly daily: Daily;
  readonly attempts: readonly DailyAttempt[];
  readonly total: number;
}

/** Shares a day: a picture, and one sentence that says the same. */
export function ShareDay(props: ShareDayProps) {
  const { t } = useTranslation('daily');
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button icon={<Share2 aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('share.open')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('share.title')} size="md">
        <ShareCard {...props} />
      </Dialog>
    </div>
  );
}

function ShareCard({ daily, attempts, total }: ShareDayProps) {
  const { t, i18n } = useTranslation('daily');
  const { language } = i18n;
  const light = numberFormat(language).format(total);
  const date = dayDate(daily.day, language);
  const medals = medalsOf(attempts).length;
  const address = new URL('/daily', location.href);
  const sentence = t('share.sentence', { date, light, medals, done: attempts.length });
  const [picture, setPicture] = useState<{ readonly file: File; readonly url: string }>();
  useEffect(() => {
    let url: string | undefined;
    let isGone = false;
    const draw = async () => {
      const words = {
        title: t('title'),
        date,
        light: t('games.light', { count: total }),
        address: address.host,
      } as const;
      const blob = await drawShareCard(daily, attempts, { ...words, direction: i18n.dir(language) });
      if (isGone) return;
      url = URL.createObjectURL(blob);
      setPicture({ file: new File([blob], `${daily.day}.png`, { type: blob.type }), url });
    };
    draw().catch((error: unknown) => {
      toast({ kind: 'error', title: t('share.failed'), description: describeError(error) });
    });
    return () => {
      isGone = true;
      if (url !== undefined) URL.revokeObjectURL(url);
    };
  }, [attempts, daily, date, total, language, address.host, i18n, t]);
  const canShare = picture && 'canShare' in navigator && navigator.canShare({ files: [picture.file] });
  return (
    <div className={styles.card}>
      {picture ? (
        <img className={styles.picture} src={picture.url} alt={sentence} width="1200" height="630" />
      ) : (
        <Skeleton height="auto" shape="block" className={styles.picture} />
      )}
      <p>{sentence}</p>
      <div className={styles.actions}>
        {canShare && (
          <Button variant="primary" icon={<Share2 aria-hidden="true" />} onClick={() => void share(picture.file)}>
            {t('share.send')}
          </Button>
        )}
        {picture && (
          <a className={styles.save} href={picture.url} download={picture.file.name}>
            <Download aria-hidden="true" /> {t('share.save')}
          </a>
        )}
        <Button icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
          {t('share.copy')}
        </Button>
      </div>
    </div>
  );

  async function share(file: File): Promise<void> {
    // Who closes the sheet of the system has changed their mind.
    await navigator.share({ files: [file], text: `${sentence} ${address.href}` }).catch(() => undefined);
  }

  async function copy(): Promise<void> {
    const text = `${sentence} ${address.href}`;
    try {
      await navigator.clipboard.writeText(text);
      toast({ kind: 'success', title: t('share.copied') });
    } catch {
      toast({ kind: 'error', title: t('share.refused'), description: text });
    }
  }
}
