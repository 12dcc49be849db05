import { Skeleton } from '@mantine/core';
import { Columns } from '#web/ui/layout/columns.tsx';

/** Placeholder of a screen while its code loads: a heading and two cards. */
export function ScreenSkeleton() {
  return (
    <>
      <Skeleton height="var(--touch)" width="12rem" mb="lg" />
      <Columns
        columns={[
          <Skeleton key="first" height="16rem" radius="lg" />,
          <Skeleton key="second" height="16rem" radius="lg" />,
        ]}
      />
    </>
  );
}
