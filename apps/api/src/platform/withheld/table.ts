export interface WithheldTables {
  withheld: WithheldTable;
}

/** Something that an account gave up and that is not to be had for a while. */
export interface WithheldTable {
  /** SHA-256 of what it is, such as `name nova`: nothing here tells whose it was. */
  key: string;
  /** SHA-256 of the address whose owner may have it all the same; null: nobody. */
  holder: string | null;
  until: number;
}
