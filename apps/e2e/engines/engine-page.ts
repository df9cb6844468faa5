/** A page in a browser, as far as `pnpm engines` drives it: what every browser's driver can do. */
export interface EnginePage {
  /** Of the browser. */
  readonly version: string;
  /** Runs a function in the page, which sees only its arguments; they and the answer are plain data. */
  evaluate<Args extends unknown[], Result>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  /** Ends the browser. */
  close(): Promise<void>;
}
