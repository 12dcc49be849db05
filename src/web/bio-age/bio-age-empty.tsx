import { Button, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { paths } from '#web/lib/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Figure } from '#web/ui/figure.tsx';
import { Sample } from '#web/ui/sample.tsx';
import { AgeBand } from './age-band.tsx';
import { WHAT_IT_IS } from './words.ts';

/** What a bio-age is good for, before the first one. */
export function BioAgeEmpty() {
  return (
    <Card>
      <EmptyState
        title="No bio-age yet"
        text="Seven short sections about your body, food, movement, sleep, mood, surroundings and history: about eight minutes. Each answer is saved as you give it, what you track is filled in already, and “I don’t know” is always a good answer."
        picture={
          <Sample caption="A sample: 48 years by the calendar">
            <Figure value="43.2" unit="years, 4.8 younger" size="tile" />
            <AgeBand ageYears={48} bioAgeYears={43.2} lowYears={37.2} highYears={49.1} />
          </Sample>
        }
      >
        <Stack gap="md" align="flex-start">
          <Button component={Link} to={paths.assessment(1)}>
            Begin the assessment
          </Button>
          <Text size="sm" c="dimmed" maw="62ch">
            {WHAT_IT_IS}
          </Text>
        </Stack>
      </EmptyState>
    </Card>
  );
}
