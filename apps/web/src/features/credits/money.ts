import { numberFormat } from '@star-seekers/ui/number-format';

/** A price in US dollars as the player's language writes it: `$4.99`. */
export function formatUsd(dollars: number, language: string): string {
  const price = numberFormat(language, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
  }).format(dollars);
  // Arabic writes letters before the sign at the end of the price; there, a line from right to left would part them.
  return price.replace(/\p{L}\$$/u, '$&\u200e');
}
