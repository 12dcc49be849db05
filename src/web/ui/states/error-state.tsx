import { Alert, Button, Text } from '@mantine/core';
import { IconAlertCircle, IconCloudOff } from '@tabler/icons-react';

interface ErrorStateProps {
  /** Tone of the error; a lost connection is nobody's fault and not critical. */
  readonly code?: string;
  readonly title: string;
  readonly text: string;
  readonly onRetry?: () => void;
  /** Space before what follows, outside of a layout that has its own. */
  readonly mb?: 'md';
  /** A link to continue; with a page load, since the login screen shows errors too and has no router. */
  readonly more?: { readonly to: string; readonly label: string };
}

/** What happened, what is safe, what to do. */
export function ErrorState({ code, title, text, onRetry, mb, more }: ErrorStateProps) {
  const offline = code === 'OFFLINE';
  const Mark = offline ? IconCloudOff : IconAlertCircle;
  const color = offline ? 'var(--ink)' : 'var(--critical)';
  return (
    <Alert
      title={title}
      color="red"
      radius="lg"
      {...(mb !== undefined && { mb })}
      icon={<Mark aria-hidden />}
      styles={{
        root: { background: offline ? 'var(--notice-wash)' : 'var(--critical-wash)' },
        title: { color },
        icon: { color },
      }}
    >
      <Text>{text}</Text>
      {onRetry !== undefined && (
        <Button mt="md" variant="default" onClick={onRetry}>
          Try again
        </Button>
      )}
      {more !== undefined && (
        <Button mt="md" component="a" href={more.to}>
          {more.label}
        </Button>
      )}
    </Alert>
  );
}
