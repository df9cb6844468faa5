import type { CodexBlock } from '@star-seekers/content/codex';
import styles from './codex-blocks.module.css';
import { CodexSpans } from './codex-spans.tsx';

/** Paragraphs, quotes and lists of facts, set for reading. */
export function CodexBlocks({ blocks }: { readonly blocks: readonly CodexBlock[] }) {
  // oxlint-disable-next-line react/no-array-index-key -- an entry's text never changes
  return blocks.map((block, index) => <Block key={index} block={block} />);
}

function Block({ block }: { readonly block: CodexBlock }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p className={styles.paragraph}>
          <CodexSpans spans={block.spans} />
        </p>
      );
    case 'quote':
      return (
        <blockquote className={styles.quote}>
          <CodexSpans spans={block.spans} />
        </blockquote>
      );
    case 'facts':
      return (
        <dl className={styles.facts}>
          {block.facts.map(({ name, value }) => (
            <div key={name} className={styles.fact}>
              <dt className={styles.term}>{name}</dt>
              <dd>
                <CodexSpans spans={value} />
              </dd>
            </div>
          ))}
        </dl>
      );
  }
}
