/** What the dealer shows of a question that it puts: its text, and its options in the order in which they stand. */
export type ShownQuestion = {
  text: string;
  options: string[];
};

/** What the dealer shows beside the right option. */
export type ShownVerdict = {
  /** One line that tells why. */
  why: string;
  /** The place in the codex that tells more. */
  anchor: string;
};
