/** Types of the part of autocannon that the bench uses. The package has none. */
declare module 'autocannon' {
  export interface Request {
    method?: 'GET' | 'POST';
    path?: string;
    headers?: Record<string, string>;
    body?: string;
    setupRequest?: (request: Request) => Request;
    onResponse?: () => void;
  }

  export interface Options {
    url: string;
    connections: number;
    /** Seconds to wait for a response. */
    timeout?: number;
    /** Seconds; instead of `amount`. */
    duration?: number;
    /** Requests; instead of `duration`. */
    amount?: number;
    requests: Request[];
  }

  export interface Result {
    '2xx': number;
    non2xx: number;
    /** Includes `timeouts`. */
    errors: number;
    timeouts: number;
    /** Milliseconds. */
    latency: { p50: number; p99: number };
  }

  export default function autocannon(options: Options): Promise<Result>;
}
