/** Attempts in the current window, one row per key: `login:address:…`. */
export interface RateLimitTable {
  key: string;
  attempts: number;
  window_ends_at: number;
}
