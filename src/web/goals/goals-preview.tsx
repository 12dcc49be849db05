import { Alert, Skeleton, Stack, Text } from '@mantine/core';
import { IconShieldCheck } from '@tabler/icons-react';
import type { Member } from '#contract/account/account.ts';
import type { GoalPreview } from '#contract/goals/goals.ts';
import { formatKcal } from '#web/lib/format.ts';
import { shortMassIn, useMassUnit } from '#web/lib/units/mass-unit.ts';
import { arrivalWords } from '#web/lib/member/projection.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Figure } from '#web/ui/layout/figure.tsx';
import { Steps } from '#web/ui/layout/steps.tsx';
import { energySteps, macroSteps } from './energy-steps.ts';
import type { GoalsForm } from './goals-form.ts';
import { limitSentence } from './why.ts';

interface PreviewProps {
  readonly form: GoalsForm;
  readonly preview: GoalPreview | undefined;
  readonly member: Member;
}

function Arrival({
  projection,
  member,
}: {
  readonly projection: GoalPreview['projection'];
  readonly member: Member;
}) {
  const unit = useMassUnit(member.unitSystem);
  if (!projection.arrival) return null;
  const { headline, text } = arrivalWords(projection.arrival);
  return (
    <div>
      <Text size="sm" c="dimmed">
        Target weight, {shortMassIn(projection.arrival.targetMassKg, unit)}
      </Text>
      <Figure size="tile" value={headline} />
      <Text size="sm" c="dimmed">
        {text}
      </Text>
    </div>
  );
}

/** Effect of the typed goals, with the reason for each number. */
export function GoalsPreview({ form, preview, member }: PreviewProps) {
  const massUnit = useMassUnit(member.unitSystem);
  if (!preview) return <Skeleton height="58rem" radius="lg" />;
  const { plan, projection, refusals } = preview;
  return (
    <Card title="Your new daily target" tone="wash">
      <Stack gap="lg">
        <Figure size="hero" value={formatKcal(plan.energyKcal)} unit="kcal" />
        {refusals.length === 0 && <Arrival projection={projection} member={member} />}
        {plan.limits.map((code) => (
          <Alert key={code} icon={<IconShieldCheck aria-hidden />} radius="lg">
            {limitSentence(code)}
          </Alert>
        ))}
        <Steps
          steps={[
            ...energySteps({ plan, choices: form, member }),
            ...macroSteps({ plan, choices: form, massUnit }),
          ]}
        />
      </Stack>
    </Card>
  );
}
