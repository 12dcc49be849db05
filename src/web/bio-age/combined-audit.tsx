import { Stack, Text } from '@mantine/core';
import type { CombinedBioAge } from '#domain/bio-age/combined-bio-age.ts';
import type { PhenoAgeOutcome } from '#domain/bio-age/pheno-age-result.ts';
import { SECTIONS } from '#domain/bio-age/sections.ts';
import { formatDate } from '#web/lib/format.ts';
import { Steps } from '#web/ui/steps.tsx';
import { Formula } from './formula.tsx';
import { formatAge, formatYears } from './words.ts';

interface CombinedAuditProps {
  readonly combined: CombinedBioAge;
  readonly phenoAge: PhenoAgeOutcome | undefined;
  readonly today: string;
}

const FORMULA = [
  'sum        = 0.70 · A* + age factor · (0.2·S1 + 0.5·(S2+S3+S4+S5) + 0.7·S6 + 0.5·S7)',
  'difference = 12 · tanh(sum / 12)  where below 0, 20 · tanh(sum / 20) above',
  'σ          = √((0.7 · 3.0)² + 2.5²)',
  'range      = figure ± 1.96 · σ',
];

/** The figure of habits and blood laid open: what each part counts. */
export function CombinedAudit({ combined, phenoAge, today }: CombinedAuditProps) {
  const drawn = phenoAge?.kind === 'known' ? ` of ${formatDate(phenoAge.drawnOn, today)}` : '';
  return (
    <Stack gap="lg">
      <Text size="sm">
        Blood and habits tell partly the same story. A* is your PhenoAge against your peers; S1 to S7 are the
        sums of your sections. The weights follow from fitting both together on NHANES for blood and body, and
        are choices of Perennial for habits. Blood counts in full for a year, then fades to half at two years
        and drops out.
      </Text>
      <Formula label="The formula" lines={FORMULA} />
      <Steps
        steps={[
          { name: 'Your age', value: formatAge(combined.ageYears), unit: 'years' },
          {
            name: `Blood${drawn}`,
            value: formatYears(combined.bloodYears),
            unit: 'years',
            why: `Weight ${combined.bloodWeight.toFixed(2)}`,
          },
          ...combined.sections.map(({ section, weight, years }) => ({
            name: SECTIONS.find(({ key }) => key === section)?.name ?? section,
            value: formatYears(years),
            unit: 'years',
            why: `Weight ${weight}`,
          })),
          { name: 'Sum', value: formatYears(combined.rawYears), unit: 'years' },
          { name: 'Difference', value: formatYears(combined.deltaYears), unit: 'years' },
          {
            name: 'Habits and blood together',
            value: formatAge(combined.bioAgeYears),
            unit: 'years',
            isResult: true,
          },
          { name: 'Uncertainty, one σ', value: combined.sigmaYears.toFixed(2), unit: 'years' },
        ]}
      />
    </Stack>
  );
}
