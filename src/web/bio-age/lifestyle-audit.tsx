import { Stack, Text } from '@mantine/core';
import type { Assessment } from '#contract/bio-age.ts';
import type { Sex } from '#domain/account/profile.ts';
import type { SectionKey } from '#domain/bio-age/item.ts';
import { itemOf } from '#domain/bio-age/sections.ts';
import { WEIGHTS_VERSION } from '#domain/bio-age/weights-version.ts';
import { formatDate } from '#web/lib/format.ts';
import { Steps } from '#web/ui/steps.tsx';
import { auditSections } from './audit-rows.ts';
import { Formula } from './formula.tsx';
import { SectionAudit } from './section-audit.tsx';
import { missingText } from './weight-words.ts';
import { formatAge, formatHundredth, formatRange, formatShare, WHAT_IT_IS } from './words.ts';

interface LifestyleAuditProps {
  readonly assessment: Assessment;
  readonly sex: Sex | undefined;
  readonly today: string;
  /** One section alone; all of them where it is absent. */
  readonly only: SectionKey | undefined;
}

const FORMULA = [
  'answer     = 0.85 · overlap · factor · (ln HR − mean) / 0.09',
  'sum        = age factor · Σ answers',
  'difference = 12 · tanh(sum / 12)  where below 0',
  '             20 · tanh(sum / 20)  where above',
  'bio-age    = age + difference, at least 18',
  'σ²         = 3.0² + age factor² · (Σ missing SD² + Σ (0.2 · answer)²)',
  'range      = bio-age ± 1.96 · σ',
  'score      = 50 − 50 · sum of a section / the furthest its answers can go',
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
          why: 'Relative risks count less below 35 and above 60 years.',
        },
        {
          name: 'Sum of your answers',
          value: formatHundredth(result.rawYears),
          unit: 'years',
          why: 'After the age factor, before large sums are evened out.',
        },
        { name: 'Difference', value: formatHundredth(result.deltaYears), unit: 'years' },
        { name: 'Bio-age', value: formatAge(result.bioAgeYears), unit: 'years', isResult: true },
        {
          name: 'Uncertainty, one σ',
          value: result.sigmaYears.toFixed(2),
          unit: 'years',
          why: `Coverage ${formatShare(result.coverage)}: what is missing counts as the average adult and widens the range.`,
        },
        {
          name: '95 % range',
          value: formatRange(result.lowYears, result.highYears),
          unit: 'years',
        },
        { name: 'Weights', value: `Version ${weightsVersion}`, unit: '' },
      ]}
    />
  );
}

const CHOICES =
  'Overlaps, factors, the caps at 12 and 20 years and the age factor are choices of Perennial; body, blood pressure and diabetes were checked against deaths in NHANES, habits could not be. “Verified” was compared with a public source, “published” is as generally published, “chosen” is a choice of Perennial.';

function Missing({ assessment, sex, only }: Omit<LifestyleAuditProps, 'today'>) {
  const { result, weightsVersion } = assessment;
  const isPresent = weightsVersion === WEIGHTS_VERSION;
  const missing = result.missing.flatMap(({ item, name }) => {
    const known = sex && itemOf(item, sex);
    if (only !== undefined && known?.section !== only) return [];
    return [missingText(isPresent ? known : undefined, name)];
  });
  if (missing.length === 0) return null;
  return <Text size="sm">Not known, counted as the average: {missing.join(', ')}.</Text>;
}

/** The lifestyle bio-age laid open, whole or one of its sections. */
export function LifestyleAudit({ assessment, sex, today, only }: LifestyleAuditProps) {
  const { weightsVersion, finishedOn } = assessment;
  const sections = auditSections(assessment, sex, today);
  return (
    <Stack gap="lg">
      <Text size="sm">
        Adult mortality rises by about 9 % with each year of age. So a hazard ratio (HR) turns into years:
        ln(HR) / 0.09; twice the risk is 7.7 years. Each answer is measured against the average adult, and
        counts less where it overlaps with others or its evidence is weak. {WHAT_IT_IS}
      </Text>
      <Formula label="The formula" lines={FORMULA} />
      {only === undefined && <Sums assessment={assessment} />}
      {weightsVersion !== WEIGHTS_VERSION && (
        <Text size="sm" c="dimmed">
          This result was computed with an earlier version of the weights; hazard ratios are shown for the
          present one only.
        </Text>
      )}
      {sections
        .filter(({ key }) => only === undefined || key === only)
        .map((section) => (
          <SectionAudit key={section.key} section={section} />
        ))}
      <Missing {...{ assessment, sex, only }} />
      <Text size="sm" c="dimmed">
        Finished on {formatDate(finishedOn, today)}, weights of version {weightsVersion}. {CHOICES}
      </Text>
    </Stack>
  );
}
