import { Stack, Table, Text } from '@mantine/core';
import type { DietQualityAnswer } from '#contract/diet-quality.ts';
import { DIET_STANDARDS, type DietPart } from '#domain/diet-quality/diet-quality-index.ts';
import { SERVING_G } from '#domain/diet-quality/servings.ts';
import { formatAmount } from '#domain/numbers/format-amount.ts';
import { formatDate } from '#web/lib/format.ts';
import classes from './diet-quality.module.css';

const NAMES: Readonly<Record<DietPart, string>> = {
  fruitServings: `fruit, × ${SERVING_G} g`,
  vegetableServings: `vegetables, × ${SERVING_G} g`,
  wholeGrainShare: 'whole grains, share of grains',
  legumeAndNutServings: 'legumes and nuts, servings',
  fishThisWeek: 'fish, meals in 7 days',
  fiberGPer1000Kcal: 'fiber, g per 1,000 kcal',
  satFatPercent: 'saturated fat, % of calories',
  addedSugarPercent: 'added sugars, % of calories',
  sodiumMg: 'sodium, mg',
  ultraProcessedPercent: 'ultra-processed, % of calories',
};

const STANDARDS = Object.entries(DIET_STANDARDS)
  .map(([key, { best, zero }]) => `${NAMES[key as DietPart]}: ${best}; 0 at ${zero}`)
  .join(' · ');

interface IndexAuditProps {
  readonly diet: Pick<DietQualityAnswer, 'dietQualityDays' | 'dietQualityIndex'>;
  readonly today: string;
}

/** Explains the simple index: each day with its parts. */
export function IndexAudit({ diet, today }: IndexAuditProps) {
  const { dietQualityDays, dietQualityIndex } = diet;
  return (
    <Stack gap="md">
      <Text size="sm">
        Each day has ten parts from 0 to 1. Their average times 100 is the day’s score, and the index is the
        average of the days. If a part has no data, its weight is spread across the others. A day with fewer
        than five parts doesn’t count. Legumes and nuts are scored twice if your diet has no fish. If it’s low
        in grains, whole grains aren’t scored. The amounts that score 1, then those that score 0: {STANDARDS}.
      </Text>
      <Table captionSide="top" verticalSpacing="xs" horizontalSpacing="xs" className={classes.table}>
        <Table.Caption>Each day’s intake and score</Table.Caption>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Day</Table.Th>
            <Table.Th scope="col">Score</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {dietQualityDays.map(({ date, score, parts }) => (
            <Table.Tr key={date}>
              <Table.Th scope="row">
                {formatDate(date, today)}
                <div className={classes.parts}>
                  {parts
                    .map(
                      ({ key, amount, part }) => `${NAMES[key]} ${formatAmount(amount)} → ${part.toFixed(2)}`,
                    )
                    .join(' · ')}
                </div>
              </Table.Th>
              <Table.Td>{score.toFixed(1)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
        <Table.Tfoot>
          <Table.Tr>
            <Table.Th scope="row">Daily average</Table.Th>
            <Table.Td>{dietQualityIndex?.toFixed(1) ?? '–'}</Table.Td>
          </Table.Tr>
        </Table.Tfoot>
      </Table>
      <Text size="sm" c="dimmed">
        We based this index on the same guidelines as the Healthy Eating Index. No study has validated it, and
        it has no range. When it stands in for the Healthy Eating Index elsewhere, it counts as 30 plus 0.55
        times its value.
      </Text>
    </Stack>
  );
}
