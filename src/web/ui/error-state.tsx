import { Alert, Button, Text } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';

interface ErrorStateProps {
  readonly title: string;
  readonly text: string;
  readonly onRetry?: () => void;
}

/** What happened, what is safe, what to do. */
export function ErrorState({ title, text, onRetry }: ErrorStateProps) {
  return (
    <Alert
      title={title}
      color="red"
      radius="lg"
      icon={<IconAlertCircle aria-hidden />}
      styles={{
        root: { background: 'var(--critical-wash)' },
        title: { color: 'var(--critical)' },
        icon: { color: 'var(--critical)' },
      }}
    >
      <Text>{text}</Text>
      {onRetry !== undefined && (
        <Button mt="md" variant="default" onClick={onRetry}>
          Try again
        </Button>
      )}
    </Alert>
  );
}
