import { Anchor, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { NutrientKey } from '#domain/foods/nutrients.ts';
import type { NutrientShare } from '#domain/meals/nutrient-need.ts';
import { EstimateFigure } from '#web/lib/estimate-figure.tsx';
import { paths } from '#web/lib/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { fullName, percentText, shareOfLimit } from './need-words.ts';
import { NUTRIENT_GROUPS } from './nutrient-names.ts';
import { useNutrientShares } from './use-nutrient-shares.ts';
import type { DayInView } from '#web/meals/pending.ts';

const SHOWN: ReadonlySet<NutrientKey> = new Set([
  'satFatG',
  'sugarsG',
  'sodiumMg',
  'potassiumMg',
  'calciumMg',
  'ironMg',
  'vitaminCMg',
]);
const ROWS = NUTRIENT_GROUPS.flatMap(({ rows }) => rows).filter(({ key }) => SHOWN.has(key));

/** "35% of need", or "64% of limit". */
function partOf(share: NutrientShare | undefined): string | undefined {
  if (share?.limit && share.eaten && !share.need) return `${percentText(shareOfLimit(share))} of limit`;
  return share?.share === undefined ? undefined : `${percentText(share.share)} of need`;
}

/** A few of the day's nutrients besides the macros; the rest is a tap away. */
export function NutrientGlance({ day, isToday }: { readonly day: DayInView; readonly isToday: boolean }) {
  const shares = useNutrientShares({ ...day, items: day.meals.flatMap(({ items }) => items) });
  return (
    <Card
      title={isToday ? 'Nutrients so far' : 'Nutrients'}
      aside={
        <Anchor component={Link} to={paths.day(isToday ? undefined : day.date)} size="sm" fw={600}>
          All nutrients
        </Anchor>
      }
    >
      <Stack gap="sm">
        {ROWS.map((row) => {
          const { key, unit } = row;
          const figure = day.total[key];
          const part = partOf(shares?.get(key));
          return (
            <Group key={key} justify="space-between" gap="sm" wrap="nowrap">
              <Text size="sm">{fullName(row)}</Text>
              <Text size="sm" component="div">
                {figure ? (
                  <>
                    <EstimateFigure estimate={figure} isEnergy={false} unit={unit} asks />
                    {part !== undefined && (
                      <Text span size="sm" c="dimmed">
                        {' '}
                        {part}
                      </Text>
                    )}
                  </>
                ) : (
                  <Text span size="xs" c="dimmed">
                    – not reported
                  </Text>
                )}
              </Text>
            </Group>
          );
        })}
      </Stack>
    </Card>
  );
}
