/** A disc in the picture of the Skein, in parts of its width from its upper left corner. */
export interface SkeinPlace {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Where the picture of the Skein shows the Hub in the ring of the seventh gate, and the worlds behind the first six. */
export const SKEIN: { readonly hub: SkeinPlace; readonly worlds: readonly SkeinPlace[] } = {
  hub: { x: 0.5, y: 0.485, radius: 0.125 },
  worlds: [
    { x: 0.5, y: 0.125, radius: 0.068 },
    { x: 0.83, y: 0.275, radius: 0.064 },
    { x: 0.84, y: 0.665, radius: 0.06 },
    { x: 0.5, y: 0.835, radius: 0.05 },
    { x: 0.16, y: 0.665, radius: 0.066 },
    { x: 0.17, y: 0.275, radius: 0.056 },
  ],
};
