import { Button, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import {
  blockingAmong,
  blockSentence,
  type FastingBlock,
  type FastingCondition,
} from '#domain/fasting/screening.ts';
import { paths } from '#web/lib/paths.ts';
import { Card } from '#web/ui/card.tsx';

interface BlockedCardProps {
  readonly blocks: readonly FastingBlock[];
  /** The member's last answers. */
  readonly answered: readonly FastingCondition[];
  readonly onAnswerAgain: () => void;
}

/** Where fasting could do harm it is not offered: why, whom to ask, and what stays as it is. */
export function BlockedCard({ blocks, answered, onAnswerAgain }: BlockedCardProps) {
  const fromAnswers = blockingAmong(answered).length > 0;
  const isToldElsewhere = blocks.some(
    (code) => code !== 'under-18' && code !== 'underweight' && !answered.some((each) => each === code),
  );
  return (
    <Card title="Not a time to fast">
      <Stack gap="md">
        <Text>{blockSentence(blocks)}</Text>
        <Text c="dimmed">
          Regular meals are a good plan, and everything else here works as before. What you tracked stays in
          your history.
        </Text>
        <Group gap="sm">
          {fromAnswers && (
            <Button variant="default" onClick={onAnswerAgain}>
              Answer the questions again
            </Button>
          )}
          {isToldElsewhere && (
            <>
              <Button variant="default" component={Link} to={paths.updateGoals()}>
                Change it with your goals
              </Button>
              <Button variant="default" component={Link} to={paths.healthProfile()}>
                Look at your health profile
              </Button>
            </>
          )}
        </Group>
      </Stack>
    </Card>
  );
}
