import { useDocumentTitle } from '@mantine/hooks';
import { use, useEffect, useRef, type ReactNode } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { screenTitle } from '#web/ui/theme/site-name.ts';
import { HeaderAction } from './header-action.ts';
import classes from './page-header.module.css';

interface PageHeaderProps {
  readonly title: string;
  /** The browser's title, if the heading is a greeting. */
  readonly documentTitle?: string;
  readonly text?: string;
  /** On phones, a quiet line above the content, which takes the lead. */
  readonly isQuiet?: boolean;
  /** A single list or form follows, which wide screens mustn't stretch. */
  readonly isShort?: boolean;
  /** The date switcher on dated screens, always in this position. */
  readonly children?: ReactNode;
}

/** After a change of screen its heading takes the focus, as after a page load; the first page leaves the focus alone. */
function useArrival() {
  const heading = useRef<HTMLHeadingElement>(null);
  // How the screen was reached matters only at first: the day in view changes under the same heading.
  const arrival = useRef({
    isFirstPage: useLocation().key === 'default',
    isReturn: useNavigationType() === 'POP',
  });
  useEffect(() => {
    if (arrival.current.isFirstPage) return;
    heading.current?.focus({ preventScroll: true });
    if (!arrival.current.isReturn) scrollTo(0, 0);
  }, []);
  return heading;
}

/** Header of every screen: document title, the heading that takes the focus on arrival, and content at its right. */
export function PageHeader({
  title,
  documentTitle = title,
  text,
  isQuiet = false,
  isShort = false,
  children,
}: PageHeaderProps) {
  useDocumentTitle(screenTitle(documentTitle));
  const heading = useArrival();
  return (
    <header className={`${classes.header} ${isQuiet ? classes.quiet : isShort ? classes.short : ''}`}>
      <div className={classes.text}>
        <h1 className={classes.title} tabIndex={-1} ref={heading}>
          {title}
        </h1>
        {text !== undefined && <p className={classes.sub}>{text}</p>}
      </div>
      <div className={classes.action}>{use(HeaderAction)}</div>
      {children}
    </header>
  );
}
