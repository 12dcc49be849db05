import { Divider, Stack, Title } from '@mantine/core';
import { useId, type ReactNode } from 'react';

/** A titled part of the registration form. */
export function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <Stack component="section" gap="md" aria-labelledby={id}>
      <Divider />
      <Title order={2} id={id}>
        {title}
      </Title>
      {children}
    </Stack>
  );
}
