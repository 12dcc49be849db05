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
    <Card title="Due">
      <Stack gap="md">
        {due.map((reminder) => (
          <Group key={reminder.id} justify="space-between" gap="sm">
            <div>
              <Anchor component={Link} to={reminder.link}>
                {reminder.title}
              </Anchor>
              <Text size="sm" c="dimmed">
                since {formatDate(reminder.dueOn, today)}
              </Text>
            </div>
            <Group gap="xs">
              <Button
                variant="default"
                aria-label={`Done: ${reminder.title}`}
                onClick={() => void settle(reminder, 'done')}
              >
                Done
              </Button>
              <Button
                variant="subtle"
                aria-label={`Not needed: ${reminder.title}`}
                onClick={() => void settle(reminder, 'dismissed')}
              >
                Not needed
              </Button>
            </Group>
          </Group>
        ))}
      </Stack>
    </Card>
  );
}
