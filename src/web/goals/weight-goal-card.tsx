import { Anchor, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { GoalsInForce, Projection } from '#contract/goals/goals.ts';
import type { UnitSystem } from '#domain/account/profile.ts';
import { formatRate } from '#web/lib/format.ts';
import { formatMassIn, useMassUnit } from '#web/lib/units/mass-unit.ts';
import { useMember } from '#web/lib/member.ts';
import { paths } from '#web/lib/paths.ts';
import { arrivalWords, useProjection } from '#web/lib/member/projection.ts';
import { Card } from '#web/ui/card.tsx';
import { Figure } from '#web/ui/figure.tsx';

const GOAL_WORDS = {
  lose: 'Losing weight',
  maintain: 'Maintaining your weight',
  gain: 'Gaining weight',
} as const;

function Arrival({ arrival }: { readonly arrival: NonNullable<Projection['arrival']> }) {
  const { headline, text } = arrivalWords(arrival);
  return (
    <div>
      <Figure value={headline} size="tile" />
      <Text size="sm" c="dimmed">
        {text}
      </Text>
      {arrival.status === 'reachable' && (
        <Text size="sm" c="dimmed">
          This assumes you hit your targets. Your weight often changes faster in the first two weeks because
          of water.
        </Text>
      )}
    </div>
  );
}

const MASS_SOURCES: Readonly<Record<GoalsInForce['currentMassSource'], string>> = {
  trend: '. Your trend today.',
  weighing: '. From your last weigh-in. Weigh yourself again for a trend.',
  profile: '. From your profile. Weigh yourself for a trend.',
};

/** Limits that cancel a plan to lose weight. */
const HOLDING: readonly string[] = ['under-18', 'underweight', 'clinician-first'];

const isHeld = ({ goal, limits }: GoalsInForce): boolean =>
  limits.includes('no-surplus') || (goal === 'lose' && limits.some((code) => HOLDING.includes(code)));

const isPregnant = ({ settings, screenedConditions }: GoalsInForce): boolean =>
  [...settings.conditions, ...screenedConditions].includes('pregnant');

/** Effect of the plan on the weight. */
function planWords(goals: GoalsInForce, system: UnitSystem): string {
  const { goal, weeklyLossKg } = goals;
  if (isPregnant(goals))
    return 'Your target covers what pregnancy needs. Your clinician can say how much to gain';
  if (isHeld(goals))
    return `${GOAL_WORDS.maintain} for now: ${goal === 'gain' ? 'gaining' : 'losing'} is on hold`;
  const rate = goal === 'lose' && weeklyLossKg !== null ? `, ${formatRate(weeklyLossKg, system)} a week` : '';
  return GOAL_WORDS[goal] + rate;
}

/** Current weight, target weight, and when it is reached. */
export function WeightGoalCard({ goals }: { readonly goals: GoalsInForce }) {
  const { data: member } = useMember();
  const system = member?.unitSystem ?? 'metric';
  const unit = useMassUnit(system);
  const { data: projection } = useProjection();
  const { targetMassKg, currentMassKg, currentMassSource } = goals;
  return (
    <Card
      title="Weight"
      aside={
        <Anchor component={Link} to={paths.track('weight')} size="sm" fw={600}>
          Trend
        </Anchor>
      }
    >
      <Stack gap="md">
        <div>
          <Figure
            size="tile"
            value={formatMassIn(currentMassKg, unit)}
            {...(targetMassKg === null || isHeld(goals)
              ? {}
              : { of: `toward ${formatMassIn(targetMassKg, unit)}` })}
          />
          <Text size="sm" c="dimmed">
            {planWords(goals, system)}
            {MASS_SOURCES[currentMassSource]}
          </Text>
        </div>
        {!isHeld(goals) && !isPregnant(goals) && projection?.arrival && (
          <Arrival arrival={projection.arrival} />
        )}
      </Stack>
    </Card>
  );
}
