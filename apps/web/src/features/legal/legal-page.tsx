import type { LegalBlock, LegalDocument, LegalSpan } from '@star-seekers/contracts';
import { LEGAL_PAGES, type LegalPage as LegalPageName } from '@star-seekers/contracts/legal-pages';
import { useQuery } from '@tanstack/react-query';
import { Languages } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink } from 'react-router';
import { api } from '../../shell/api.ts';
import { QueryError } from '../../shell/query-error.tsx';
import { queryKeys } from '../../shell/query-keys.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import legalArticle from './legal-article.module.css';
import styles from './legal-page.module.css';

/** A legal page with the operator's text. */
export function LegalPage({ page }: { readonly page: LegalPageName }) {
  const { t, i18n } = useTranslation('common');
  const { language } = i18n;
  const text = useQuery({
    queryKey: queryKeys.legal(page, language),
    queryFn: ({ signal }) => api('legalPage', { params: { page }, query: { language } }, { signal }),
  });
  const { data } = text;
  return (
    <Page>
      <PageHeader kicker={t('legal.kicker')} title={data?.title ?? t(`legal.pages.${page}`)} />
      <div className={styles.columns}>
        <LegalIndex blocks={data?.blocks ?? []} />
        {data && <LegalArticle document={data} />}
        {!data && (text.error ? <QueryError query={text} /> : <LegalSkeleton />)}
      </div>
    </Page>
  );
}

/** Links to the legal pages and to the sections of the open one. */
function LegalIndex({ blocks }: { readonly blocks: readonly LegalBlock[] }) {
  const { t } = useTranslation('common');
  const sections = sectionsOf(blocks);
  return (
    <div className={styles.index}>
      <nav aria-label={t('legal.label')}>
        <ul className={styles.pages}>
          {LEGAL_PAGES.map((page) => (
            <li key={page}>
              <NavLink to={`/${page}`} className={styles.page ?? ''}>
                {t(`legal.pages.${page}`)}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      {sections.length > 0 && (
        <nav aria-label={t('legal.onThisPage')} className={styles.contents}>
          <p className={styles.caption} aria-hidden="true">
            {t('legal.onThisPage')}
          </p>
          <ul className={styles.sections}>
            {sections.map(({ anchor, title }) => (
              <li key={anchor}>
                <Link to={{ hash: anchor }} className={styles.section}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}

/** The operator's text, rendered from plain data, never as markup. */
function LegalArticle({ document }: { readonly document: LegalDocument }) {
  const { t, i18n } = useTranslation('common');
  const { blocks, language } = document;
  return (
    <article className={legalArticle.article} lang={language} dir="auto">
      {language !== i18n.language && (
        <p className={legalArticle.note} lang={i18n.language}>
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
        <Heading id={anchor} className={legalArticle.heading}>
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
        <List className={legalArticle.list}>
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

const LINE_WIDTHS = ['100%', '92%', '97%', '64%'];

/** Placeholder of three paragraphs. */
function LegalSkeleton() {
  const { t } = useTranslation('common');
  return (
    <div role="status" aria-label={t('states.loading')} className={legalArticle.skeleton}>
      {[0, 1, 2].map((paragraph) => (
        <div key={paragraph} className={legalArticle.skeletonParagraph}>
          {LINE_WIDTHS.map((width) => (
            <Skeleton key={width} width={width} />
          ))}
        </div>
      ))}
    </div>
  );
}

interface LegalSection {
  readonly anchor: string;
  readonly title: string;
}

/** URL fragment of a block. */
function anchorOf(index: number): string {
  return `part-${index}`;
}

/** The level 2 headings as link targets. */
function sectionsOf(blocks: readonly LegalBlock[]): readonly LegalSection[] {
  return blocks.flatMap((block, index) =>
    block.kind === 'heading' && block.level === 2
      ? [{ anchor: anchorOf(index), title: block.spans.map(({ text }) => text).join('') }]
      : [],
  );
}
