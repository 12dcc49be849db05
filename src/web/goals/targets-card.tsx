import { Anchor, Skeleton, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useGoalsInForce } from '#web/lib/member/goals-in-force.ts';
import { useMember } from '#web/lib/member.ts';
import { paths } from '#web/lib/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { Steps } from '#web/ui/steps.tsx';
import { energySteps } from './energy-steps.ts';
import { limitSentence } from './why.ts';

/** Short explanation of the day's target. */
export function TargetsCard() {
  const { data: plan, isError } = useGoalsInForce();
  const { data: member } = useMember();
  if (isError) return null;
  return (
    <Card
      title="What your target rests on"
      aside={
        <Anchor component={Link} to={paths.goals()} size="sm" fw={600}>
          Goals
        </Anchor>
      }
    >
      {plan ? (
        <Stack gap="md">
          <Steps steps={energySteps({ plan, choices: plan, member })} />
          {plan.limits.map((code) => (
            <Text key={code} size="sm" c="dimmed">
              {limitSentence(code)}
            </Text>
          ))}
        </Stack>
      ) : (
        <Skeleton height="20rem" />
      )}
    </Card>
  );
}
