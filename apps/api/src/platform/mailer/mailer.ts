/** One e-mail to one address. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  /** Plain text; lines are not wrapped. */
  readonly text: string;
}

/** Delivers e-mails. */
export interface Mailer {
  /** Sends an e-mail. @throws {Error} that contains neither the address nor the text */
  send(mail: Mail): Promise<void>;
  close(): void;
}
