import type { ReactNode } from 'react';
import { PublicFrame } from './chrome.tsx';
import { renderDocument, type PageView } from './document.tsx';

interface Notice {
  readonly view: PageView;
  readonly title: string;
  readonly text: string;
  readonly isAlert?: boolean;
  /** What to do next. */
  readonly children: ReactNode;
}

/** A page that says one thing and isn't listed. */
export const renderNotice = ({ view, title, text, isAlert = false, children }: Notice): string =>
  renderDocument({
    view,
    title,
    description: text,
    isListed: false,
    body: (
      <PublicFrame view={view}>
        <section className="notice" role={isAlert ? 'alert' : undefined}>
          <h1>{title}</h1>
          <p className="lead">{text}</p>
          {children}
        </section>
      </PublicFrame>
    ),
  });
