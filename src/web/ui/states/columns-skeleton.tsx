import { Skeleton } from '@mantine/core';
import { Columns } from '#web/ui/layout/columns.tsx';

interface ColumnsSkeletonProps {
  /** Heights of the cards of each column, from the top, rem. */
  readonly heightsRem: readonly (readonly number[])[];
  readonly wide?: 'first' | 'none';
}

/** Placeholder of a screen's columns. */
export function ColumnsSkeleton({ heightsRem, wide = 'first' }: ColumnsSkeletonProps) {
  return (
    <Columns
      wide={wide}
      columns={heightsRem.map((column) =>
        column.map((height, index) => <Skeleton key={index} height={`${height}rem`} radius="lg" />),
      )}
    />
  );
}
