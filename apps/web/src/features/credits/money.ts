/** A price in US dollars as the player's language writes it: `$4.99`. */
export function formatUsd(dollars: number, language: string): string {
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
  }).format(dollars);
}
