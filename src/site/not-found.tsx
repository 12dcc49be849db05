import { PublicFrame } from './chrome.tsx';
import { renderDocument, type PageOptions } from './document.tsx';

/** The 404 page for visitors as one HTML text. */
export const renderNotFound = (options: PageOptions): string =>
  renderDocument({
    ...options,
    title: 'Page Not Found · Perennial',
    description: 'This page does not exist.',
    body: (
      <PublicFrame>
        <section className="notice">
          <h1>Page Not Found</h1>
          <p className="lead">The page you&apos;re looking for doesn&apos;t exist.</p>
          <a className="button large" href="/">
            Go to the start page
          </a>
        </section>
      </PublicFrame>
    ),
  });
