import { ScrollArea, Table } from '@mantine/core';
import { readLayer, type Layer } from './layers.ts';

interface ChartTableProps {
  readonly caption: string;
  readonly dates: readonly string[];
  readonly layers: readonly Layer[];
  readonly formatDay: (date: string) => string;
  readonly formatY: (y: number) => string;
}

const withoutLabel = (text: string, label: string): string => text.slice(label.length + 2);

/** The same figures as a chart, as rows to read. */
export function ChartTable({ caption, dates, layers, formatDay, formatY }: ChartTableProps) {
  return (
    <ScrollArea.Autosize mah="20rem" viewportProps={{ tabIndex: 0, 'aria-label': caption, role: 'region' }}>
      <Table captionSide="top" stickyHeader verticalSpacing="xs">
        <Table.Caption>{caption}</Table.Caption>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Day</Table.Th>
            {layers.map(({ label }) => (
              <Table.Th key={label} scope="col">
                {label}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {dates.map((date, index) => (
            <Table.Tr key={date}>
              <Table.Th scope="row">{formatDay(date)}</Table.Th>
              {layers.map((layer) => (
                <Table.Td key={layer.label}>
                  {withoutLabel(readLayer(layer, index, formatY), layer.label)}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollArea.Autosize>
  );
}
