import { Button, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { LongevityAction } from '#contract/longevity.ts';
import { Card } from '#web/ui/card.tsx';
import { actionWords, pointsText } from './action-words.ts';

/** The one change with the most points for its effort. */
export function NextActionCard({ action }: { readonly action: LongevityAction }) {
  const { title, text, link } = actionWords(action);
  return (
    <Card title="Next best action" aside={pointsText(action.points)} tone="wash">
      <Stack gap="sm">
        <Text fw={600}>{title}</Text>
        <Text size="sm">{text}</Text>
        <Text size="sm" c="dimmed">
          The most points for the effort it takes, of all you track. The effort is this product’s judgement.
        </Text>
        <div>
          <Button component={Link} to={link.to} size="sm">
            {link.label}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
