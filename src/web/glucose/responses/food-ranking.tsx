import { Anchor, SegmentedControl, Stack, Table, Text } from '@mantine/core';
import { useState } from 'react';
import type { FoodRanking as Ranking, FoodResponse } from '#domain/glucose/meals/rank-food-responses.ts';
import type { GlucoseUnit } from '#domain/glucose-import/file-value.ts';
import { countText, formatGrams } from '#web/lib/format.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { formatArea, formatRise } from '#domain/glucose/glucose-text.ts';

const MAX_FOODS = 15;

interface FoodRankingProps {
  readonly ranking: Ranking;
  readonly unit: GlucoseUnit;
}

function Row({ food, ranking: { measure }, unit }: FoodRankingProps & { readonly food: FoodResponse }) {
  const { name, response, mealsAlone, meanCarbsG } = food;
  const format = (value: number): string =>
    measure === 'rise' ? formatRise(value, unit) : formatArea(value, unit);
  const { low, high, mean, count } = response;
  const details = [
    meanCarbsG === undefined ? undefined : `${formatGrams(meanCarbsG)} g carbs`,
    mealsAlone === 0 ? undefined : `eaten alone ${mealsAlone === 1 ? 'once' : `${mealsAlone} times`}`,
  ].filter((text) => text !== undefined);
  return (
    <Table.Tr>
      <Table.Th scope="row" fw={400}>
        {name}
        {details.length > 0 && (
          <Text size="xs" c="dimmed">
            {details.join(', ')}
          </Text>
        )}
      </Table.Th>
      <Table.Td ta="end">
        <strong>{format(mean)}</strong>
        {low !== undefined && high !== undefined && (
          <Text size="xs" c="dimmed">
            {format(measure === 'rise' ? low : Math.max(0, low))} to {format(high)}
          </Text>
        )}
      </Table.Td>
      <Table.Td ta="end">{count}</Table.Td>
    </Table.Tr>
  );
}

/** Foods by the member's own responses: average, 95% interval and number of meals; never ranked by a single meal. */
export function FoodRanking({ ranking, unit }: FoodRankingProps) {
  const [order, setOrder] = useState<'highest' | 'gentlest'>('highest');
  const { measure, highestFirst, lowestFirst, singleMealFoods, validMeals } = ranking;
  const foods = order === 'highest' ? highestFirst : lowestFirst;
  const what = measure === 'rise' ? `Rise, ${unit}` : `Area, ${unit}·min`;
  const single = singleMealFoods.length;
  return (
    <Card title="Foods ranked by response" aside={countText(validMeals, 'meal')}>
      <Stack gap="md">
        {foods.length === 0 ? (
          <Text c="dimmed">
            A food appears here after you’ve had it in two meals with a measured response. So far,{' '}
            {single === 0
              ? 'no food has been in one'
              : `${countText(single, 'food')} ${single === 1 ? 'has' : 'have'} been in only one of these meals`}
            .
          </Text>
        ) : (
          <>
            <SegmentedControl
              size="sm"
              fullWidth
              aria-label="Sort order"
              value={order}
              data={[
                { value: 'highest', label: 'Highest first' },
                { value: 'gentlest', label: 'Lowest first' },
              ]}
              onChange={(choice) => setOrder(choice === 'gentlest' ? 'gentlest' : 'highest')}
            />
            <Table verticalSpacing="xs" captionSide="top">
              <Table.Caption>
                Average with 95% interval, sorted by its {order === 'highest' ? 'low' : 'high'} end
              </Table.Caption>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th scope="col">Food</Table.Th>
                  <Table.Th scope="col" ta="end">
                    {what}
                  </Table.Th>
                  <Table.Th scope="col" ta="end">
                    Meals
                  </Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {foods.slice(0, MAX_FOODS).map((food) => (
                  <Row key={food.foodId} {...{ food, ranking, unit }} />
                ))}
              </Table.Tbody>
            </Table>
          </>
        )}
        <Text size="sm" c="dimmed">
          A meal’s response counts for every food in it and reflects whatever else happened, such as sleep or
          a walk. It shows what followed, not what caused it. The area combines how far and for how long your
          glucose rose above its pre-meal level over two hours. Source:{' '}
          <Anchor href="https://doi.org/10.1093/ajcn/43.1.167" target="_blank" rel="noreferrer" inherit>
            Wolever and Jenkins 1986
          </Anchor>
          .
        </Text>
      </Stack>
    </Card>
  );
}
