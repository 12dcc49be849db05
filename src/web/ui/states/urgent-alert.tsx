import { Alert, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';

/** Something to do now, in the critical color. */
export function UrgentAlert({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <Alert
      title={title}
      color="red"
      radius="md"
      icon={<IconAlertTriangle aria-hidden />}
      styles={{
        root: { background: 'var(--critical-wash)' },
        title: { color: 'var(--critical)' },
        icon: { color: 'var(--critical)' },
      }}
    >
      <Text size="sm">{text}</Text>
    </Alert>
  );
}
