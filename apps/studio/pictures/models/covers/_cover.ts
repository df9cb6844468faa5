/** Width and height of a cover's render: half as large again as its picture, for smooth edges. */
export const COVER = [960, 540] as const;
