import { Text } from '@mantine/core';
import { BLOOD_WEIGHTS, type CombinedBioAge } from '#domain/bio-age/combined-bio-age.ts';
import { Steps } from '#web/ui/layout/steps.tsx';
import { formatAge, formatEstimate, formatYears } from '#web/bio-age/words.ts';

/** How habits and blood make up the headline. */
export function CombinedSteps({ combined }: { readonly combined: CombinedBioAge }) {
  const { ageYears, bioAgeYears, bloodYears, bloodWeight, rawYears, deltaYears, sections } = combined;
  const habitsYears = sections.reduce((sum, { years }) => sum + years, 0);
  const cappedYears = deltaYears - rawYears;
  const capped = { name: 'Cap on large differences', value: formatYears(cappedYears), unit: 'years' };
  return (
    <section aria-label="Habits and blood combined">
      <h3>Habits and blood combined</h3>
      <Text size="sm" c="dimmed" mb="md">
        Your blood tests already reflect some of your habits, so habits count only partially here. That way,
        nothing is counted twice.
        {bloodWeight < BLOOD_WEIGHTS.fresh && ' Blood tests count less with each passing month.'}
      </Text>
      <Steps
        steps={[
          { name: 'Your age', value: formatAge(ageYears), unit: 'years' },
          { name: 'Habits not reflected in blood', value: formatYears(habitsYears), unit: 'years' },
          { name: 'Blood', value: formatYears(bloodYears), unit: 'years' },
          ...(Math.abs(cappedYears) < 0.05 ? [] : [capped]),
          { name: 'Your bio-age', value: formatEstimate(bioAgeYears), unit: 'years', isResult: true },
        ]}
      />
    </section>
  );
}
