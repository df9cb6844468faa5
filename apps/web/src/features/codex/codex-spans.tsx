import type { CodexSpan } from '@star-seekers/content/codex';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './codex-spans.module.css';

/** Text with emphasis and links to other places of the codex. */
export function CodexSpans({ spans }: { readonly spans: readonly CodexSpan[] }) {
  // oxlint-disable-next-line react/no-array-index-key -- an entry's text never changes
  return spans.map((span, index) => <Span key={index} {...span} />);
}

function Span({ text, style, to }: CodexSpan): ReactNode {
  const content = style === 'strong' ? <strong>{text}</strong> : style === 'emphasis' ? <em>{text}</em> : text;
  if (!to) return content;
  return (
    <Link to={{ hash: to }} preventScrollReset className={styles.link}>
      {content}
    </Link>
  );
}
