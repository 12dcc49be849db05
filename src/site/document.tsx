import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

export interface PageOptions {
  /** Address of the stylesheet that the build made of `site.css`. */
  readonly cssHref: string;
}

interface Page extends PageOptions {
  readonly title: string;
  readonly description: string;
  readonly body: ReactNode;
}

/** A whole public page: static HTML, no script. */
export function renderDocument({ title, description, body, cssHref }: Page): string {
  return `<!doctype html>${renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="description" content={description} />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#f7f5f0" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0e1512" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href={cssHref} />
      </head>
      <body>{body}</body>
    </html>,
  )}`;
}
