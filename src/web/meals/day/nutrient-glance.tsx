import { Anchor, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { NutrientKey } from '#domain/foods/nutrients.ts';
import { paths } from '#web/lib/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { EstimateFigure } from '#web/lib/estimate-figure.tsx';
import { NUTRIENT_GROUPS } from './nutrient-names.ts';
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
const FULL_NAMES: { readonly [K in NutrientKey]?: string } = { satFatG: 'Saturated fat' };
const ROWS = NUTRIENT_GROUPS.flatMap(({ rows }) => rows).filter(({ key }) => SHOWN.has(key));

/** A few of the day's nutrients besides the macros; the rest is a tap away. */
export function NutrientGlance({ day, isToday }: { readonly day: DayInView; readonly isToday: boolean }) {
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
        {ROWS.map(({ key, name, unit }) => {
          const figure = day.total[key];
          return (
            <Group key={key} justify="space-between" gap="sm" wrap="nowrap">
              <Text size="sm">{FULL_NAMES[key] ?? name}</Text>
              <Text size="sm" component="div">
                {figure ? (
                  <EstimateFigure estimate={figure} isEnergy={false} unit={unit} asks />
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
