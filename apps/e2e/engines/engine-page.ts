/** A page in a browser, as far as `pnpm engines` drives it: what every browser's driver can do. */
export interface EnginePage {
  /** Of the browser. */
  readonly version: string;
  /** Opens an address and waits until it has loaded. */
  goto(url: string): Promise<void>;
  /** Runs a function in the page, which sees only its arguments; they and the answer are plain data. */
  evaluate<Args extends unknown[], Result>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  /** Clicks with the mouse. @param x, y CSS pixels of the window */
  clickAt(x: number, y: number): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  /** What is seen in the window, as PNG. */
  picture(): Promise<Uint8Array>;
  /** Errors and warnings that the console has shown since the page was opened. */
  problems(): Promise<readonly string[]>;
  /** Ends the browser. */
  close(): Promise<void>;
}

/** Of every page, in CSS pixels. */
export const WINDOW = { width: 1280, height: 800 } as const;
