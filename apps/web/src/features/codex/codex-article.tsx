import type { CodexBlock, CodexEntry, CodexSpan } from '@star-seekers/content/codex';
import { Kicker } from '@star-seekers/ui/kicker';
import { ArrowLeft, ArrowRight, Link2, List } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { FactionEmblem } from '../../ui/faction-emblem.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import styles from './codex-article.module.css';
import { useCodex, useCodexLanguage } from './loaded-codex.ts';

/** One codex entry with its sections. */
export function CodexArticle({ entry }: { readonly entry: CodexEntry }) {
  const { t, i18n } = useTranslation(['codex', 'common']);
  const written = useCodexLanguage();
  const { id, title, category, faction, summary, lead, sections } = entry;
  return (
    <article className={styles.article} aria-labelledby={id} data-faction-scope={faction}>
      <LinkButton
        to={{ hash: 'codex' }}
        variant="ghost"
        size="sm"
        className={styles.back}
        icon={<List aria-hidden="true" />}
      >
        {t('backToIndex')}
      </LinkButton>
      <Kicker className={styles.kicker}>
        {faction && <FactionEmblem faction={faction} size="1.6em" />}
        {t(`categories.${category}`)}
        {faction && ` · ${t(`common:factions.${faction}`)}`}
      </Kicker>
      {written.lang !== i18n.language && <p className={styles.note}>{t('inEnglish')}</p>}
      <div {...written}>
        <h3 id={id} tabIndex={-1} className={styles.title}>
          {title}
        </h3>
        <p className={styles.summary}>{summary}</p>
        <div className={styles.lead}>
          <CodexBlocks blocks={lead} />
        </div>
        {sections.map(({ anchor, heading, blocks }) => (
          <section key={anchor} aria-labelledby={anchor} className={styles.section}>
            <h4 id={anchor} tabIndex={-1} className={styles.heading}>
              {heading}
              <Link
                to={{ hash: anchor }}
                preventScrollReset
                className={styles.anchor}
                aria-label={t('linkTo', { heading })}
              >
                <Link2 size="1.1rem" aria-hidden="true" />
              </Link>
            </h4>
            <CodexBlocks blocks={blocks} />
          </section>
        ))}
      </div>
      <Neighbours entry={entry} />
    </article>
  );
}

/** The entries before and after, in reading order. */
function Neighbours({ entry }: { readonly entry: CodexEntry }) {
  const { t } = useTranslation('codex');
  const { codex } = useCodex();
  const written = useCodexLanguage();
  const index = codex.indexOf(entry);
  const [previous, next] = [codex[index - 1], codex[index + 1]];
  return (
    <nav className={styles.neighbours} aria-label={t('neighbors')}>
      {previous && (
        <Link to={{ hash: previous.id }} preventScrollReset className={styles.neighbour}>
          <span className={styles.direction}>
            <ArrowLeft size="1em" aria-hidden="true" />
            {t('previous')}
          </span>
          <span {...written}>{previous.title}</span>
        </Link>
      )}
      {next && (
        <Link to={{ hash: next.id }} preventScrollReset className={`${styles.neighbour} ${styles.next}`}>
          <span className={styles.direction}>
            {t('next')}
            <ArrowRight size="1em" aria-hidden="true" />
          </span>
          <span {...written}>{next.title}</span>
        </Link>
      )}
    </nav>
  );
}

/** Paragraphs, quotes and lists of facts, set for reading. */
function CodexBlocks({ blocks }: { readonly blocks: readonly CodexBlock[] }) {
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

/** Text with emphasis and links to other places of the codex. */
function CodexSpans({ spans }: { readonly spans: readonly CodexSpan[] }) {
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
