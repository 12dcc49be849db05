import { formatCount } from '#web/lib/format.ts';
import { Button, Checkbox, ScrollArea, Table, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { PlainList } from '#web/ui/lists/plain-list.tsx';
import { moreOf, PagedList, type PagedQuery } from '#web/lib/paged-list.tsx';
import { useIsWide } from '#web/ui/layout/screen-width.ts';
import classes from './list.module.css';

export interface Column<Row> {
  readonly name: string;
  readonly cell: (row: Row) => ReactNode;
  /** The column and direction that it is sorted by. */
  readonly sort?: { readonly by: string; readonly runs: 'ascending' | 'descending' };
  /** May be long and so has to wrap. */
  readonly isLong?: boolean;
  /** A card omits the name: the content speaks for itself. */
  readonly isNameless?: boolean;
}

/** The order of a list with sortable headers. */
export interface Order {
  readonly by: string;
  readonly set: (by: string) => void;
}

export interface Selection {
  readonly ids: ReadonlySet<string>;
  readonly set: (ids: ReadonlySet<string>) => void;
}

interface Listed {
  readonly id: string;
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
  readonly order?: Order;
}

/** Content of an empty cell. */
export const NONE = '–';

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
      aria-label={`Select ${name}`}
      checked={ids.has(id)}
      onChange={() => set(toggled(ids, id))}
    />
  );
}

interface HeadProps<Row> {
  readonly column: Column<Row>;
  readonly order: Order | undefined;
}

/** A column's header; a button if it sorts the list. */
function Head<Row>({ column: { name, sort }, order }: HeadProps<Row>) {
  if (!sort || !order) return <Table.Th scope="col">{name}</Table.Th>;
  const isCurrent = order.by === sort.by;
  const Arrow = sort.runs === 'ascending' ? IconArrowUp : IconArrowDown;
  return (
    <Table.Th scope="col" aria-sort={isCurrent ? sort.runs : 'none'}>
      <UnstyledButton className={classes.sort ?? ''} onClick={() => order.set(sort.by)}>
        {name}
        <Arrow size="1.1em" aria-hidden className={isCurrent ? '' : (classes.unsorted ?? '')} />
      </UnstyledButton>
    </Table.Th>
  );
}

function Wide<Row extends Listed>(props: ListProps<Row>) {
  const { caption, rows, columns, nameOf, selection, order } = props;
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
                  aria-label="Select all shown"
                  checked={areAll}
                  indeterminate={!areAll && selection.ids.size > 0}
                  onChange={() => selection.set(new Set(areAll ? [] : rows.map(({ id }) => id)))}
                />
              </Table.Th>
            )}
            {columns.map((column) => (
              <Head key={column.name} column={column} order={order} />
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

function Cards<Row extends Listed>(props: ListProps<Row>) {
  const { caption, rows, columns, nameOf, selection } = props;
  const [first, ...rest] = columns;
  return (
    <PlainList aria-label={caption}>
      {rows.map((row) => (
        <li key={row.id} className={classes.card}>
          {selection && <Box id={row.id} name={nameOf(row)} selection={selection} />}
          <div className={selection ? classes.body : `${classes.body} ${classes.whole}`}>
            <div className={classes.head}>{first.cell(row)}</div>
            <dl className={classes.pairs}>
              {rest.map(({ name, cell, isNameless }) => {
                const content = cell(row);
                // A dash keeps a table's column aligned; a card omits empty fields.
                return (
                  content !== NONE && (
                    <div key={name} className={classes.pair}>
                      {isNameless ? <VisuallyHidden component="dt">{name}</VisuallyHidden> : <dt>{name}</dt>}
                      <dd>{content}</dd>
                    </div>
                  )
                );
              })}
            </dl>
          </div>
        </li>
      ))}
    </PlainList>
  );
}

/** An admin list: a dense table if there is room, cards on a phone. */
export function List<Row extends Listed>(props: ListProps<Row>) {
  const isWide = useIsWide();
  return isWide ? <Wide {...props} /> : <Cards {...props} />;
}

interface QueryListProps<Row> extends ListProps<Row> {
  readonly query: PagedQuery;
  /** Text if no row matches. */
  readonly empty: string;
  /** How many rows match in all. */
  readonly total?: number | undefined;
  readonly height?: string;
}

/** An admin list loaded page by page; a button loads more. */
export function QueryList<Row extends Listed>({ query, empty, total, height, ...list }: QueryListProps<Row>) {
  const more = moreOf(query);
  const nothing = (
    <Text c="dimmed" role="status">
      {empty}
    </Text>
  );
  return (
    <PagedList query={query} count={list.rows.length} empty={nothing} {...(height && { height })}>
      {total !== undefined && (
        <Text size="sm" c="dimmed" mb="xs" role="status">
          {formatCount(total)} in total
        </Text>
      )}
      <List {...list} />
      {more && (
        <Button className={classes.foot ?? ''} variant="subtle" fullWidth {...more}>
          Show more
        </Button>
      )}
    </PagedList>
  );
}

/** Filter fields of a list, the search first. */
export function Filters({ children }: { readonly children: ReactNode }) {
  return <div className={classes.filters}>{children}</div>;
}
