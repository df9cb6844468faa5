import type { LegalBlock, LegalDocument, LegalSpan } from '@star-seekers/contracts';
import { Languages } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './legal-article.module.css';
import { anchorOf } from './legal-sections.ts';

/** The operator's text, rendered from plain data, never as markup. */
export function LegalArticle({ document }: { readonly document: LegalDocument }) {
  const { t, i18n } = useTranslation('common');
  const { blocks, language } = document;
  return (
    <article className={styles.article} lang={language} dir="auto">
      {language !== i18n.language && (
        <p className={styles.note} lang={i18n.language}>
          <Languages size="1.1rem" aria-hidden="true" />
          {t('legal.writtenIn', { language: languageName(language, i18n.language) })}
        </p>
      )}
      {blocks.map((block, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the blocks of a document never change
        <Block key={index} block={block} anchor={anchorOf(index)} />
      ))}
    </article>
  );
}

function Block({ block, anchor }: { readonly block: LegalBlock; readonly anchor: string }): ReactNode {
  switch (block.kind) {
    case 'heading': {
      const Heading = block.level === 2 ? 'h2' : 'h3';
      return (
        <Heading id={anchor} className={styles.heading}>
          <Spans spans={block.spans} />
        </Heading>
      );
    }
    case 'paragraph':
      return (
        <p>
          <Spans spans={block.spans} />
        </p>
      );
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List className={styles.list}>
          {block.items.map((spans, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- as above
            <li key={index}>
              <Spans spans={spans} />
            </li>
          ))}
        </List>
      );
    }
  }
}

function Spans({ spans }: { readonly spans: readonly LegalSpan[] }): ReactNode {
  // oxlint-disable-next-line react/no-array-index-key -- as above
  return spans.map((span, index) => <Fragment key={index}>{renderSpan(span)}</Fragment>);
}

function renderSpan({ text, style, href }: LegalSpan): ReactNode {
  const content =
    style === 'strong' ? (
      <strong>{text}</strong>
    ) : style === 'emphasis' ? (
      <em>{text}</em>
    ) : style === 'code' ? (
      <code>{text}</code>
    ) : (
      text
    );
  if (href === undefined) return content;
  return href.startsWith('/') ? <Link to={href}>{content}</Link> : <a href={href}>{content}</a>;
}

function languageName(language: string, displayLanguage: string): string {
  return new Intl.DisplayNames(displayLanguage, { type: 'language' }).of(language) ?? language;
}
