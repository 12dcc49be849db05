import { ActionIcon, Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
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
          <Group key={reminder.id} gap="xs" wrap="nowrap">
            <Text size="sm" flex={1}>
              <Anchor component={Link} to={reminder.link} inherit fw={600} c="bright">
                {reminder.title}
              </Anchor>
              , due {formatDate(reminder.dueOn, today)}
            </Text>
            <Button
              variant="light"
              size="compact-md"
              aria-label={`Done: ${reminder.title}`}
              onClick={() => void settle(reminder, 'done')}
            >
              Done
            </Button>
            <ActionIcon
              aria-label={`Not needed: ${reminder.title}`}
              title="Not needed"
              onClick={() => void settle(reminder, 'dismissed')}
            >
              <IconX size="1.1em" aria-hidden />
            </ActionIcon>
          </Group>
        ))}
      </Stack>
    </Card>
  );
}
