import { numberFormat } from '@star-seekers/ui/number-format';

/** A price in US dollars as the player's language writes it: `$4.99`. */
export function formatUsd(dollars: number, language: string): string {
  const price = numberFormat(language, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
  }).format(dollars);
  // Arabic prices end in letters and the sign; the mark keeps both together in right-to-left text.
  return price.replace(/\p{L}\$$/u, '$&\u200e');
}
