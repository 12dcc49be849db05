import { Button, Group } from '@mantine/core';
import { Link } from 'react-router';
import { bandsOf } from '#domain/blood/bands.ts';
import type { LabValue } from '#domain/blood/lab-value.ts';
import { paths } from '#web/lib/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Figure } from '#web/ui/figure.tsx';
import { Sample } from '#web/ui/sample.tsx';
import { FlagMark } from './flag-mark.tsx';
import { RangeBar } from './range-bar.tsx';

const SAMPLE: LabValue = { marker: 'ldl-c', value: 112, censored: null, labLow: null, labHigh: null };

/** What blood tests are good for here, before the first one. */
export function BloodEmpty() {
  return (
    <Card>
      <EmptyState
        title="No blood test yet"
        text="Enter the values of any laboratory, in its own units: 91 markers are known by the names laboratories use. You see where each stands, how it moves from test to test, and what in your diary goes with it."
        picture={
          <Sample caption="A sample of one value">
            <Figure value="112" unit="mg/dL LDL cholesterol" size="tile" />
            <FlagMark flag="borderline-high" />
            <RangeBar
              value={SAMPLE.value}
              bands={bandsOf(SAMPLE, { sex: 'female', ageYears: 40 })}
              tone="fair"
            />
          </Sample>
        }
      >
        <Group gap="md" justify="center">
          <Button component={Link} to={paths.newBloodTest()}>
            Add your first blood test
          </Button>
          <Button component={Link} to={paths.importBloodTests()} variant="default">
            Import a file
          </Button>
        </Group>
      </EmptyState>
    </Card>
  );
}
