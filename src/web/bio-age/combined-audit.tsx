import { Stack, Text } from '@mantine/core';
import type { Assessment } from '#contract/bio-age.ts';
import { ageFactor } from '#domain/bio-age/age-factor.ts';
import type { CombinedBioAge } from '#domain/bio-age/combined-bio-age.ts';
import type { SectionKey } from '#domain/bio-age/item.ts';
import type { PhenoAgeOutcome } from '#domain/bio-age/pheno-age/result.ts';
import { SECTIONS } from '#domain/bio-age/sections.ts';
import { formatDate } from '#web/lib/format.ts';
import { SourceLinks } from '#web/ui/source-links.tsx';
import { Steps } from '#web/ui/steps.tsx';
import { Formula } from './formula.tsx';
import { formatAge, formatHundredth, formatRange } from './words.ts';

interface CombinedAuditProps {
  readonly combined: CombinedBioAge;
  /** The assessment whose sections count. */
  readonly assessment: Assessment | null | undefined;
  readonly phenoAge: PhenoAgeOutcome | undefined;
  readonly today: string;
}

const FORMULA = [
  'sum        = 0.70 · A* + age factor · (0.2·S1 + 0.5·(S2+S3+S4+S5) + 0.7·S6 + 0.5·S7)',
  'difference = 12 · tanh(sum / 12)  where below 0, 20 · tanh(sum / 20) above',
  'σ          = √((0.7 · 3.0)² + 2.5²)',
  'range      = figure ± 1.96 · σ',
];

const SOURCES = [
  { name: 'PhenoAge: Levine and others, 2018', url: 'https://doi.org/10.18632/aging.101414' },
  { name: 'NHANES in the form of Kwon and Belsky, 2021', url: 'https://doi.org/10.1007/s11357-021-00480-5' },
];

/** The figure of habits and blood laid open: what each part counts. */
export function CombinedAudit({ combined, assessment, phenoAge, today }: CombinedAuditProps) {
  const blood = phenoAge?.kind === 'known' ? phenoAge : undefined;
  const sumOf = (key: SectionKey) =>
    assessment?.result.sections.find(({ section }) => section === key)?.deltaYears;
  return (
    <Stack gap="lg">
      <Text size="sm">
        Blood and habits tell partly the same story. A* is your PhenoAge against your peers; S1 to S7 are the
        sums of your sections. The weights follow from fitting both together on NHANES for blood and body, and
        are choices of Perennial for habits. Blood counts in full for a year, then fades to half at two years
        and drops out.
        {assessment && ` Your answers are of ${formatDate(assessment.finishedOn, today)}.`}
      </Text>
      <Formula label="The formula" lines={FORMULA} />
      <Steps
        steps={[
          { name: 'Your age', value: formatAge(combined.ageYears), unit: 'years' },
          {
            name: `Blood${blood ? ` of ${formatDate(blood.drawnOn, today)}` : ''}`,
            value: formatHundredth(combined.bloodYears),
            unit: 'years',
            why: `${combined.bloodWeight.toFixed(2)} × A*${blood ? ` of ${formatHundredth(blood.againstPeersYears)}` : ''}`,
          },
          ...combined.sections.map(({ section, weight, years }, index) => {
            const sum = sumOf(section);
            return {
              name: SECTIONS.find(({ key }) => key === section)?.name ?? section,
              value: formatHundredth(years),
              unit: 'years',
              why: `${weight} × S${index + 1}${sum === undefined ? '' : ` of ${formatHundredth(sum)}`}`,
            };
          }),
          {
            name: 'Sum',
            value: formatHundredth(combined.rawYears),
            unit: 'years',
            why: `Sections times the age factor, ${ageFactor(combined.ageYears).toFixed(2)}`,
          },
          { name: 'Difference', value: formatHundredth(combined.deltaYears), unit: 'years' },
          {
            name: 'Habits and blood together',
            value: formatAge(combined.bioAgeYears),
            unit: 'years',
            isResult: true,
          },
          { name: 'Uncertainty, one σ', value: combined.sigmaYears.toFixed(2), unit: 'years' },
          {
            name: '95 % range',
            value: formatRange(combined.lowYears, combined.highYears),
            unit: 'years',
            ...(assessment && { why: `Weights of version ${assessment.weightsVersion}` }),
          },
        ]}
      />
      <SourceLinks sources={SOURCES} />
    </Stack>
  );
}
