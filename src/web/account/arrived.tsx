import { Stack } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';

/** What stands in place of a form that is done: it takes the focus of the button that is gone, and is read out with it. */
export function Arrived({ children }: { readonly children: ReactNode }) {
  const here = useRef<HTMLDivElement>(null);
  useEffect(() => here.current?.focus({ preventScroll: true }), []);
  return (
    <Stack gap="md" tabIndex={-1} ref={here}>
      {children}
    </Stack>
  );
}
