/** A temporary reservation: an old username, the dice cooldown of a mailbox, or a job that one process does at a time. */
export interface ReservationTable {
  /** SHA-256 of its description, such as `name nova`: nothing here identifies the account. */
  key: string;
  /** SHA-256 of the email address that is exempt; null for none. */
  holder: string | null;
  until: number;
}
