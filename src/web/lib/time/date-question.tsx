import { SegmentedControl, Stack, Text } from '@mantine/core';
import { useId } from 'react';
import type { DateOrder } from '#domain/glucose-import/date-order.ts';
import { useToday } from '#web/lib/clock.ts';
import { formatDate } from '#web/lib/format.ts';

interface DateQuestionProps {
  /** The first day of the file, read in both orders. */
  readonly dayFirst: string;
  readonly monthFirst: string;
  /** Name of the file's first item: "reading". */
  readonly ofWhat: string;
  readonly onChoose: (order: DateOrder) => void;
}

/** Asks a file's owner about the order of ambiguous dates. */
export function DateQuestion({ dayFirst, monthFirst, ofWhat, onChoose }: DateQuestionProps) {
  const today = useToday();
  const id = useId();
  return (
    <Stack gap="sm">
      <Text fw={600} id={id}>
        What’s the date of the first {ofWhat}?
      </Text>
      <Text size="sm" c="dimmed">
        The dates in this file can be read two ways.
      </Text>
      <SegmentedControl
        fullWidth
        aria-labelledby={id}
        value=""
        data={[
          { value: 'day-first', label: formatDate(dayFirst, today) },
          { value: 'month-first', label: formatDate(monthFirst, today) },
        ]}
        onChange={(order) => onChoose(order === 'day-first' ? 'day-first' : 'month-first')}
      />
    </Stack>
  );
}
