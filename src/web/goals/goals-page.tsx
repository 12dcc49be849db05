import { Alert, Anchor, SimpleGrid, Skeleton, Stack, Text } from '@mantine/core';
import { IconShieldCheck } from '@tabler/icons-react';
import { Fragment } from 'react';
import { explain } from '#web/lib/errors.ts';
import { formatGrams, formatKcal, formatMass } from '#web/lib/format.ts';
import { useMember } from '#web/lib/member.ts';
import { Card } from '#web/ui/card.tsx';
import { Columns } from '#web/ui/columns.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Figure } from '#web/ui/figure.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SplitBar } from '#web/ui/split-bar.tsx';
import { Steps } from '#web/ui/steps.tsx';
import { energySteps } from './energy-steps.ts';
import { shareOf, SPLIT_PARTS } from './macro-split.ts';
import { useGoalPlan, type PlanAnswer } from './queries.ts';
import { limitSentence, SOURCES } from './why.ts';

function Target({ plan }: { readonly plan: PlanAnswer }) {
  const { data: member } = useMember();
  const goal =
    member &&
    { lose: 'Losing weight', maintain: 'Holding your weight', gain: 'Gaining weight' }[member.goal] +
      (member.targetMassKg === null || member.goal === 'maintain'
        ? ''
        : `, towards ${formatMass(member.targetMassKg, member.unitSystem)}`);
  return (
    <Card title="Daily target">
      <Stack gap="lg">
        <div>
          <Figure size="hero" value={formatKcal(plan.energyKcal)} unit="kcal a day" />
          {goal !== undefined && <Text c="dimmed">{goal}</Text>}
        </div>
        <SplitBar
          parts={SPLIT_PARTS.map(({ key, name, color }) => ({
            name,
            color,
            sharePercent: shareOf(plan, key),
            value: formatGrams(plan[key]),
            unit: 'g',
          }))}
        />
        <Text size="sm" c="dimmed">
          And at least {formatGrams(plan.fiberG)} g of fiber: 14 g for every 1,000 kcal.
        </Text>
      </Stack>
    </Card>
  );
}

/** What held the target back, where something did. */
function Limits({ plan }: { readonly plan: PlanAnswer }) {
  return plan.limits.map((code) => (
    <Alert key={code} icon={<IconShieldCheck aria-hidden />} title="A safety limit applies" radius="lg">
      {limitSentence(code)}
    </Alert>
  ));
}

function Why({ plan }: { readonly plan: PlanAnswer }) {
  const { data: member } = useMember();
  return (
    <Card title="What it rests on">
      <Steps steps={energySteps(plan, member)} />
    </Card>
  );
}

function Sources() {
  return (
    <Card title="Sources">
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg" verticalSpacing="xs">
        {SOURCES.map(({ name, url }) => (
          <Anchor key={url} href={url} target="_blank" rel="noreferrer" size="sm" py="xs">
            {name}
          </Anchor>
        ))}
      </SimpleGrid>
    </Card>
  );
}

/** The daily targets, how each came about, and where the formulas come from. */
export function GoalsPage() {
  const { data: plan, error, isError, refetch } = useGoalPlan();
  return (
    <>
      <PageHeader title="Goals" text="Your daily targets, and how each came about." />
      {isError && <ErrorState {...explain(error)} onRetry={() => void refetch()} />}
      {!isError && (
        <Columns
          columns={
            plan
              ? [
                  <Fragment key="target">
                    <Target plan={plan} />
                    <Limits plan={plan} />
                  </Fragment>,
                  <Why key="why" plan={plan} />,
                ]
              : [
                  <Skeleton key="target" height="18rem" radius="lg" />,
                  <Skeleton key="why" height="24rem" radius="lg" />,
                ]
          }
        >
          {plan && <Sources />}
        </Columns>
      )}
    </>
  );
}
