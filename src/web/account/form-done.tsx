import { Stack } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';

/** Replaces a finished form. Takes the focus of its removed button, so that screen readers announce it. */
export function FormDone({ children }: { readonly children: ReactNode }) {
  const here = useRef<HTMLDivElement>(null);
  useEffect(() => here.current?.focus({ preventScroll: true }), []);
  return (
    <Stack gap="md" tabIndex={-1} ref={here}>
      {children}
    </Stack>
  );
}
