import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import type { OutboxRow } from '#web/lib/outbox/outbox-rules.ts';
import { discardRejected, retryRejected } from '#web/lib/outbox/outbox.ts';

interface RejectedWritesProps {
  readonly rows: readonly OutboxRow[];
  readonly onClose: () => void;
}

/** Changes the server rejected and why, each with retry and discard. */
export function RejectedWrites({ rows, onClose }: RejectedWritesProps) {
  return (
    <Modal opened onClose={onClose} title="Not accepted" closeButtonProps={{ 'aria-label': 'Close' }}>
      <Stack gap="lg">
        {rows.map((row) => (
          <Stack key={row.id} gap="xs">
            <Text fw={600}>{row.label}</Text>
            <Text size="sm" c="dimmed">
              {row.rejected?.text}
            </Text>
            <Group gap="sm">
              <Button size="compact-md" variant="light" onClick={() => void retryRejected(row.id)}>
                Try again
              </Button>
              <Button
                size="compact-md"
                variant="subtle"
                color="gray"
                onClick={() => void discardRejected(row.id)}
              >
                Discard
              </Button>
            </Group>
          </Stack>
        ))}
      </Stack>
    </Modal>
  );
}
