import type { ReactNode } from 'react';
import { LIVE_SOURCES, type LiveSource } from './live-sources.ts';
import type { SourceStatus } from './source-status.ts';
import classes from './sources.module.css';

interface SourceRowProps {
  readonly source: LiveSource;
  /** Undefined if it isn't connected. */
  readonly tone?: SourceStatus['tone'] | undefined;
  readonly text: string;
  /** It is announced when it changes. */
  readonly isLive?: boolean;
  readonly children: ReactNode;
}

/** The first letter of a source on a tile. */
export const SourceMark = ({ source, tone }: Pick<SourceRowProps, 'source' | 'tone'>) => (
  <span className={classes.mark} data-tone={tone} aria-hidden>
    {LIVE_SOURCES[source].name.charAt(0)}
  </span>
);

/** A source with its state, and what can be done with it. */
export const SourceRow = ({ source, tone, text, isLive = false, children }: SourceRowProps) => (
  <li className={classes.row} aria-label={LIVE_SOURCES[source].name}>
    <SourceMark source={source} tone={tone} />
    <div className={classes.what}>
      <div className={classes.name}>{LIVE_SOURCES[source].name}</div>
      <div className={classes.status} data-tone={tone} {...(isLive && { role: 'status' })}>
        {text}
      </div>
    </div>
    {children}
  </li>
);
