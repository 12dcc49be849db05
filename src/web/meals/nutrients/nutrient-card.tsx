import { joinWords } from '#domain/words/join-words.ts';
import { Button, SegmentedControl, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Card } from '#web/ui/layout/card.tsx';
import classes from './need-bars.module.css';
import { NeedBars } from './need-bars.tsx';
import { groupShares, inSentence, leadWords, type GroupedShares } from './need-words.ts';
import type { NutrientName } from './nutrient-names.ts';
import { NutrientTable } from './nutrient-table.tsx';
import { useNutrientShares } from './use-nutrient-shares.ts';
import type { DayInView } from '#web/meals/pending.ts';

const VIEWS = [
  { value: 'needs', label: '% of need' },
  { value: 'amounts', label: 'Amounts' },
] as const;

const MAX_LOW = 6;
const MAX_COVERED = 4;

interface BarsProps {
  readonly groups: GroupedShares;
  readonly isToday: boolean;
  readonly onAsk: (row: NutrientName) => void;
}

function Bars({ groups, isToday, onAsk }: BarsProps) {
  const [isWhole, setWhole] = useState(false);
  const { low, covered, limited, unknown } = groups;
  const count = low.length + covered.length;
  const isCut = low.length > MAX_LOW || covered.length > MAX_COVERED;
  return (
    <Stack gap="lg">
      <Text fw={600}>{leadWords(groups, isToday)}</Text>
      <NeedBars
        title={isToday ? 'Still low today' : 'Low'}
        shares={isWhole ? low : low.slice(0, MAX_LOW)}
        kind="need"
        onAsk={onAsk}
      />
      <NeedBars
        title="Covered"
        shares={isWhole ? covered : covered.slice(0, MAX_COVERED)}
        kind="need"
        onAsk={onAsk}
      />
      <NeedBars title="Stay under" shares={limited} kind="limit" onAsk={onAsk} />
      {isWhole && unknown.length > 0 && (
        <Text size="sm" c="dimmed">
          Many of your foods don’t list{' '}
          {joinWords(
            unknown.map(({ row }) => inSentence(row)),
            'or',
          )}
          .
        </Text>
      )}
      {isCut && (
        <Button variant="default" size="sm" aria-pressed={isWhole} onClick={() => setWhole((was) => !was)}>
          {isWhole ? 'Show fewer' : `Show all ${count} nutrients`}
        </Button>
      )}
      <Text size="xs" c="dimmed">
        The line in each bar marks your daily need or, for nutrients in “Stay under,” your limit. Tap a
        nutrient to see where it comes from.
      </Text>
    </Stack>
  );
}

interface NutrientCardProps {
  readonly day: DayInView;
  readonly isToday: boolean;
  readonly onAsk: (row: NutrientName) => void;
}

/** The day's nutrients compared with the member's needs, or as amounts. */
export function NutrientCard({ day, isToday, onAsk }: NutrientCardProps) {
  const [view, setView] = useState<string>('needs');
  const { meals, total, targets } = day;
  const shares = useNutrientShares({ items: meals.flatMap(({ items }) => items), total, targets });
  const isAmounts = view === 'amounts' || !shares;
  return (
    <Card
      title={isToday ? 'Nutrients today' : 'Nutrients'}
      aside={
        shares && (
          <SegmentedControl
            size="sm"
            classNames={{ label: classes.view ?? '' }}
            aria-label="Show nutrients as"
            value={view}
            data={[...VIEWS]}
            onChange={setView}
          />
        )
      }
    >
      {isAmounts ? (
        <NutrientTable meals={meals} total={total} targets={targets} onAsk={onAsk} />
      ) : (
        <Bars groups={groupShares([...shares.values()])} isToday={isToday} onAsk={onAsk} />
      )}
    </Card>
  );
}
