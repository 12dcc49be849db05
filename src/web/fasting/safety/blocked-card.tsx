import { Button, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import {
  blockingAmong,
  blockSentence,
  type FastingBlock,
  type FastingCondition,
} from '#domain/fasting/screening.ts';
import { paths } from '#web/lib/paths.ts';
import { Card } from '#web/ui/layout/card.tsx';

interface BlockedCardProps {
  readonly blocks: readonly FastingBlock[];
  /** The member's latest answers. */
  readonly answered: readonly FastingCondition[];
  readonly onAnswerAgain: () => void;
}

/** Shown if fasting could do harm: why, whom to ask, and what remains available. */
export function BlockedCard({ blocks, answered, onAnswerAgain }: BlockedCardProps) {
  const fromAnswers = blockingAmong(answered).length > 0;
  const isFromScreening = blocks.some(
    (code) => code !== 'under-18' && code !== 'underweight' && !answered.some((each) => each === code),
  );
  return (
    <Card title="Not a good time to fast">
      <Stack gap="md">
        <Text>{blockSentence(blocks)}</Text>
        <Text c="dimmed">
          Regular meals are the better choice right now. Everything else still works, and your history is
          still here.
        </Text>
        <Group gap="sm">
          {fromAnswers && (
            <Button variant="default" onClick={onAnswerAgain}>
              Answer the questions again
            </Button>
          )}
          {isFromScreening && (
            <>
              <Button variant="default" component={Link} to={paths.updateGoals()}>
                Update your goals
              </Button>
              <Button variant="default" component={Link} to={paths.healthProfile()}>
                Open your health profile
              </Button>
            </>
          )}
        </Group>
      </Stack>
    </Card>
  );
}
