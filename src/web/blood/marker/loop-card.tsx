import { Anchor, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { BloodLoop } from '#contract/blood/blood.ts';
import { MIN_DAYS } from '#domain/blood/diet/diet-intake.ts';
import { api } from '#web/lib/api.ts';
import { formatAmount } from '#domain/numbers/format-amount.ts';
import { countText, formatDate } from '#web/lib/format.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { formatLabValue } from '#domain/blood/marker-unit.ts';
import type { Reading } from '#web/blood/readings.ts';
import classes from './loop-card.module.css';
import { withUnit } from '#domain/numbers/with-unit.ts';
import { nameInSentence } from '#domain/words/name-in-sentence.ts';

type MarkerLoop = BloodLoop['markers'][number];
type Intake = NonNullable<MarkerLoop['diet']>['intakes'][number];

interface CardProps {
  readonly reading: Reading;
  readonly today: string;
}

interface LoopProps extends CardProps {
  readonly loop: MarkerLoop;
}

/** What a change since the previous draw means. */
function verdictOf({ verdict, isBetter }: NonNullable<MarkerLoop['move']>): string {
  if (verdict === 'within-noise') return 'Two tests can differ by this much even if nothing has changed.';
  if (verdict === 'unknown') return 'We don’t know how much this marker varies from test to test.';
  if (isBetter === null) return 'That’s likely a real change.';
  return isBetter
    ? 'That’s likely a real improvement.'
    : 'That’s likely a real change in the wrong direction.';
}

/** Whether it changed since the previous draw. */
function Move({ loop: { marker, latest, previous, move }, reading, today }: LoopProps) {
  if (!previous || !move) return null;
  const { unit, history } = reading;
  // With the report's decimals, which the answer doesn't include.
  const say = (one: NonNullable<MarkerLoop['previous']>) =>
    formatLabValue(
      history.find(({ date, value }) => date === one.collectedOn && value === one.value) ?? {
        ...one,
        marker,
      },
      unit,
    );
  const percent = Math.abs(move.changePercent).toFixed(0);
  const change = percent === '0' ? 'unchanged' : `${move.changePercent > 0 ? '+' : '−'}${percent}%`;
  return (
    <Text>
      <b>
        {say(previous)} → {withUnit(say(latest), unit)} ({change})
      </b>{' '}
      since {formatDate(previous.collectedOn, today)}. {change !== 'unchanged' && verdictOf(move)}
    </Text>
  );
}

function foodWords({ wanted, foods, unit }: Intake): string {
  const named = foods.map(({ name, times, amountEachTime, amountInAll }) =>
    wanted === 'more'
      ? `${name} (${formatAmount(amountEachTime)} ${unit} each time)`
      : `${name} (${formatAmount(amountInAll)} ${unit}, logged ${countText(times, 'time')})`,
  );
  return named.join(', ');
}

const tooFewDays = ({ dayCount: count, foods }: Intake): string =>
  count === 0
    ? foods.length > 0
      ? 'Not enough of your foods list it for a daily average.'
      : `None of your complete days have data on it yet. We need ${MIN_DAYS}.`
    : `Only ${countText(count, 'complete day')} in your food log ${count === 1 ? 'has' : 'have'} data on it. We need ${MIN_DAYS}.`;

function IntakeItem({ intake }: { readonly intake: Intake }) {
  const { name, unit, wanted, meanPerDay, dayCount, target, foods } = intake;
  const aim =
    target &&
    `${target.kind === 'at-least' ? 'at least' : 'no more than'} ${formatAmount(target.amount)} ${unit}`;
  return (
    <li className={classes.intake}>
      <b>
        {wanted === 'more' ? 'More' : 'Less'} {nameInSentence(name)}
      </b>
      <Text size="sm">
        {meanPerDay === null
          ? tooFewDays(intake)
          : `You averaged ${formatAmount(meanPerDay)} ${unit} a day over ${countText(dayCount, 'complete day')}`}
        {meanPerDay !== null && (aim ? `. Aim for ${aim}.` : '.')}
      </Text>
      {foods.length > 0 && (
        <Text size="sm">
          {wanted === 'more' ? 'You already eat: ' : 'Top sources: '}
          {foodWords(intake)}.
        </Text>
      )}
    </li>
  );
}

function Diet({ loop: { diet }, today }: Pick<LoopProps, 'loop' | 'today'>) {
  if (!diet) return null;
  return (
    <>
      <Text my="sm">{diet.rule}</Text>
      <ul className={classes.intakes}>
        {diet.intakes.map((intake) => (
          <IntakeItem key={`${intake.wanted} ${intake.nutrient}`} intake={intake} />
        ))}
      </ul>
      <Text size="sm">
        <b>Retest on or after {formatDate(diet.retestFrom, today)}</b>. A change takes about{' '}
        {diet.retestWeeks} weeks to show.
      </Text>
      <Text size="sm" c="dimmed" mt="xs">
        {diet.sources.map(({ label, doi }, index) => (
          <span key={label}>
            {index > 0 && ' · '}
            {doi === undefined ? (
              label
            ) : (
              <Anchor href={`https://doi.org/${doi}`} target="_blank" rel="noreferrer">
                {label}
              </Anchor>
            )}
          </span>
        ))}
      </Text>
    </>
  );
}

/** What the member eats that affects a marker, what would help, and whether the new test changed. */
export function LoopCard({ reading, today }: CardProps) {
  const marker = reading.marker.key;
  const { data, isPending } = useQuery({
    queryKey: ['blood', 'loop', marker, today],
    queryFn: () => api.blood.loop({ date: today, marker }),
  });
  if (isPending) return <Skeleton height="12rem" radius="lg" />;
  const loop = data?.markers.find((one) => one.marker === marker);
  // No advice if the ranges don't apply; the page says why.
  if (!loop || (!loop.diet && !loop.move)) return null;
  return (
    <Card title={loop.diet ? 'What you can do' : 'Since the last test'}>
      <Move {...{ loop, reading, today }} />
      <Diet {...{ loop, today }} />
    </Card>
  );
}
