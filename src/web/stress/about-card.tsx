import { Stack, Text } from '@mantine/core';
import { Card } from '#web/ui/card.tsx';
import { SourceLinks } from '#web/ui/source-links.tsx';

const SOURCES = [
  { name: 'RMSSD: Task Force of ESC and NASPE, 1996', url: 'https://doi.org/10.1161/01.CIR.93.5.1043' },
  { name: 'HRV baseline: Plews and others, 2013', url: 'https://doi.org/10.1007/s40279-013-0071-8' },
  {
    name: 'Days a week that are needed: Plews and others, 2014',
    url: 'https://doi.org/10.1123/ijspp.2013-0455',
  },
  {
    name: 'Breathing and stress: Fincham and others, 2023',
    url: 'https://doi.org/10.1038/s41598-022-27247-y',
  },
] as const;

/** How the score is computed, and which parts are our choice rather than findings. */
export function About() {
  return (
    <Stack gap="md">
      <Text size="sm">
        The score is 100 when you are calm. Check-ins count 35%: the mean of your days of this week, 1 giving
        100 and 10 giving 0. The questionnaire counts 45%: 100 minus its strain, for five weeks after you
        answered; strain is what the ten answers of 0 to 4 sum to, of 40, those of ease turned round. Heart
        rate variability counts 20%: 70 where this week is as usual, 20 more or less for each standard
        deviation. What is missing is left out, and the rest counts for more.
      </Text>
      <Text size="sm">
        Weights, scales and the ten statements are choices of Perennial; no study has validated them. Heart
        rate variability is RMSSD: intervals outside of 300 to 2,000 ms and steps of more than 20% are left
        out. Your usual range is the mean of 60 days of its logarithm, half a standard deviation to each side.
      </Text>
      <SourceLinks sources={SOURCES} columns={2} />
    </Stack>
  );
}

/** The same as a card of the screen. */
export function AboutCard() {
  return (
    <Card title="How this is computed">
      <About />
    </Card>
  );
}
