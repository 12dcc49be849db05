import type { ReactNode } from 'react';
import { faqData } from './faq-data.ts';
import { PublicFrame } from '#site/frame/chrome.tsx';
import { OperatorBox } from '#site/frame/operator.tsx';
import { renderDocument, type PageView } from '#site/frame/document.tsx';

/** A page published by an admin. */
export interface ContentPage {
  readonly title: string;
  readonly description: string;
  /** Already sanitized. */
  readonly html: string;
  /** ISO 8601 instant. */
  readonly updatedAt: string;
}

interface Content {
  readonly page: ContentPage;
  readonly view: PageView;
  /** Content below the text, such as a form. */
  readonly extra?: ReactNode;
}

const FAQ = '/faq';

/** Pages on which readers look for the operator. */
const OPERATOR_PAGES = new Set(['/about', '/contact', '/privacy', '/terms']);

const dateOf = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

/** A page written by an admin, in the site's layout, as one HTML text. */
export const renderContent = ({ page, view, extra }: Content): string =>
  renderDocument({
    view,
    title: page.title,
    description: page.description,
    ...(view.path === FAQ && { linkedData: faqData(page.html) }),
    body: (
      <PublicFrame view={view}>
        <article className="content">
          <header>
            <h1>{page.title}</h1>
            {page.description && <p className="lead">{page.description}</p>}
          </header>
          <div className="prose" dangerouslySetInnerHTML={{ __html: page.html }} />
          {extra}
          {view.site.operator && OPERATOR_PAGES.has(view.path) && (
            <OperatorBox operator={view.site.operator} />
          )}
          <p className="updated">
            Last updated <time dateTime={page.updatedAt}>{dateOf.format(new Date(page.updatedAt))}</time>
          </p>
        </article>
      </PublicFrame>
    ),
  });
