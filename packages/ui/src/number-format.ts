const formats = new Map<string, Intl.NumberFormat>();

/**
 * Number format of a language. Cached, because creating one takes several milliseconds on a phone.
 * @param language BCP 47 tag
 */
export function numberFormat(language: string, options?: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = language + JSON.stringify(options);
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(language, options);
    formats.set(key, format);
  }
  return format;
}

/** A percentage in a language: `75%`, `75 %`. @param percent 0–100 */
export function percentText(language: string, percent: number): string {
  return numberFormat(language, { style: 'percent' }).format(percent / 100);
}
