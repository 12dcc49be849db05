import { Stack, Table, Text } from '@mantine/core';
import type { DietQualityAnswer } from '#contract/diet-quality.ts';
import { DIET_STANDARDS, type DietPart } from '#domain/diet-quality/diet-quality-index.ts';
import { formatAmount, formatDate } from '#web/lib/format.ts';
import classes from './diet-quality.module.css';

const NAMES: Readonly<Record<DietPart, string>> = {
  fruitServings: 'fruit, × 80 g',
  vegetableServings: 'vegetables, × 80 g',
  wholeGrainShare: 'whole grains, share of grains',
  legumeAndNutServings: 'legumes and nuts, servings',
  fishThisWeek: 'fish, meals in 7 days',
  fiberGPer1000Kcal: 'fiber, g per 1,000 kcal',
  satFatPercent: 'saturated fat, % of energy',
  addedSugarPercent: 'added sugars, % of energy',
  sodiumMg: 'sodium, mg',
  ultraProcessedPercent: 'ultra-processed, % of energy',
};

const STANDARDS = Object.entries(DIET_STANDARDS)
  .map(([key, { best, zero }]) => `${NAMES[key as DietPart]}: ${best}; 0 at ${zero}`)
  .join(' · ');

interface IndexAuditProps {
  readonly diet: Pick<DietQualityAnswer, 'dietQualityDays' | 'dietQualityIndex'>;
  readonly today: string;
}

/** The simple index laid open: each day with its parts. */
export function IndexAudit({ diet, today }: IndexAuditProps) {
  const { dietQualityDays, dietQualityIndex } = diet;
  return (
    <Stack gap="md">
      <Text size="sm">
        Ten parts a day of 0 to 1 each, their mean times 100, and the mean of the days. What is not known
        leaves its weight to the rest; a day with fewer than five known parts does not count. Without fish in
        your diet, legumes and nuts are asked for twice instead; with few grains, whole grains are not asked
        for. All of a part at, and none of it: {STANDARDS}.
      </Text>
      <Table captionSide="top" verticalSpacing="xs" horizontalSpacing="xs" className={classes.table}>
        <Table.Caption>Each day with what was eaten, and what it comes to</Table.Caption>
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
            <Table.Th scope="row">Mean of the days</Table.Th>
            <Table.Td>{dietQualityIndex?.toFixed(1) ?? '–'}</Table.Td>
          </Table.Tr>
        </Table.Tfoot>
      </Table>
      <Text size="sm" c="dimmed">
        A design of this product, after the same guidelines as the Healthy Eating Index; no study has
        validated it, and it tells no range. Where it stands in for the index elsewhere, it counts as 30 and
        0.55 of it.
      </Text>
    </Stack>
  );
}
