import { Stack, Table, Text } from '@mantine/core';
import type { DietQualityAnswer } from '#contract/diet-quality.ts';
import { DIET_PARTS, DIET_STANDARDS, type DietPart } from '#domain/diet-quality/diet-quality-index.ts';
import { SERVING_G } from '#domain/diet-quality/servings.ts';
import { formatAmount } from '#domain/numbers/format-amount.ts';
import { capitalized } from '#domain/words/first-letter.ts';
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

/** The amounts with which a part scores 1 and 0. */
const Standards = () => (
  <Table captionSide="top" verticalSpacing="xs" horizontalSpacing="xs" className={classes.table}>
    <Table.Caption>How each part is scored</Table.Caption>
    <Table.Thead>
      <Table.Tr>
        <Table.Th scope="col">Part</Table.Th>
        <Table.Th scope="col">Full score at</Table.Th>
        <Table.Th scope="col">Zero at</Table.Th>
      </Table.Tr>
    </Table.Thead>
    <Table.Tbody>
      {DIET_PARTS.map((key) => (
        <Table.Tr key={key}>
          <Table.Th scope="row">{capitalized(NAMES[key])}</Table.Th>
          <Table.Td>{formatAmount(DIET_STANDARDS[key].best)}</Table.Td>
          <Table.Td>{formatAmount(DIET_STANDARDS[key].zero)}</Table.Td>
        </Table.Tr>
      ))}
    </Table.Tbody>
  </Table>
);

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
        than five parts doesn’t count. If your diet excludes fish, we score legumes and nuts twice. If you eat
        few grains, whole grains aren’t scored.
      </Text>
      <Standards />
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
