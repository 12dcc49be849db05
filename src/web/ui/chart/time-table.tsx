import { ScrollArea, Table } from '@mantine/core';

/** The figures of a time chart as rows to read: few enough to be read. */
export interface TimeRows {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A time chart as a table. */
export function TimeTable({ caption, head, rows }: TimeRows & { readonly caption: string }) {
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
          {rows.map(([first, ...cells]) => (
            <Table.Tr key={first}>
              <Table.Th scope="row">{first}</Table.Th>
              {cells.map((cell, index) => (
                <Table.Td key={head[index + 1]}>{cell}</Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollArea.Autosize>
  );
}
