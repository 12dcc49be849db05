import { Button, ScrollArea, Table } from '@mantine/core';
import { useState } from 'react';

/** Rows shown at first, and added each time. */
const PAGE = 100;

/** The figures of a chart as rows of text. */
export interface TableRows {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Figures as a table, a hundred rows at a time. */
export function RowsTable({ caption, head, rows }: TableRows & { readonly caption: string }) {
  const [shown, setShown] = useState(PAGE);
  return (
    <ScrollArea.Autosize mah="20rem" viewportProps={{ tabIndex: 0, 'aria-label': caption, role: 'region' }}>
      <Table captionSide="top" stickyHeader verticalSpacing="xs">
        <Table.Caption>{caption}</Table.Caption>
        <Table.Thead>
          <Table.Tr>
            {head.map((name) => (
              <Table.Th key={name} scope="col">
                {name}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.slice(0, shown).map(([first, ...cells], place) => (
            // Two readings on one day start the same.
            <Table.Tr key={place}>
              <Table.Th scope="row">{first}</Table.Th>
              {cells.map((cell, index) => (
                <Table.Td key={head[index + 1]}>{cell}</Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {rows.length > shown && (
        <Button variant="subtle" fullWidth onClick={() => setShown((was) => was + PAGE)}>
          Show {Math.min(PAGE, rows.length - shown)} more of {rows.length.toLocaleString('en-US')}
        </Button>
      )}
    </ScrollArea.Autosize>
  );
}
