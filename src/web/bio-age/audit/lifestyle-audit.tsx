import { Stack, Text } from '@mantine/core';
import type { Assessment } from '#contract/bio-age/bio-age.ts';
import type { Sex } from '#domain/account/profile.ts';
import { AGE_FACTOR } from '#domain/bio-age/age-factor.ts';
import { INTERVAL, MAX_OLDER, MAX_YOUNGER, MIN_BIO_AGE } from '#domain/bio-age/bio-age-figure.ts';
import { BETWEEN_SECTIONS, LOG_HAZARD_PER_YEAR } from '#domain/bio-age/item-weight.ts';
import type { SectionKey } from '#domain/bio-age/item.ts';
import { BASE_SIGMA, ITEM_ERROR } from '#domain/bio-age/lifestyle-total.ts';
import { itemOf } from '#domain/bio-age/sections.ts';
import { WEIGHTS_VERSION } from '#domain/bio-age/weights-version.ts';
import { formatDate } from '#web/lib/format.ts';
import { Steps } from '#web/ui/layout/steps.tsx';
import { auditSections } from './audit-rows.ts';
import { Formula } from './formula.tsx';
import { SectionAudit } from './section-audit.tsx';
import { missingText } from './weight-words.ts';
import {
  CAP_LINES,
  formatAge,
  formatHundredth,
  formatRange,
  formatShare,
  WHAT_IT_IS,
} from '#web/bio-age/words.ts';

interface LifestyleAuditProps {
  readonly assessment: Assessment;
  readonly sex: Sex | undefined;
  readonly today: string;
  /** Only this section; all of them if undefined. */
  readonly only: SectionKey | undefined;
}

export const LIFESTYLE_FORMULA = [
  `answer     = ${BETWEEN_SECTIONS} · overlap · factor · (ln HR − average) / ${LOG_HAZARD_PER_YEAR}`,
  'sum        = age factor · Σ answers',
  ...CAP_LINES,
  `bio-age    = age + difference, at least ${MIN_BIO_AGE}`,
  `σ²         = ${BASE_SIGMA.toFixed(1)}² + age factor² · (Σ missing SD² + Σ (${ITEM_ERROR} · answer)²)`,
  `range      = bio-age ± ${INTERVAL} · σ`,
  'score      = 50 − 50 · section sum / largest possible section sum',
];

function Sums({ assessment }: { readonly assessment: Assessment }) {
  const { result, weightsVersion } = assessment;
  return (
    <Steps
      steps={[
        { name: 'Your age', value: formatAge(result.ageYears), unit: 'years' },
        {
          name: 'Age factor',
          value: result.ageFactor.toFixed(2),
          unit: '',
          why: `Relative risks count less below age ${AGE_FACTOR.fullFromYears} and above ${AGE_FACTOR.fullToYears}.`,
        },
        {
          name: 'Sum of your answers',
          value: formatHundredth(result.rawYears),
          unit: 'years',
          why: 'After the age factor, before the cap on large sums.',
        },
        { name: 'Difference', value: formatHundredth(result.deltaYears), unit: 'years' },
        { name: 'Bio-age', value: formatAge(result.bioAgeYears), unit: 'years', isResult: true },
        {
          name: 'Uncertainty (1 σ)',
          value: result.sigmaYears.toFixed(2),
          unit: 'years',
          why: `Coverage ${formatShare(result.coverage)}: missing answers are assumed to be average, which widens the range.`,
        },
        {
          name: '95% range',
          value: formatRange(result.lowYears, result.highYears),
          unit: 'years',
        },
        { name: 'Weights', value: `Version ${weightsVersion}`, unit: '' },
      ]}
    />
  );
}

const CHOICES = `Perennial chose the overlaps, factors, caps at ${MAX_YOUNGER} and ${MAX_OLDER} years, and age factor. Body, blood pressure and diabetes were checked against deaths in NHANES; habits couldn’t be. “Verified” values were compared with a public source, “published” ones are widely published, and “chosen” ones are Perennial’s choices.`;

function Missing({ assessment, sex, only }: Omit<LifestyleAuditProps, 'today'>) {
  const { result, weightsVersion } = assessment;
  const isPresent = weightsVersion === WEIGHTS_VERSION;
  const missing = result.missing.flatMap(({ item, name }) => {
    const known = sex && itemOf(item, sex);
    if (only !== undefined && known?.section !== only) return [];
    return [missingText(isPresent ? known : undefined, name)];
  });
  if (missing.length === 0) return null;
  return <Text size="sm">Missing answers, counted as average: {missing.join(', ')}.</Text>;
}

/** Audit of the lifestyle bio-age, or of one of its sections. */
export function LifestyleAudit({ assessment, sex, today, only }: LifestyleAuditProps) {
  const { weightsVersion, finishedOn } = assessment;
  const sections = auditSections(assessment, sex, today);
  return (
    <Stack gap="lg">
      <Text size="sm">
        Adult mortality rises by about {formatShare(LOG_HAZARD_PER_YEAR)} per year of age, so a hazard ratio
        (HR) converts to years: ln(HR) / {LOG_HAZARD_PER_YEAR}. Doubling the risk adds{' '}
        {(Math.LN2 / LOG_HAZARD_PER_YEAR).toFixed(1)} years. Each answer is compared with the average adult,
        and counts less if it overlaps with others or the evidence is weak. {WHAT_IT_IS}
      </Text>
      <Formula label="The formula" lines={LIFESTYLE_FORMULA} />
      {only === undefined && <Sums assessment={assessment} />}
      {weightsVersion !== WEIGHTS_VERSION && (
        <Text size="sm" c="dimmed">
          This result was computed with an earlier version of the weights. Hazard ratios are shown for the
          current version only.
        </Text>
      )}
      {sections
        .filter(({ key }) => only === undefined || key === only)
        .map((section) => (
          <SectionAudit key={section.key} section={section} />
        ))}
      <Missing {...{ assessment, sex, only }} />
      <Text size="sm" c="dimmed">
        Finished on {formatDate(finishedOn, today)}, weights version {weightsVersion}. {CHOICES}
      </Text>
    </Stack>
  );
}
