/** A page of a browser, with the operations that every browser's driver has. */
export interface EnginePage {
  /** Version of the browser. */
  readonly version: string;
  /** Opens an address and waits until it has loaded. */
  goto(url: string): Promise<void>;
  /** Runs a function in the page. It has access only to its arguments; arguments and result are plain data. */
  evaluate<Args extends unknown[], Result>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  /** Clicks with the mouse. @param x, y CSS pixels of the window */
  clickAt(x: number, y: number): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  /** Screenshot of the window, as PNG. */
  screenshot(): Promise<Uint8Array>;
  /** Errors and warnings of the console since the page was opened. */
  problems(): Promise<readonly string[]>;
  /** Closes the browser. */
  close(): Promise<void>;
}

/** Size of every page, in CSS pixels. */
export const WINDOW = { width: 1280, height: 800 } as const;
