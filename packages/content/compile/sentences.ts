/** A sentence ends with its mark and the quotation mark after it; `2.1` and the German `1. Januar` do not end one. */
const SENTENCE =
  /(?:[^.!?。！？؟]|(?<=\d)\.(?=\d)|(?<=(?:^|[\s(„])\d{1,2})\.(?= \p{Lu}))+[.!?。！？؟…]*(?:["”“」』]|\s?»)?/gu;

/** The sentences of a text, in any of the languages. */
export function sentencesOf(text: string): string[] {
  return (text.match(SENTENCE) ?? []).map((sentence) => sentence.trim()).filter((sentence) => sentence !== '');
}
