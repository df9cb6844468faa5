const formats = new Map<string, Intl.NumberFormat>();

/**
 * How a language writes numbers. Each kind is made once: making one takes a phone several milliseconds, and a board has fifty rows.
 * @param language BCP 47
 */
export function numberFormat(language: string, options?: Intl.NumberFormatOptions): Intl.NumberFormat {
  const kind = language + JSON.stringify(options);
  let format = formats.get(kind);
  if (!format) {
    format = new Intl.NumberFormat(language, options);
    formats.set(kind, format);
  }
  return format;
}

/** A share as a language writes it: `75%`, `75 %`. @param hundredths of the whole */
export function percentText(language: string, hundredths: number): string {
  return numberFormat(language, { style: 'percent' }).format(hundredths / 100);
}
