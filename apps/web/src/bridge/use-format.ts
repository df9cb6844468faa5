import { numberFormat } from '@star-seekers/ui/number-format';
import { slugs } from '@star-seekers/games/slugs';
import { useTranslation } from 'react-i18next';
import { absoluteTime } from '../i18n/absolute-time.ts';

/** Writes times, numbers and names of games in the language of the page. */
export function useFormat() {
  const { t, i18n } = useTranslation('catalog');
  const { language } = i18n;
  return {
    /** A name within a sentence of another direction. */
    isolated: (text: string) => `\u2068${text}\u2069`,
    time: (ms: number) => absoluteTime(ms, language),
    number: (value: number, most = 2) => numberFormat(language, { maximumFractionDigits: most }).format(value),
    dollars: (value: number) => numberFormat(language, { style: 'currency', currency: 'USD' }).format(value),
    seconds: (value: number) =>
      numberFormat(language, { style: 'unit', unit: 'second', maximumFractionDigits: 1 }).format(value),
    gigabytes: (value: number) =>
      numberFormat(language, { style: 'unit', unit: 'gigabyte', maximumFractionDigits: 1 }).format(value),
    percent: (share: number) => numberFormat(language, { style: 'percent' }).format(share),
    game: (id: number) => {
      const slug = slugs.get(id);
      return slug ? t(`${slug}.title`) : String(id);
    },
  };
}
