import { Alert, Anchor, Button, Group, List, Skeleton, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { Expenditure } from '#contract/goals/goals.ts';
import { useToday } from '#web/lib/clock.ts';
import { explain } from '#web/lib/errors.ts';
import { formatDate, formatKcal } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { Figure } from '#web/ui/figure.tsx';
import { useAnswerCheckIn, useUnsentGoals } from './commands.ts';
import { useExpenditure } from './queries.ts';
import { MISSING_SENTENCES } from './why.ts';

type Estimate = NonNullable<Expenditure['estimate']>;

const toNearest = (value: number, step: number): string => formatKcal(Math.round(value / step) * step);

function Offer({ checkIn }: { readonly checkIn: NonNullable<Expenditure['checkIn']> }) {
  const answer = useAnswerCheckIn();
  const waits = useUnsentGoals().checkIn;
  const refusal = answer.data?.kind === 'refused' ? answer.data.refusal.text : undefined;
  const fault = answer.error ? explain(answer.error).text : refusal;
  const isTaking = answer.isPending && answer.variables !== undefined;
  const isLeaving = answer.isPending && answer.variables === undefined;
  return (
    <Stack gap="md">
      <Text>
        Your target would go from <b>{formatKcal(checkIn.previousKcal)}</b> to{' '}
        <b>{formatKcal(checkIn.energyKcal)} kcal</b> a day.
        {checkIn.isStepLimited && ' It changes by at most 150 kcal a week. The rest follows.'}
      </Text>
      {waits && !answer.isPending ? (
        <Text role="status">Your answer is saved on this device. We’ll send it when you’re back online.</Text>
      ) : (
        <Group gap="md">
          <Button loading={isTaking} disabled={isLeaving} onClick={() => answer.mutate(checkIn.energyKcal)}>
            Accept
          </Button>
          <Button
            variant="default"
            loading={isLeaving}
            disabled={isTaking}
            onClick={() => answer.mutate(undefined)}
          >
            Not now
          </Button>
        </Group>
      )}
      {fault !== undefined && (
        <Alert color="red" role="alert" title="Not saved">
          {fault}
        </Alert>
      )}
    </Stack>
  );
}

function Known({ estimate, answer }: { readonly estimate: Estimate; readonly answer: Expenditure }) {
  return (
    <div>
      <Text>Your expenditure is</Text>
      <Figure size="hero" value={toNearest(estimate.expenditureKcal, 10)} unit="kcal a day" />
      <Text size="sm" c="dimmed">
        Based on {answer.weighedDays} weigh-ins and {answer.loggedDays} logged days: between{' '}
        {toNearest(estimate.lowKcal, 10)} and {toNearest(estimate.highKcal, 10)} (95% interval). The formula
        says {toNearest(answer.formulaKcal, 10)}.
        {answer.balanceKcal !== null &&
          ` Simple arithmetic (average intake minus weight gained) says ${toNearest(answer.balanceKcal, 10)}.`}
      </Text>
    </div>
  );
}

function Silent({ answer }: { readonly answer: Expenditure }) {
  return (
    <Stack gap="sm">
      <Text>
        After two weeks of weigh-ins and meals, the calories you actually burn appear here. From then on, we
        suggest a matching target every week.
      </Text>
      <List size="sm" spacing="xs">
        {answer.missing.map((code) => (
          <List.Item key={code}>{MISSING_SENTENCES[code]}</List.Item>
        ))}
      </List>
      <Text size="sm" c="dimmed">
        So far {answer.days} days: {answer.weighedDays} weighed, {answer.loggedDays} logged.{' '}
        <Anchor component={Link} to={paths.track('weight')} size="sm">
          Add a weight
        </Anchor>
      </Text>
    </Stack>
  );
}

/** Why no new target is offered although expenditure is known. */
function heldSentence({ checkInHeld, nextCheckInOn }: Expenditure, today: string): string | undefined {
  if (checkInHeld === 'by-hand') return 'You set your target manually, so we don’t suggest one.';
  if (checkInHeld === 'maternity')
    return 'During pregnancy and breastfeeding, your weight changes for other reasons too, so your target doesn’t follow it.';
  if (checkInHeld === 'settled') return 'Your target already fits this.';
  if (checkInHeld === 'not-due' && nextCheckInOn !== null)
    return `The next check-in is on ${formatDate(nextCheckInOn, today)}.`;
  return undefined;
}

/** Measured expenditure, and once a week a matching target to accept or decline. */
export function CheckInCard() {
  const today = useToday();
  const { data: answer, error, isError } = useExpenditure();
  if (!answer) {
    return (
      <Card title="Your expenditure">
        {isError ? <Text c="dimmed">{explain(error).text}</Text> : <Skeleton height="7rem" />}
      </Card>
    );
  }
  const { estimate, checkIn } = answer;
  const held = heldSentence(answer, today);
  return (
    <Card title={checkIn ? 'Weekly check-in' : 'Your expenditure'} tone={checkIn ? 'wash' : 'plain'}>
      <Stack gap="md">
        {estimate ? <Known estimate={estimate} answer={answer} /> : <Silent answer={answer} />}
        {checkIn && <Offer checkIn={checkIn} />}
        {estimate && held !== undefined && <Text size="sm">{held}</Text>}
      </Stack>
    </Card>
  );
}
