import { Table } from '@mantine/core';
import type { PanelValue } from '#contract/blood/blood.ts';
import { markerOf } from '#domain/blood/markers.ts';
import { Card } from '#web/ui/card.tsx';

function reasonOf({ marker, value, specimen }: PanelValue): string {
  if (marker === null) return 'Not known here';
  if (value === null) return 'No number';
  if (specimen !== null && specimen !== markerOf(marker).specimen) return `Measured in ${specimen}`;
  return 'Unit not known';
}

/** What is kept and shown, but not judged. */
export function UnjudgedCard({ values }: { readonly values: readonly PanelValue[] }) {
  const unjudged = values.filter(({ marker, canonicalValue }) => marker === null || canonicalValue === null);
  if (unjudged.length === 0) return null;
  return (
    <Card title="Kept, not judged">
      <Table verticalSpacing="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Name</Table.Th>
            <Table.Th scope="col">Value</Table.Th>
            <Table.Th scope="col">Why</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {unjudged.map((value, index) => (
            // Two lines of a report may say the same.
            <Table.Tr key={index}>
              <Table.Th scope="row">{value.name}</Table.Th>
              <Table.Td>
                {value.text} {value.unit}
              </Table.Td>
              <Table.Td>{reasonOf(value)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Card>
  );
}
