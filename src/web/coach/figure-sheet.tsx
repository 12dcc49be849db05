import { shownText } from '#domain/coach/format-number.ts';
import { Drawer, Table, Text } from '@mantine/core';
import { useToday } from '#web/lib/clock.ts';
import { formatCount, formatDate } from '#web/lib/format.ts';
import classes from './coach.module.css';
import type { Figure } from './figure-chip.tsx';
import { unitAfter } from '#domain/numbers/with-unit.ts';

interface FigureSheetProps {
  readonly figure: Figure | undefined;
  readonly opened: boolean;
  readonly onClose: () => void;
}

type Row = Figure['rows'][number];

/** A day, or a group such as a weekday or a food. */
function RowName({ row: { date, label }, today }: { readonly row: Row; readonly today: string }) {
  const day = date === null ? undefined : formatDate(date, today);
  const isGroup = label !== null && label !== date;
  return (
    <>
      {isGroup ? label : (day ?? '')}
      {isGroup && day !== undefined && <small className={classes.rowDay}>{day}</small>}
    </>
  );
}

/** The rows that a figure was calculated from. */
export function FigureSheet({ figure, opened, onClose }: FigureSheetProps) {
  const today = useToday();
  return (
    <Drawer
      opened={opened && figure !== undefined}
      onClose={onClose}
      position="right"
      size="24rem"
      title="Behind this number"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {figure && (
        <>
          <p className={classes.behind}>
            <span className={classes.behindNumber}>{figure.shown.number}</span>
            {unitAfter(figure.shown.unit)}
          </p>
          <Text c="dimmed" size="sm" mb="md">
            {figure.label}
          </Text>
          {figure.rows.length > 0 && (
            <Table aria-label="Behind this number" verticalSpacing="xs">
              <Table.Tbody>
                {figure.rows.map((row, at) => (
                  <Table.Tr key={`${row.date} ${row.at} ${row.label} ${at}`}>
                    <Table.Td>
                      <RowName row={row} today={today} />
                    </Table.Td>
                    <Table.Td ta="end">
                      <b>{shownText(row.shown)}</b>
                    </Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          )}
          {figure.rowCount > figure.rows.length && (
            <Text c="dimmed" size="sm" mt="sm">
              {formatCount(figure.rows.length)} of {formatCount(figure.rowCount)} rows
            </Text>
          )}
        </>
      )}
    </Drawer>
  );
}
