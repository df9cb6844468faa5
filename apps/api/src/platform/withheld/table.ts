/** Something that a deleted account gave up and that is reserved for a while. */
export interface WithheldTable {
  /** SHA-256 of its description, such as `name nova`: nothing here identifies the account. */
  key: string;
  /** SHA-256 of the email address whose owner may take it nevertheless; null: nobody. */
  holder: string | null;
  until: number;
}
