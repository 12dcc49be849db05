import { Group, Paper, Text } from '@mantine/core';
import { planGoals } from '#domain/goals/plan.ts';
import { formatKcal } from '#web/lib/format.ts';
import { Figure } from '#web/ui/figure.tsx';
import { previewProfile, type RegistrationValues } from './registration-form.ts';

const MACROS = [
  ['Protein', 'proteinG'],
  ['Carbs', 'carbsG'],
  ['Fat', 'fatG'],
] as const;

/** The daily calories and macros that the form as it stands would give. */
export function PlanPreview({ values }: { readonly values: RegistrationValues }) {
  const profile = previewProfile(values);
  const plan = profile && planGoals(profile);
  return (
    <Paper bg="var(--accent-wash)" radius="lg" p="lg" role="status" aria-label="Your day would be">
      <Text size="sm" fw={600}>
        Your day would be
      </Text>
      {plan ? (
        <>
          <Figure size="hero" value={formatKcal(plan.energyKcal)} unit="kcal" />
          <Group gap="lg" mt="xs">
            {MACROS.map(([label, key]) => (
              <Text key={key} size="sm">
                {label} <b>{plan[key]}</b> g
              </Text>
            ))}
          </Group>
          {plan.limits.length > 0 && (
            <Text size="sm" mt="sm">
              Held back by a safety limit; Goals explains it.
            </Text>
          )}
        </>
      ) : (
        <Text size="sm" mt="xs">
          Age, sex, height and weight make your daily calories and macros appear here.
        </Text>
      )}
    </Paper>
  );
}
