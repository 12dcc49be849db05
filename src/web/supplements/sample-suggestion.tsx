import { Stack, Text } from '@mantine/core';
import { Sample } from '#web/ui/sample.tsx';
import classes from './supplements.module.css';

/** What a suggestion will look like. */
export function SampleSuggestion() {
  return (
    <Sample caption="A sample: what a suggestion says">
      <Stack gap="xs" ta="start">
        <Text size="sm" c="dimmed">
          Vitamin D3 · Grade A
        </Text>
        <Text className={classes.dose ?? ''}>50 µg (2,000 IU) a day</Text>
        <Text size="sm">25-OH vitamin D: 16 ng/mL, from 12 to 20 · 2 Nov</Text>
        <Text size="sm">Checked against your 2 medicines. Check again in 14 weeks.</Text>
      </Stack>
    </Sample>
  );
}
