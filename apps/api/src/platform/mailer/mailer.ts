/** One letter to one address. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  /** Plain text; lines are not wrapped. */
  readonly text: string;
}

/** Where letters go. */
export interface Mailer {
  /** Hands a letter over. @throws {Error} that names neither the address nor the letter */
  send(mail: Mail): Promise<void>;
  close(): void;
}
