import { Stack, Text } from '@mantine/core';
import { SourceLinks } from '#web/ui/source-links.tsx';

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

/** Computation of the score, and which parts are our choice rather than findings. */
export function About() {
  return (
    <Stack gap="md">
      <Text size="sm">
        Each part scores 0 to 100 points, where 100 is calm. Your stress level is 100 minus their average.
        Check-ins make up 35%. They’re the average of your days this week, where a 1 is worth 100 points and a
        10 is worth 0. The questionnaire makes up 45% for five weeks after you answer it, and scores 100 minus
        your strain. Strain is the sum of your ten answers from 0 to 4, as a percentage of 40, with the
        positive statements reversed. Heart rate variability makes up 20%. It scores 70 points if this week is
        typical for you, plus or minus 20 for each standard deviation. If a part is missing, its weight is
        spread across the others. The longevity score uses these points.
      </Text>
      <Text size="sm">
        We chose the weights, scales and ten statements, and no study has validated them. Heart rate
        variability is RMSSD, leaving out intervals outside 300 to 2,000 ms and changes of more than 20%. Your
        usual range is the 60-day average of its logarithm, plus or minus half a standard deviation.
      </Text>
      <SourceLinks sources={SOURCES} columns={2} />
    </Stack>
  );
}
