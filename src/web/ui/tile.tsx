import type { ReactNode } from 'react';
import { colorOf, type DataColor } from './colors.ts';
import classes from './tile.module.css';

interface TileProps {
  readonly title: string;
  readonly color: DataColor;
  /** The figure of the day. */
  readonly figure: ReactNode;
  /** How it went lately: a sparkline. */
  readonly children: ReactNode;
  readonly note: string;
}

/** One thing that is tracked: its figure, its last days, one line about them. */
export function Tile({ title, color, figure, children, note }: TileProps) {
  return (
    <section className={classes.tile} aria-label={title}>
      <h2 className={classes.title}>
        <span className={classes.dot} style={{ background: colorOf(color) }} aria-hidden />
        {title}
      </h2>
      <div>{figure}</div>
      {children}
      <p className={classes.note}>{note}</p>
    </section>
  );
}

/** Tiles in twos. */
export function Tiles({ children }: { readonly children: ReactNode }) {
  return <div className={classes.tiles}>{children}</div>;
}
