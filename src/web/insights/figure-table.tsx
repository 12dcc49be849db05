import { Button, ScrollArea, Table } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import classes from './statistics.module.css';

export interface FigureColumn<Row> {
  readonly name: string;
  readonly cell: (row: Row) => ReactNode;
}

interface FigureTableProps<Row> {
  readonly caption: string;
  /** Header of the first column: "Source". */
  readonly head: string;
  readonly nameOf: (row: Row) => string;
  readonly columns: readonly FigureColumn<Row>[];
  readonly rows: readonly Row[];
  /** Empty state. */
  readonly empty: string;
}

const FIRST = 8;

/** Figures by source, page or feature; the first ones, and the rest on request. */
export function FigureTable<Row>({ caption, head, nameOf, columns, rows, empty }: FigureTableProps<Row>) {
  const [isWhole, setWhole] = useState(false);
  if (rows.length === 0) return <p className={classes.none}>{empty}</p>;
  return (
    <>
      <ScrollArea
        type="auto"
        offsetScrollbars="x"
        viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': caption }}
      >
        <Table verticalSpacing="xs" className={classes.table ?? ''}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{head}</Table.Th>
              {columns.map(({ name }) => (
                <Table.Th key={name} scope="col" className={classes.number ?? ''}>
                  {name}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.slice(0, isWhole ? rows.length : FIRST).map((row) => (
              <Table.Tr key={nameOf(row)}>
                <Table.Th scope="row" className={classes.name ?? ''} title={nameOf(row)}>
                  {nameOf(row)}
                </Table.Th>
                {columns.map(({ name, cell }) => (
                  <Table.Td key={name} className={classes.number ?? ''}>
                    {cell(row)}
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollArea>
      {rows.length > FIRST && !isWhole && (
        <Button variant="subtle" fullWidth onClick={() => setWhole(true)}>
          Show all {rows.length}
        </Button>
      )}
    </>
  );
}
