import { meanOf } from '#domain/numbers/statistics.ts';
import { Stack, Table, Text } from '@mantine/core';
import type { DietQualityAnswer } from '#contract/diet-quality.ts';
import { HIGH_DAY_LOAD, LOW_DAY_LOAD } from '#domain/diet-quality/day-glycemic-load.ts';
import { formatDate, formatTenth } from '#web/lib/format.ts';
import { SourceLinks } from '#web/ui/source-links.tsx';
import classes from './diet-quality.module.css';

const SOURCES = [
  { name: 'Glycemic index: Atkinson 2021', url: 'https://doi.org/10.1093/ajcn/nqab233' },
  {
    name: 'Glycemic load: Foster-Powell 2002',
    url: 'https://doi.org/10.1093/ajcn/76.1.5',
  },
];

interface LoadAuditProps {
  readonly loads: DietQualityAnswer['glycaemicLoads'];
  readonly today: string;
}

/** Explains the glycemic load: the formula, the typical indices, and every day. */
export function LoadAudit({ loads, today }: LoadAuditProps) {
  const mean = meanOf(loads.map(({ load }) => load)) ?? 0;
  return (
    <Stack gap="md">
      <Text size="sm">
        For each food, we multiply its glycemic index (glucose is 100) by its grams of carbs, not counting
        fiber, and divide by 100. For example, 52 g at an index of 45 is 23.4. A day’s load is the total for
        all its foods. Below {LOW_DAY_LOAD} is low, and above {HIGH_DAY_LOAD} is high.
      </Text>
      <Text size="sm">
        If a food’s index hasn’t been measured, we use the typical value for that type of food: vegetables 15,
        legumes 30, dairy 35, whole fruit 45, whole grains and pasta 52, sugar in drinks 65, white bread and
        rice 73. That part of the load is an estimate. Foods with no index at all are left out, so the day’s
        load is at least this high.
      </Text>
      <Table captionSide="top" verticalSpacing="xs" horizontalSpacing="xs" className={classes.table}>
        <Table.Caption>Each complete day</Table.Caption>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Day</Table.Th>
            <Table.Th scope="col">Estimated</Table.Th>
            <Table.Th scope="col">No index</Table.Th>
            <Table.Th scope="col">Load</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {loads.map(({ date, load, estimatedPercent, unknownPercent }) => (
            <Table.Tr key={date}>
              <Table.Th scope="row">{formatDate(date, today)}</Table.Th>
              <Table.Td>{Math.round(estimatedPercent)}%</Table.Td>
              <Table.Td>{Math.round(unknownPercent)}%</Table.Td>
              <Table.Td>{formatTenth(load)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
        <Table.Tfoot>
          <Table.Tr>
            <Table.Th scope="row" colSpan={3}>
              Average
            </Table.Th>
            <Table.Td>{formatTenth(mean)}</Table.Td>
          </Table.Tr>
        </Table.Tfoot>
      </Table>
      <SourceLinks sources={SOURCES} />
    </Stack>
  );
}
