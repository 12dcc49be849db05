import { Button, Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { MacroBar } from '#web/ui/gauges/macro-bar.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { Sample } from '#web/ui/states/sample.tsx';

const SAMPLE = [
  { label: 'Asleep', value: 6.6, target: 8, valueText: '6:36', targetText: 'of 8:00 h' },
  { label: 'Score', value: 87, target: 100, valueText: '87', targetText: 'of 100' },
  { label: 'Regularity', value: 82, target: 100, valueText: '82', targetText: 'of 100' },
];

interface SleepEmptyProps {
  readonly onAdd: () => void;
  /** Extends the range; absent if there is no earlier data. */
  readonly onLookBack: (() => void) | undefined;
}

/** Introduction while there is nothing to show. */
export function SleepEmpty({ onAdd, onLookBack }: SleepEmptyProps) {
  return (
    <Card>
      <EmptyState
        title="No nights logged yet"
        text="Enter when you went to bed and when you got up. The first night shows how long you slept. Three nights show how much your sleep times shift, and seven in a row show how regular they are."
        picture={
          <Sample caption="Sample: in bed from 11:10 PM to 6:34 AM, 30 minutes awake">
            {SAMPLE.map((bar) => (
              <MacroBar key={bar.label} color="sleep" {...bar} />
            ))}
          </Sample>
        }
      >
        <Group gap="md">
          <Button leftSection={<IconPlus size="1.1em" aria-hidden />} onClick={onAdd}>
            Add last night
          </Button>
          {onLookBack && (
            <Button variant="default" onClick={onLookBack}>
              Show earlier nights
            </Button>
          )}
        </Group>
      </EmptyState>
    </Card>
  );
}
