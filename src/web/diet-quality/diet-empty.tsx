import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { MIN_DAYS } from '#domain/diet-quality/assess-hei.ts';
import { countText } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { MacroBar } from '#web/ui/gauges/macro-bar.tsx';
import { Sample } from '#web/ui/sample.tsx';

const SAMPLE = [
  { label: 'Whole fruit', value: 5, target: 5, valueText: '5' },
  { label: 'Whole grains', value: 4.8, target: 10, valueText: '4.8' },
  { label: 'Greens and beans', value: 3.6, target: 5, valueText: '3.6' },
];

/** What this screen is for, while there are too few complete days for it. */
export function DietEmpty({ countedDays }: { readonly countedDays: number }) {
  return (
    <Card>
      <EmptyState
        title={
          countedDays === 0
            ? 'No complete days yet'
            : `${countText(countedDays, 'complete day')} of the ${MIN_DAYS} it takes`
        }
        text={`From ${MIN_DAYS} complete days on you see how close your food comes to the dietary guidelines, and what would bring it closer. A past day is complete with two main meals, or when you say so on its page in the diary. Seven days say more than three.`}
        picture={
          <Sample caption="A sample: 71 of 100, between 66 and 76">
            {SAMPLE.map((bar) => (
              <MacroBar key={bar.label} color="fiber" targetText={`${bar.target} points`} {...bar} />
            ))}
          </Sample>
        }
      >
        <Button component={Link} to={paths.day()}>
          Open the diary
        </Button>
      </EmptyState>
    </Card>
  );
}
