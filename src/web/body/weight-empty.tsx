import { Button, Group } from '@mantine/core';
import { addDays } from '#domain/time/local-date.ts';
import { lastEntryDay } from '#web/lib/address/range.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { LazySparkline } from '#web/ui/chart/lazy-chart.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { Figure } from '#web/ui/layout/figure.tsx';
import { Sample } from '#web/ui/states/sample.tsx';
import { changeParts, formatMassIn, type MassUnit } from '#web/lib/units/mass-unit.ts';
import { measurements } from './queries.ts';

const SAMPLE_KG = [72.9, 72.7, 72.8, 72.5, 72.4, 72.5, 72.2, 72.1, 72.2, 71.9, 71.9, 71.7, 71.8, 71.6];
const SAMPLE_KG_PER_WEEK = -0.61;
/** Maximum range of a request. */
const ALL_DAYS = 3650;

interface WeightEmptyProps {
  readonly today: string;
  readonly unit: MassUnit;
  readonly onLookBack: () => void;
  readonly onAdd: () => void;
}

/** Introduction before the first weigh-in, or a link to earlier ones. */
export function WeightEmpty({ today, unit, onLookBack, onAdd }: WeightEmptyProps) {
  const all = measurements.useEntries(addDays(today, 1 - ALL_DAYS), lastEntryDay(today));
  if (all.entries.length > 0)
    return (
      <Card>
        <EmptyState
          title="No weigh-ins in this period"
          text="Your earlier weigh-ins are still there. Look further back, or start a new trend today."
        >
          <Group gap="md">
            <Button onClick={onAdd}>Add weight</Button>
            <Button variant="default" onClick={onLookBack}>
              Show all
            </Button>
          </Group>
        </EmptyState>
      </Card>
    );
  const rate = changeParts(SAMPLE_KG_PER_WEEK, unit);
  const [first, last] = [SAMPLE_KG[0], SAMPLE_KG.at(-1)].map((massKg = 0) => formatMassIn(massKg, unit));
  return (
    <Card>
      <EmptyState
        title="No weight logged yet"
        text={`Weight swings by ${unit === 'kg' ? 'a kilogram or two' : '2 to 4 pounds'} from day to day, mostly because of water. Weigh yourself a few times a week. The trend smooths out the swings and shows how fast your weight is changing and when you’ll reach your target.`}
        picture={
          <Sample caption="A two-week sample">
            <Figure value={rate.value} unit={`${rate.unit} a week`} size="tile" />
            <LazySparkline
              values={SAMPLE_KG}
              color="weight"
              label={`A sample trend that falls from ${first} to ${last}`}
            />
          </Sample>
        }
      >
        <Button onClick={onAdd}>Add your first weight</Button>
      </EmptyState>
    </Card>
  );
}
