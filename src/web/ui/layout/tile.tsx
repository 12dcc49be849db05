import { ActionIcon } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode, Ref } from 'react';
import { Link } from 'react-router';
import { colorOf, type DataColor } from '#web/ui/theme/colors.ts';
import classes from './tile.module.css';

interface TileProps {
  readonly title: string;
  /** Address of the full screen. */
  readonly to?: string;
  readonly color: DataColor;
  /** The figure of the day. */
  readonly figure: ReactNode;
  /** Recent values: a sparkline. */
  readonly children?: ReactNode;
  readonly note: string;
  /** The one-tap action. */
  readonly action?: ReactNode;
}

/** One tracker: its figure, its last days, one line of text, one action. */
export function Tile({ title, to, color, figure, children, note, action }: TileProps) {
  const name = (
    <>
      <span className={classes.dot} style={{ background: colorOf(color) }} aria-hidden />
      {title}
    </>
  );
  return (
    <section className={classes.tile} aria-label={title}>
      <div className={classes.head}>
        <h2 className={classes.title}>
          {to === undefined ? (
            name
          ) : (
            <Link to={to} className={classes.link}>
              {name}
            </Link>
          )}
        </h2>
        {action}
      </div>
      <div className={classes.figure}>{figure}</div>
      {children !== undefined && <div className={classes.chart}>{children}</div>}
      <p className={classes.note}>{note}</p>
    </section>
  );
}

/** A tile's line while its data is loading or unavailable. */
export const unknownNote = (error: unknown): string => (error === null ? ' ' : 'We couldn’t load this');

interface AddButtonProps {
  /** "Add a night". */
  readonly label: string;
  readonly onClick: () => void;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** Opens a tile's form. */
export const AddButton = ({ label, ...rest }: AddButtonProps) => (
  <ActionIcon size={36} variant="light" color="evergreen" radius="xl" aria-label={label} {...rest}>
    <IconPlus size={18} aria-hidden />
  </ActionIcon>
);

interface TilesProps {
  readonly children: ReactNode;
  /** On phones, one card with a line for each. */
  readonly areRows?: boolean;
}

/** Tiles in twos. */
export function Tiles({ children, areRows = false }: TilesProps) {
  return <div className={areRows ? `${classes.tiles} ${classes.rows}` : classes.tiles}>{children}</div>;
}
