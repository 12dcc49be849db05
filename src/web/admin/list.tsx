import { Button, Checkbox, ScrollArea, Table } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import classes from './list.module.css';

export interface Column<Row> {
  readonly name: string;
  readonly cell: (row: Row) => ReactNode;
  /** May be so long that it has to wrap. */
  readonly isLong?: boolean;
}

export interface Selection {
  readonly ids: ReadonlySet<string>;
  readonly set: (ids: ReadonlySet<string>) => void;
}

interface ListProps<Row> {
  /** Name of the list, for screen readers. */
  readonly caption: string;
  readonly rows: readonly Row[];
  /** The first column identifies the row. */
  readonly columns: readonly [Column<Row>, ...Column<Row>[]];
  /** The row's name in labels of checkboxes and buttons. */
  readonly nameOf: (row: Row) => string;
  readonly selection?: Selection;
  /** Loads the next page; undefined on the last. */
  readonly onMore?: (() => void) | undefined;
  readonly isFetching?: boolean;
}

/** Content of an empty cell. */
export const NONE = '–';

const WIDE = '(min-width: 62em)';

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const changed = new Set(ids);
  if (!changed.delete(id)) changed.add(id);
  return changed;
}

interface BoxProps {
  readonly id: string;
  readonly name: string;
  readonly selection: Selection;
}

function Box({ id, name, selection: { ids, set } }: BoxProps) {
  return (
    <Checkbox
      radius="xs"
      aria-label={`Choose ${name}`}
      checked={ids.has(id)}
      onChange={() => set(toggled(ids, id))}
    />
  );
}

type Parts<Row> = Pick<ListProps<Row>, 'caption' | 'rows' | 'columns' | 'nameOf' | 'selection'>;

function Wide<Row extends { readonly id: string }>({
  caption,
  rows,
  columns,
  nameOf,
  selection,
}: Parts<Row>) {
  const [first, ...rest] = columns;
  const areAll = rows.length > 0 && rows.every(({ id }) => selection?.ids.has(id));
  return (
    <ScrollArea
      type="auto"
      viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': `Table: ${caption}` }}
    >
      <Table verticalSpacing="sm" className={classes.table ?? ''} aria-label={caption}>
        <Table.Thead>
          <Table.Tr>
            {selection && (
              <Table.Th className={classes.check ?? ''}>
                <Checkbox
                  radius="xs"
                  aria-label="Choose all that are shown"
                  checked={areAll}
                  indeterminate={!areAll && selection.ids.size > 0}
                  onChange={() => selection.set(new Set(areAll ? [] : rows.map(({ id }) => id)))}
                />
              </Table.Th>
            )}
            {columns.map(({ name }) => (
              <Table.Th key={name} scope="col">
                {name}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={row.id}>
              {selection && (
                <Table.Td>
                  <Box id={row.id} name={nameOf(row)} selection={selection} />
                </Table.Td>
              )}
              <Table.Th scope="row">{first.cell(row)}</Table.Th>
              {rest.map(({ name, cell, isLong }) => (
                <Table.Td key={name} className={isLong ? (classes.long ?? '') : ''}>
                  {cell(row)}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollArea>
  );
}

function Cards<Row extends { readonly id: string }>({
  caption,
  rows,
  columns,
  nameOf,
  selection,
}: Parts<Row>) {
  const [first, ...rest] = columns;
  return (
    <ul className={classes.cards} aria-label={caption}>
      {rows.map((row) => (
        <li key={row.id} className={classes.card}>
          {selection && <Box id={row.id} name={nameOf(row)} selection={selection} />}
          <div className={selection ? classes.body : `${classes.body} ${classes.whole}`}>
            <div className={classes.head}>{first.cell(row)}</div>
            <dl className={classes.pairs}>
              {rest.map(({ name, cell }) => {
                const content = cell(row);
                // A dash keeps a table's column aligned; a card leaves empty fields out.
                return (
                  content !== NONE && (
                    <div key={name} className={classes.pair}>
                      <dt>{name}</dt>
                      <dd>{content}</dd>
                    </div>
                  )
                );
              })}
            </dl>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** An admin list: a dense table if there is room, cards on a phone; a button loads more. */
export function List<Row extends { readonly id: string }>({
  onMore,
  isFetching = false,
  ...parts
}: ListProps<Row>) {
  const isWide = useMediaQuery(WIDE, undefined, { getInitialValueInEffect: false });
  return (
    <>
      {isWide ? <Wide {...parts} /> : <Cards {...parts} />}
      {onMore && (
        <Button
          className={classes.foot ?? ''}
          variant="subtle"
          fullWidth
          loading={isFetching}
          onClick={onMore}
        >
          Show more
        </Button>
      )}
    </>
  );
}

/** The fields that narrow a list, the search first. */
export function Filters({ children }: { readonly children: ReactNode }) {
  return <div className={classes.filters}>{children}</div>;
}
