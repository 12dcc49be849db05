import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useToday } from '#web/lib/clock.ts';
import { formatDate } from '#web/lib/format.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { settle, useDueReminders } from './queries.ts';

/** Due reminders, each with a link and one tap to settle it; nothing if there are none. */
export function DueRemindersCard() {
  const today = useToday();
  const due = useDueReminders(today);
  if (due.length === 0) return null;
  return (
    <Card title="Due" isBare>
      <Stack gap="md">
        {due.map((reminder) => (
          <div key={reminder.id}>
            <Anchor component={Link} to={reminder.link} fw={600} c="bright">
              {reminder.title}
            </Anchor>
            <Group justify="space-between" gap="xs" mb={-6}>
              <Text size="sm" c="dimmed">
                Since {formatDate(reminder.dueOn, today)}
              </Text>
              <Group gap={0}>
                <Button
                  variant="light"
                  size="compact-md"
                  aria-label={`Done: ${reminder.title}`}
                  onClick={() => void settle(reminder, 'done')}
                >
                  Done
                </Button>
                <Button
                  variant="subtle"
                  size="compact-md"
                  aria-label={`Not needed: ${reminder.title}`}
                  onClick={() => void settle(reminder, 'dismissed')}
                >
                  Not needed
                </Button>
              </Group>
            </Group>
          </div>
        ))}
      </Stack>
    </Card>
  );
}
