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
  /** The rest of the note, left out where a tile is only a line. */
  readonly noteRest?: string | undefined;
  /** Nothing was logged lately: the note takes the place of the figure and the line. */
  readonly isEmpty?: boolean;
  /** The one-tap action. */
  readonly action?: ReactNode;
  /** The form that the action opens. */
  readonly form?: ReactNode;
}

/** One tracker: its figure, its last days, one line of text, one action. */
export function Tile(props: TileProps) {
  const { title, to, color, figure, children, note, noteRest, isEmpty = false, action, form } = props;
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
      {!isEmpty && <div className={classes.figure}>{figure}</div>}
      {!isEmpty && children !== undefined && <div className={classes.chart}>{children}</div>}
      <p className={classes.note}>
        {note}
        {noteRest !== undefined && <span className={classes.rest}>{noteRest}</span>}
      </p>
      {form}
    </section>
  );
}

/** A tile's line while its data is loading or unavailable. */
export const unknownNote = (error: unknown): string => (error === null ? ' ' : 'We couldn’t load this');

interface AddButtonProps {
  /** "Add sleep". */
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
  /** One card with a line for each. */
  readonly areRows?: boolean;
}

/** Tiles in twos, or as the lines of a card. */
export const Tiles = ({ children, areRows = false }: TilesProps) => (
  <div className={areRows ? `${classes.tiles} ${classes.rows}` : classes.tiles}>{children}</div>
);
