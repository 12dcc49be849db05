import { Stack, Text } from '@mantine/core';
import type { Assessment } from '#contract/bio-age/bio-age.ts';
import { ageFactor } from '#domain/bio-age/age-factor.ts';
import { INTERVAL } from '#domain/bio-age/bio-age-figure.ts';
import {
  BLOOD_MONTHS,
  BLOOD_WEIGHTS,
  type CombinedBioAge,
  SECTION_WEIGHTS,
  SIGMA_YEARS,
} from '#domain/bio-age/combined-bio-age.ts';
import type { SectionKey } from '#domain/bio-age/item.ts';
import type { PhenoAgeOutcome } from '#domain/bio-age/pheno-age/result.ts';
import { SECTIONS } from '#domain/bio-age/sections.ts';
import { formatDate } from '#web/lib/format.ts';
import { SourceLinks } from '#web/ui/source-links.tsx';
import { Steps } from '#web/ui/layout/steps.tsx';
import { Formula } from './formula.tsx';
import { CAP_LINES, formatAge, formatHundredth, formatRange } from '#web/bio-age/words.ts';

interface CombinedAuditProps {
  readonly combined: CombinedBioAge;
  /** The assessment that provides the sections. */
  readonly assessment: Assessment | null | undefined;
  readonly phenoAge: PhenoAgeOutcome | undefined;
  readonly today: string;
}

const { fresh, old } = BLOOD_MONTHS;

export const COMBINED_FORMULA = [
  `sum        = ${BLOOD_WEIGHTS.fresh.toFixed(2)} · A* + age factor · (${SECTIONS.map(({ key }, index) => `${SECTION_WEIGHTS[key]}·S${index + 1}`).join(' + ')})`,
  ...CAP_LINES,
  `σ          = √((${BLOOD_WEIGHTS.fresh} · ${SIGMA_YEARS.blood.toFixed(1)})² + ${SIGMA_YEARS.habits}²)`,
  `range      = bio-age ± ${INTERVAL} · σ`,
];

const SOURCES = [
  { name: 'PhenoAge: Levine 2018', url: 'https://doi.org/10.18632/aging.101414' },
  { name: 'NHANES as prepared by Kwon and Belsky 2021', url: 'https://doi.org/10.1007/s11357-021-00480-5' },
];

/** Audit of the combined result from habits and blood: each part's weight. */
export function CombinedAudit({ combined, assessment, phenoAge, today }: CombinedAuditProps) {
  const blood = phenoAge?.kind === 'known' ? phenoAge : undefined;
  const sumOf = (key: SectionKey) =>
    assessment?.result.sections.find(({ section }) => section === key)?.deltaYears;
  return (
    <Stack gap="lg">
      <Text size="sm">
        Blood and habits partly measure the same thing. A* is your PhenoAge compared with your peers’; S1 to S
        {SECTIONS.length} are the sums of your sections. We set the weights for blood and body by fitting both
        together to NHANES data, and chose the weights for habits ourselves. A blood test counts in full for{' '}
        {fresh} months, then fades to a weight of {BLOOD_WEIGHTS.old} at {old} months and drops out.
        {assessment && ` You answered the questions on ${formatDate(assessment.finishedOn, today)}.`}
      </Text>
      <Formula label="The formula" lines={COMBINED_FORMULA} />
      <Steps
        steps={[
          { name: 'Your age', value: formatAge(combined.ageYears), unit: 'years' },
          {
            name: `Blood${blood ? ` from ${formatDate(blood.drawnOn, today)}` : ''}`,
            value: formatHundredth(combined.bloodYears),
            unit: 'years',
            why: `${combined.bloodWeight.toFixed(2)} × A*${blood ? ` (${formatHundredth(blood.againstPeersYears)})` : ''}`,
          },
          ...combined.sections.map(({ section, weight, years }, index) => {
            const sum = sumOf(section);
            return {
              name: SECTIONS.find(({ key }) => key === section)?.name ?? section,
              value: formatHundredth(years),
              unit: 'years',
              why: `${weight} × S${index + 1}${sum === undefined ? '' : ` (${formatHundredth(sum)})`}`,
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
            name: 'Habits and blood combined',
            value: formatAge(combined.bioAgeYears),
            unit: 'years',
            isResult: true,
          },
          { name: 'Uncertainty (1 σ)', value: combined.sigmaYears.toFixed(2), unit: 'years' },
          {
            name: '95% range',
            value: formatRange(combined.lowYears, combined.highYears),
            unit: 'years',
            ...(assessment && { why: `Weights version ${assessment.weightsVersion}` }),
          },
        ]}
      />
      <SourceLinks sources={SOURCES} />
    </Stack>
  );
}
