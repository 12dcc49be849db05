import { Alert, Anchor, Button, List, Skeleton, Stack, Text } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { Member } from '#contract/account/account.ts';
import type { Expenditure, GoalsInForce } from '#contract/goals/goals.ts';
import { isMaternity } from '#domain/goals/maternity.ts';
import { useToday } from '#web/lib/clock.ts';
import { explain } from '#web/lib/errors.ts';
import { countText, formatDate, formatDayMonth, formatKcal } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';
import { changeParts, useMassUnit, type MassUnit } from '#web/lib/units/mass-unit.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { useAnswerCheckIn, useUnsentGoals } from '#web/goals/commands.ts';
import { useExpenditure } from '#web/goals/queries.ts';
import { MISSING_SENTENCES } from '#web/goals/why.ts';
import classes from './overview.module.css';

type Estimate = NonNullable<Expenditure['estimate']>;

const toNearest = (value: number, step: number): string => formatKcal(Math.round(value / step) * step);

function Answers({ checkIn }: { readonly checkIn: NonNullable<Expenditure['checkIn']> }) {
  const answer = useAnswerCheckIn();
  const waits = useUnsentGoals().checkIn;
  const refusal = answer.data?.kind === 'refused' ? answer.data.refusal.text : undefined;
  const fault = answer.error ? explain(answer.error).text : refusal;
  const isTaking = answer.isPending && answer.variables !== undefined;
  const isLeaving = answer.isPending && answer.variables === undefined;
  if (waits && !answer.isPending)
    return (
      <Text role="status">Your answer is saved on this device and will sync when you’re back online.</Text>
    );
  return (
    <>
      <div className={classes.answer}>
        <Button loading={isTaking} disabled={isLeaving} onClick={() => answer.mutate(checkIn.energyKcal)}>
          Use {formatKcal(checkIn.energyKcal)}
        </Button>
        <Button
          variant="default"
          loading={isLeaving}
          disabled={isTaking}
          onClick={() => answer.mutate(undefined)}
        >
          Keep {formatKcal(checkIn.previousKcal)}
        </Button>
      </div>
      {fault !== undefined && (
        <Alert color="red" role="alert" title="Not saved">
          {fault}
        </Alert>
      )}
    </>
  );
}

/** "Your trend fell 0.6 kg and you logged 12 of 14 days." */
function observedText({ history, days, loggedDays }: Expenditure, unit: MassUnit): string {
  const [first, last] = [history[0], history.at(-1)];
  const changeKg = first && last ? last.massKg - first.massKg : 0;
  const { value, unit: name } = changeParts(Math.abs(changeKg), unit);
  const size = `${Number(value.replace('+', '')).toFixed(1)} ${name}`;
  const trend = size.startsWith('0.0')
    ? 'Your weight held steady'
    : `Your weight trend ${changeKg < 0 ? 'fell' : 'rose'} ${size}`;
  return `${trend}, and you logged ${loggedDays} of ${days} days.`;
}

/** What the estimate is based on, and what other methods say. */
export function estimateText(answer: Expenditure, estimate: Estimate): string {
  const balance =
    answer.balanceKcal === null
      ? ''
      : ` A simple calculation (average calories eaten minus calories stored as weight) gives ${toNearest(answer.balanceKcal, 10)}.`;
  return `Measured: ${toNearest(estimate.expenditureKcal, 10)} kcal a day, based on ${answer.weighedDays} weigh-ins and ${answer.loggedDays} logged days. It’s likely between ${toNearest(estimate.lowKcal, 10)} and ${toNearest(estimate.highKcal, 10)} (95% interval). The formula gives ${toNearest(answer.formulaKcal, 10)}.${balance}`;
}

interface KnownProps {
  readonly estimate: Estimate;
  readonly answer: Expenditure;
  readonly goals: GoalsInForce;
  readonly unit: MassUnit;
}

