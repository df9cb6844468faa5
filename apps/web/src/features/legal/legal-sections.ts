import type { LegalBlock } from '@star-seekers/contracts';

export interface LegalSection {
  readonly anchor: string;
  readonly title: string;
}

/** URL fragment of a block. */
export function anchorOf(index: number): string {
  return `part-${index}`;
}

/** The level 2 headings as link targets. */
export function sectionsOf(blocks: readonly LegalBlock[]): readonly LegalSection[] {
  return blocks.flatMap((block, index) =>
    block.kind === 'heading' && block.level === 2
      ? [{ anchor: anchorOf(index), title: block.spans.map(({ text }) => text).join('') }]
      : [],
  );
}
