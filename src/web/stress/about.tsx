import { Stack, Text } from '@mantine/core';
import { STRESS_WEIGHTS, type StressPartKey } from '#domain/stress/stress-score.ts';
import { Steps } from '#web/ui/layout/steps.tsx';
import { SourceLinks } from '#web/ui/source-links.tsx';
import { PART_NAMES } from './words.ts';

const SOURCES = [
  { name: 'RMSSD: Task Force of ESC and NASPE 1996', url: 'https://doi.org/10.1161/01.CIR.93.5.1043' },
  { name: 'HRV baseline: Plews 2013', url: 'https://doi.org/10.1007/s40279-013-0071-8' },
  {
    name: 'Days needed per week: Plews 2014',
    url: 'https://doi.org/10.1123/ijspp.2013-0455',
  },
  {
    name: 'Breathing and stress: Fincham 2023',
    url: 'https://doi.org/10.1038/s41598-022-27247-y',
  },
] as const;

const SCORING: readonly (readonly [StressPartKey, string])[] = [
  [
    'questionnaire',
    '100 minus your strain, for five weeks after you answer. Strain is the sum of your ten answers (0 to 4 each) as a percentage of 40, with the positive statements reversed.',
  ],
  ['check-in', 'The average of your days this week. A rating of 1 scores 100 points, and a 10 scores 0.'],
  ['hrv', '70 points if this week is typical for you, plus or minus 20 for each standard deviation.'],
];

const PARTS = SCORING.map(([key, why]) => ({
  name: PART_NAMES[key],
  value: `${Math.round(100 * STRESS_WEIGHTS[key])}%`,
  unit: 'of the points',
  why,
}));

/** Computation of the score, and which parts are our choice rather than findings. */
export function About() {
  return (
    <Stack gap="md">
      <Text size="sm">
        Your stress level runs from 0 (calm) to 100. It combines up to three parts. Each part scores 0 to 100
        points, where 100 is calm, and your stress level is 100 minus their weighted average. If a part is
        missing, its weight is spread across the others. Your longevity score uses these points.
      </Text>
      <Steps steps={PARTS} />
      <Text size="sm">
        We chose the weights, scales and ten statements, and no study has validated them. Heart rate
        variability is RMSSD, leaving out intervals outside 300 to 2,000 ms and changes of more than 20%. Your
        usual range is the 60-day average of its logarithm, plus or minus half a standard deviation.
      </Text>
      <SourceLinks sources={SOURCES} columns={2} />
    </Stack>
  );
}