function Offer({
  estimate,
  answer,
  goals,
  unit,
  checkIn,
}: KnownProps & { readonly checkIn: NonNullable<Expenditure['checkIn']> }) {
  const { energyKcal, previousKcal, isStepLimited } = checkIn;
  const changeKcal = energyKcal - previousKcal;
  const burned = toNearest(estimate.expenditureKcal, 10);
  const planned = formatKcal(goals.expenditureKcal);
  return (
    <>
      <p className={classes.headline}>
        {changeKcal > 0
          ? `You can eat ${formatKcal(changeKcal)} kcal more`
          : `Eat ${formatKcal(-changeKcal)} kcal less to stay on plan`}
      </p>
      <Text size="sm">
        {observedText(answer, unit)} You’re burning about {burned} kcal a day
        {burned === planned || answer.checkInHeld === 'settled' ? '' : `, not ${planned}`}.
        {isStepLimited &&
          ' Your target changes by no more than 150 kcal a week. The rest will follow at later check-ins.'}
      </Text>
      <p className={classes.change}>
        <span>{formatKcal(previousKcal)}</span>
        <IconArrowRight size="1.2em" aria-label="to" />
        <b>{formatKcal(energyKcal)} kcal a day</b>
      </p>
      <Answers checkIn={checkIn} />
    </>
  );
}

function Held({ estimate, answer, goals, unit, today }: KnownProps & { readonly today: string }) {
  const held = heldSentence(answer, today);
  const [burned, planned] = [toNearest(estimate.expenditureKcal, 10), formatKcal(goals.expenditureKcal)];
  return (
    <>
      <p className={classes.headline}>{burned} kcal a day, measured</p>
      <Text size="sm">
        {observedText(answer, unit)}
        {burned === planned || answer.checkInHeld === 'settled'
          ? ''
          : ` Your plan assumes you burn ${planned} kcal a day.`}
      </Text>
      {held !== undefined && <Text size="sm">{held}</Text>}
    </>
  );
}

function Silent({ answer, goals }: Pick<KnownProps, 'answer' | 'goals'>) {
  const { settings, screenedConditions, mode } = goals;
  const isSuggested = mode === 'computed' && !isMaternity([...settings.conditions, ...screenedConditions]);
  return (
    <Stack gap="sm">
      <p className={classes.headline}>Measure what you burn</p>
      <Text size="sm">
        After two weeks of weigh-ins and meals, the calories you actually burn will appear here.
        {isSuggested && ' Each week, we’ll use them to suggest a new target.'}
      </Text>
      <List size="sm" spacing="xs">
        {answer.missing.map((code) => (
          <List.Item key={code}>{MISSING_SENTENCES[code]}</List.Item>
        ))}
      </List>
      <Text size="sm" c="dimmed">
        {answer.days > 0 &&
          `So far: ${answer.weighedDays} of ${countText(answer.days, 'day')} with a weigh-in, ${answer.loggedDays} with all meals. `}
        <Anchor component={Link} to={paths.track('weight')} size="sm">
          Add weight
        </Anchor>
      </Text>
    </Stack>
  );
}

/** Why there is no new target even though the expenditure is known. */
function heldSentence({ checkInHeld, nextCheckInOn }: Expenditure, today: string): string | undefined {
  if (checkInHeld === 'by-hand') return 'You set your target manually, so we don’t suggest one.';
  if (checkInHeld === 'maternity')
    return 'Weight changes for other reasons during pregnancy and breastfeeding, so we don’t adjust your target to match.';
  if (checkInHeld === 'settled') return 'Your target already reflects the calories you burn.';
  if (checkInHeld === 'not-due' && nextCheckInOn !== null)
    return `The next check-in is on ${formatDate(nextCheckInOn, today)}.`;
  return undefined;
}

/** Measured expenditure, and once a week a matching target to accept or decline. */
export function CheckInCard({ goals, member }: { readonly goals: GoalsInForce; readonly member: Member }) {
  const today = useToday();
  const unit = useMassUnit(member.unitSystem);
  const { data: answer, error, isError } = useExpenditure();
  if (!answer) {
    return (
      <Card title="Weekly check-in">
        {isError ? <Text c="dimmed">{explain(error).text}</Text> : <Skeleton height="9rem" />}
      </Card>
    );
  }
  const { estimate, checkIn, history } = answer;
  const [first, last] = [history[0], history.at(-1)];
  const period =
    estimate && first && last ? `${formatDayMonth(first.date)} – ${formatDayMonth(last.date)}` : undefined;
  return (
    <Card title="Weekly check-in" tone={checkIn ? 'wash' : 'plain'} aside={period}>
      <Stack gap="sm">
        {!estimate && <Silent {...{ answer, goals }} />}
        {estimate && checkIn && <Offer {...{ estimate, answer, goals, unit, checkIn }} />}
        {estimate && !checkIn && <Held {...{ estimate, answer, goals, unit, today }} />}
      </Stack>
    </Card>
  );
}
