import { Alert, Button, Stack, Text } from '@mantine/core';
import { IconShieldCheck } from '@tabler/icons-react';
import { Fragment } from 'react';
import { Link } from 'react-router';
import type { GoalsInForce } from '#contract/goals/goals.ts';
import { SCREENS } from '#domain/screens/screens.ts';
import { useToday } from '#web/lib/clock.ts';
import { explain } from '#web/lib/errors.ts';
import { formatDate, formatGrams, formatKcal } from '#web/lib/format.ts';
import { useGoalsInForce } from '#web/lib/member/goals-in-force.ts';
import { useMember } from '#web/lib/member.ts';
import { paths } from '#web/lib/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { ColumnsSkeleton } from '#web/ui/columns-skeleton.tsx';
import { Columns } from '#web/ui/columns.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Figure } from '#web/ui/figure.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SourceLinks } from '#web/ui/source-links.tsx';
import { SplitBar } from '#web/ui/gauges/split-bar.tsx';
import { Steps } from '#web/ui/steps.tsx';
import { CheckInCard } from './check-in-card.tsx';
import { useUnsentGoals } from './commands.ts';
import { energySteps, macroSteps } from './energy-steps.ts';
import { HabitsCard } from './habits-card.tsx';
import { shareOf, SPLIT_PARTS } from './macro-split.ts';
import { ProgressCard } from './progress-card.tsx';
import { WEEKDAYS } from './week-offsets.ts';
import { WeightGoalCard } from './weight-goal-card.tsx';
import { EQUATION_NAMES, limitSentence, SOURCES } from './why.ts';

/** "Mon 1,790, Tue 1,790, … Sat 2,150", if days differ. */
function weekText({ weekdayEnergiesKcal, weekdayOffsetsKcal }: GoalsInForce): string | undefined {
  if (weekdayOffsetsKcal.every((offset) => offset === 0)) return undefined;
  const days = WEEKDAYS.map(
    (day, index) => `${day.slice(0, 3)} ${formatKcal(weekdayEnergiesKcal[index] ?? 0)}`,
  );
  return `${days.join(', ')} kcal.`;
}

function Target({ goals }: { readonly goals: GoalsInForce }) {
  const today = useToday();
  const week = weekText(goals);
  const since = goals.validFrom === null ? '' : `, since ${formatDate(goals.validFrom, today)}`;
  return (
    <Card
      title="Daily target"
      aside={goals.mode === 'by-hand' ? `Set manually${since}` : `Calculated${since}`}
    >
      <Stack gap="lg">
        <Figure size="hero" value={formatKcal(goals.energyKcal)} unit="kcal a day" />
        <SplitBar
          parts={SPLIT_PARTS.map(({ key, name, color }) => ({
            name,
            color,
            sharePercent: shareOf(goals, key),
            value: formatGrams(goals[key]),
            unit: 'g',
          }))}
        />
        {week !== undefined && <Text size="sm">{week}</Text>}
        <Text size="sm" c="dimmed">
          Plus at least {formatGrams(goals.fiberG)} g of fiber.
        </Text>
      </Stack>
    </Card>
  );
}

/** Safety limits that changed the target, if any. */
function Limits({ goals }: { readonly goals: GoalsInForce }) {
  return goals.limits.map((code) => (
    <Alert key={code} icon={<IconShieldCheck aria-hidden />} title="A safety limit applies" radius="lg">
      {limitSentence(code)}
    </Alert>
  ));
}

function Why({ goals }: { readonly goals: GoalsInForce }) {
  const { data: member } = useMember();
  const parts = { plan: goals, choices: goals, member };
  const others = goals.restingByEquation
    .filter(({ equation }) => equation !== goals.equation)
    .map(({ equation, restingKcal }) => `${EQUATION_NAMES[equation]} ${formatKcal(restingKcal)}`);
  return (
    <Card title="How it’s calculated">
      <Steps steps={[...energySteps(parts), ...macroSteps(parts)]} />
      {others.length > 0 && (
        <Text size="sm" c="dimmed" mt="md">
          Your resting energy by other equations: {others.join(', ')} kcal.
        </Text>
      )}
    </Card>
  );
}

function Sources() {
  return (
    <Card title="Sources">
      <SourceLinks sources={SOURCES} columns={2} />
    </Card>
  );
}

const columnsOf = (goals: GoalsInForce) => [
  <Fragment key="target">
    <Target goals={goals} />
    <Limits goals={goals} />
    <CheckInCard />
    <ProgressCard goals={goals} />
  </Fragment>,
  <Fragment key="why">
    <WeightGoalCard goals={goals} />
    <HabitsCard goals={goals} />
    <Why goals={goals} />
  </Fragment>,
];

/** `/goals`: current targets, progress today and this week, the projection, and the inputs. */
export function GoalsPage() {
  const { data: goals, error, isError, refetch } = useGoalsInForce();
  const isChanging = useUnsentGoals().goals;
  return (
    <>
      <PageHeader title={SCREENS.goals.title} text="Your targets and where they come from.">
        <Button component={Link} to={paths.updateGoals()}>
          Change goals
        </Button>
      </PageHeader>
      {isChanging && (
        <Alert role="status" radius="lg" mb="lg" title="Your new goals haven’t been sent yet">
          The goals below apply until then. We’ll send the new ones when you’re back online.
        </Alert>
      )}
      {goals ? (
        <Columns columns={columnsOf(goals)}>
          <Sources />
        </Columns>
      ) : isError ? (
        <ErrorState {...explain(error)} onRetry={() => void refetch()} />
      ) : (
        <ColumnsSkeleton
          wide="none"
          heightsRem={[
            [16, 26],
            [12, 30],
          ]}
        />
      )}
    </>
  );
}
